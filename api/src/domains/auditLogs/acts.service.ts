/** Acts of the audit log: what one request did is listed as one, and opened it shows its entries. */
import type { ActTotals } from '../../audit/actions/action.ts';
import type { Context } from '../../operation/context.ts';
import { toKey } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { batched } from '../../platform/sql/batched.ts';
import { models } from '../../platform/sql/dataModel.ts';
import type { Condition } from '../../platform/sql/finder.ts';
import { whereSql } from '../../platform/sql/where.ts';
import { type ActColumn, actTotals, newestOfAct } from './acts.sql.ts';

/** Of the matching entries, the newest of each act. */
export const onePerAct = (where: Prisma.AuditLogWhereInput): Condition =>
  newestOfAct({ matching: whereSql(models.AuditLog, 'other', where) });

/** What the act of an entry did altogether; null where the entry is all of it. */
export const totalsOfAct = batched(async (context: Context, keys) => {
  const found = await context.sql.read(context, actTotals({ keys }));
  return new Map(keys.map((key): [string, ActTotals | null] => [key, found[key] ?? null]));
});

const ACT_COLUMNS = {
  ...{ requestId: true, action: true, level: true, userId: true, deletedUserNumber: true },
} as const satisfies Record<ActColumn, true>;

/** The entries of the act that this entry belongs to; none for a text that is not an entry's id. */
export async function entriesOfAct({ db }: Context, id: string): Promise<Prisma.AuditLogWhereInput> {
  const entry = await db.auditLog.findUnique({
    where: { id: toKey('AuditLog', id) },
    select: ACT_COLUMNS,
  });
  if (!entry) return { id: { in: [] } };
  const { requestId } = entry;
  return requestId === null || requestId === 'system' ? { id: toKey('AuditLog', id) } : entry;
}
