/** The limit above which money needs a second person, and who may remove it. */
import { formatAmount } from 'rules/amounts';
import { z } from 'zod';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { INDEPENDENCE } from '../../viewer/independence.ts';

type Limit = number | null;

const limit = z.number().nullable();

/** The content of a request for a new limit: the new one, and the limit at the time of the request. */
export const limitContent = z.object({ before: limit, after: limit });
export type LimitContent = z.infer<typeof limitContent>;

/** Whether the change would let one person do more alone. */
export const lowersGuard = (before: Limit, after: Limit): boolean =>
  before !== null && (after === null || after > before);

const inWords = (value: Limit): string => (value === null ? 'none' : formatAmount(value));

export const describeLimit = ({ before, after }: LimitContent): string =>
  `from ${inWords(before)} to ${inWords(after)}`;

/**
 * Whether someone else could approve, or could have if the viewer had not removed them recently. A company with one
 * administrator could otherwise never change its limit.
 */
export const hasOtherAdministrator = async (
  db: Pick<Tx, 'user' | 'auditLog'>,
  { viewer, now }: Pick<SignedInContext, 'viewer' | 'now'>,
): Promise<boolean> =>
  (await db.user.count({
    where: {
      ...{ id: { not: viewer.id }, isActive: true, archivedAt: null },
      roles: { some: { role: 'IT_Admin' } },
    },
  })) > 0 || hasPutOut(db, viewer.id, new Date(now().getTime() - INDEPENDENCE.leftAloneMs));

/** Whether the viewer has since deactivated another administrator or removed their role. */
async function hasPutOut(db: Pick<Tx, 'user' | 'auditLog'>, viewerId: string, since: Date): Promise<boolean> {
  const entries = await db.auditLog.findMany({
    where: {
      ...{ userId: viewerId, entityType: 'User', timestamp: { gt: since } },
      action: { in: ['USER_DEACTIVATED', 'ROLE_REMOVED'] },
    },
    select: { action: true, entityId: true, oldValues: true },
  });
  const deactivated = entries.flatMap(({ action, entityId }) =>
    action === 'USER_DEACTIVATED' && entityId !== null ? [entityId] : [],
  );
  const stillHeld = await db.user.count({
    where: { id: { in: deactivated }, roles: { some: { role: 'IT_Admin' } } },
  });
  return (
    stillHeld > 0 ||
    entries.some(({ action, oldValues }) => action === 'ROLE_REMOVED' && heldAdmin(oldValues))
  );
}

const before = z.object({ roles: z.array(z.string()) });
const heldAdmin = (values: unknown): boolean =>
  before.safeParse(values).data?.roles.includes('IT_Admin') ?? false;
