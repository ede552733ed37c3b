/** Which receipts a viewer can see, and their totals. */
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import type { Context, Viewer } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { ReceiptStatus } from '../../platform/db/generated/client/enums.ts';
import { models } from '../../platform/sql/dataModel.ts';
import { whereSql } from '../../platform/sql/where.ts';
import { type DayArguments, type DayRange, daysWhere } from '../timeLogs/timeLogs.service.ts';
import { receiptTotals } from './receipts.sql.ts';

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
  /** In dollars, as the database writes them. */
  amount: string;
}

/** How many receipts match, how many are pending, and their sum: one statement. */
export const totalReceipts = (context: Context, where: Prisma.ReceiptWhereInput): Promise<ReceiptTotals> =>
  context.sql.read(context, receiptTotals({ matching: whereSql(models.Receipt, 't', where) }));
