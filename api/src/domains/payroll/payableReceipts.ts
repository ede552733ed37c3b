/**
 * Which receipts a week may pay: those of days before it as well, which were forgotten or approved late, and those that a
 * void run of the same week has paid already, because doing the week again takes off what was paid.
 */
import { type Day, toUtcMidnight } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import type { Prisma } from '../../platform/db/generated/client/client.ts';

export const payableReceiptsWhere = (weekEnd: Day) =>
  ({
    status: 'APPROVED',
    date: { lte: toUtcMidnight(weekEnd) },
    OR: [
      { payrollRunId: null },
      { payrollRun: { status: 'VOID', weekStart: toUtcMidnight(startOfWeek(weekEnd)) } },
    ],
  }) satisfies Prisma.ReceiptWhereInput;
