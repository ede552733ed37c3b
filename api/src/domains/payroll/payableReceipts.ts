/**
 * Which receipts a week may pay: those of days before it as well, which were forgotten or approved late, and those that a
 * void run of the same week has paid already, because doing the week again takes off what was paid.
 */
import { type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { fromDecimal } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { PaidReceipt } from './pay/weekLines.ts';

export const payableReceiptsWhere = (weekEnd: Day) =>
  ({
    status: 'APPROVED',
    date: { lte: toUtcMidnight(weekEnd) },
    OR: [
      { payrollRunId: null },
      { payrollRun: { status: 'VOID', weekStart: toUtcMidnight(startOfWeek(weekEnd)) } },
    ],
  }) satisfies Prisma.ReceiptWhereInput;

/** As `toPaidReceipt` reads it. */
export const PAID_RECEIPT = {
  ...{ id: true, amount: true, date: true, category: true, purpose: true },
  file: { select: { id: true } },
} as const satisfies Prisma.ReceiptSelect;

type Stored = Prisma.ReceiptGetPayload<{ select: typeof PAID_RECEIPT }>;

export const toPaidReceipt = ({ amount, date, file, ...receipt }: Stored): PaidReceipt => ({
  ...receipt,
  date: fromUtcMidnight(date),
  cents: fromDecimal(amount),
  hasFile: file !== null,
});
