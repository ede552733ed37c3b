/** Acts that stay in the audit log whatever happens to the people who did them. */
import { writtenBy } from '../../src/audit/deletedUsers.ts';
import type { TestPortal } from '../support/portal.ts';

const ACTS = [
  'ACCESS_TOKEN_CREATED',
  'PAYROLL_CALCULATED',
  'PASSWORD_RESET',
  'PASSWORD_RESET_TOKEN_CREATED',
  'ROLE_ASSIGNED',
  'ROLE_REMOVED',
  'TAX_NUMBER_REVEALED',
  'USER_CREATED',
  'USER_DELETED',
];

export interface Act {
  action: string;
  about: string | null;
  by: string | null;
}

/** The acts so far, by their place in the log. */
export async function readActs(portal: TestPortal): Promise<Map<bigint, Act>> {
  const entries = await portal.db.auditLog.findMany({
    where: { action: { in: ACTS } },
    include: { deletedUser: { select: { userId: true } } },
  });
  return new Map(
    entries.map((entry) => [
      entry.sequence,
      { action: entry.action, about: entry.entityId, by: writtenBy(entry) },
    ]),
  );
}
