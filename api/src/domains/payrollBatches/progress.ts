/** How far a batch has come: counted from its people, in one statement. */
import { type Cents, fromDecimal } from 'rules/money';
import type { PrismaClient } from '../../platform/db/generated/client/client.ts';

export interface BatchProgress {
  total: number;
  done: number;
  refused: number;
  /** What the people who are done were paid. */
  paidTotal: Cents;
}

export async function loadProgress(
  db: Pick<PrismaClient, 'payrollBatchItem'>,
  batchId: string,
): Promise<BatchProgress> {
  const groups = await db.payrollBatchItem.groupBy({
    by: ['status'],
    where: { batchId },
    _count: true,
    _sum: { totalPay: true },
  });
  const group = (status: string) => groups.find((one) => one.status === status);
  return {
    total: groups.reduce((sum, { _count }) => sum + _count, 0),
    done: group('DONE')?._count ?? 0,
    refused: group('REFUSED')?._count ?? 0,
    paidTotal: fromDecimal(group('DONE')?._sum.totalPay ?? null),
  };
}
