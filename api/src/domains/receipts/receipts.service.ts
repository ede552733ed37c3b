/** Which receipts a viewer can see, and their totals. */
import { type Cents, fromDecimal, sumCents } from 'rules/money';
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import type { Context, Viewer } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { ReceiptStatus } from '../../platform/db/generated/client/enums.ts';
import { type DayArguments, type DayRange, daysWhere } from '../timeLogs/timeLogs.service.ts';

/** The viewer's own receipts; approvers and payroll staff see everyone's, anonymous callers none. */
export function visibleReceipts(viewer: Viewer | null): { userId?: string | { in: string[] } } {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, PAYROLL_READERS) ? {} : { userId: viewer.id };
}

/** The receipts that match a filter and that the viewer may see. */
export const receiptsWhere = (
  viewer: Viewer | null,
  args: DayArguments<ReceiptStatus>,
  days?: DayRange,
): Prisma.ReceiptWhereInput => ({ AND: [visibleReceipts(viewer), daysWhere(args, days)] });

export interface ReceiptTotals {
  receipts: number;
  pending: number;
  amount: Cents;
}

/** How many receipts match, how many are pending, and their sum: one statement. */
export async function totalReceipts(
  { db }: Context,
  where: Prisma.ReceiptWhereInput,
): Promise<ReceiptTotals> {
  const found = await db.receipt.groupBy({ by: 'status', where, _count: true, _sum: { amount: true } });
  return {
    receipts: found.reduce((sum, { _count }) => sum + _count, 0),
    pending: found.find(({ status }) => status === 'PENDING')?._count ?? 0,
    amount: sumCents(found.map(({ _sum }) => fromDecimal(_sum.amount))),
  };
}
