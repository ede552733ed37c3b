/** Acts of the audit log: what one request did is listed as one act, which opens to show its entries. */
import type { ActTotals } from '../../audit/actions/action.ts';
import type { Context } from '../../operation/context.ts';
import { toKey } from '../../operation/ids.ts';
import { batched } from '../../platform/sql/batched.ts';
import type { Condition } from '../../platform/sql/define.ts';
import { type ActColumn, actTotals } from './acts.sql.ts';
import { entries } from './auditLogs.sql.ts';

/** What the act of an entry did in all; null if the entry is all of it. */
export const totalsOfAct = batched(async (context: Context, keys) => {
  const found = await context.sql.read(context, actTotals({ keys }));
  return new Map(keys.map((key): [string, ActTotals | null] => [key, found[key] ?? null]));
});

const ACT_COLUMNS = {
  ...{ requestId: true, action: true, level: true, userId: true, deletedUserNumber: true },
} as const satisfies Record<ActColumn, true>;

/** The entries of the act that this entry belongs to; none for a text that is not an entry's ID. */
export async function entriesOfAct({ db }: Context, id: string): Promise<Condition[]> {
  const key = toKey('AuditLog', id);
  const entry = await db.auditLog.findUnique({ where: { id: key }, select: ACT_COLUMNS });
  if (!entry) return [entries.none()];
  const { requestId, action, level, userId, deletedUserNumber: number } = entry;
  if (requestId === null || requestId === 'system') return [entries.withId({ id: key })];
  return [
    ...[entries.ofRequest({ id: requestId }), entries.ofAction({ action }), entries.ofLevel({ level })],
    userId === null ? entries.byNoUser() : entries.by({ userId }),
    number === null ? entries.byNoDeleted() : entries.byDeleted({ number }),
  ];
}
