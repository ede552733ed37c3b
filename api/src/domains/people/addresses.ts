/**
 * Where a person is told of what concerns the account: at the address of today, and at those that it was changed from
 * lately. Someone who wants to take over an account, or to redirect pay, would change the address first.
 */
import { notify } from '../../notices/notify.ts';
import type { Context, Tx } from '../../operation/context.ts';
import { foldEmail } from './accounts.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How long an address from before is told, in days: of where pay goes, and of passwords and the address itself. */
export const TOLD_OF = { BANK_ACCOUNT: 30, ACCESS: 7 } as const;

interface Owner {
  userId: string;
  email: string;
}

/** The addresses that it was changed from since then, the latest first, each once and without the one of today. */
export async function findFormerAddresses(
  tx: Pick<Tx, 'auditLog'>,
  { now }: Pick<Context, 'now'>,
  { userId, email }: Owner,
  days: number,
): Promise<string[]> {
  const changes = await tx.auditLog.findMany({
    where: {
      ...{ entityType: 'User', entityId: userId, action: 'CONTRACTOR_UPDATED' },
      timestamp: { gt: new Date(now().getTime() - days * DAY_MS) },
    },
    orderBy: [{ timestamp: 'desc' }, { id: 'desc' }],
    select: { oldValues: true },
  });
  const former = new Map(
    changes.flatMap(({ oldValues }) => readEmail(oldValues)).map((each) => [foldEmail(each), each]),
  );
  former.delete(foldEmail(email));
  return [...former.values()];
}

/** The address of today, and those from before. */
export const findAddresses = async (
  tx: Pick<Tx, 'auditLog'>,
  context: Pick<Context, 'now'>,
  owner: Owner,
  days: number,
): Promise<string[]> => [owner.email, ...(await findFormerAddresses(tx, context, owner, days))];

/** Tells the owner of an address that someone else has changed, at both; the change has been recorded. */
export async function tellOfNewAddress(tx: Tx, context: Context, owner: Owner): Promise<void> {
  const addresses = await findAddresses(tx, context, owner, TOLD_OF.ACCESS);
  await notify(tx, context, { kind: 'EMAIL_CHANGED', aboutId: owner.userId, addresses, facts: {} });
}

const readEmail = (values: unknown): string[] =>
  values instanceof Object && 'email' in values && typeof values.email === 'string' ? [values.email] : [];
