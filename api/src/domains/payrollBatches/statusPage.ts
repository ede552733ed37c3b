/** The undecided days and receipts of a page of the board, loaded together. */
import { createLoad, type Load } from '../../graph/createLoad.ts';
import type { Context } from '../../operation/context.ts';
import type { Receipt, TimeLog } from '../../platform/db/generated/client/client.ts';
import type { WeekStatus } from './weekStatus.service.ts';

export interface StatusPage {
  status: () => Promise<WeekStatus>;
  loadDays: Load<TimeLog>;
  loadReceipts: Load<Receipt>;
}

export function statusPage(
  { db }: Pick<Context, 'db'>,
  status: StatusPage['status'],
  rows: readonly { userId: string }[],
): StatusPage {
  const keysOf = async (which: 'undecidedDays' | 'undecidedReceipts') => {
    const { attention } = await status();
    return rows.flatMap(({ userId }) => attention.get(userId)?.[which] ?? []);
  };
  return {
    status,
    loadDays: createLoad(async (query) =>
      db.timeLog.findMany({ ...query, where: { id: { in: await keysOf('undecidedDays') } } }),
    ),
    loadReceipts: createLoad(async (query) =>
      db.receipt.findMany({ ...query, where: { id: { in: await keysOf('undecidedReceipts') } } }),
    ),
  };
}
