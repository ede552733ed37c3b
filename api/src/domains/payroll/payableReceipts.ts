/** Which receipts a week may pay: those of days before it as well, which were forgotten or approved late. */
import { type Day, toUtcMidnight } from 'rules/days';
import type { Prisma } from '../../platform/db/generated/client/client.ts';

export const payableReceiptsWhere = (weekEnd: Day) =>
  ({
    status: 'APPROVED',
    payrollRunId: null,
    date: { lte: toUtcMidnight(weekEnd) },
  }) satisfies Prisma.ReceiptWhereInput;
