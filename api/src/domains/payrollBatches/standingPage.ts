/** The undecided days and receipts of a page of the board, loaded together. */
import { createLoad, type Load } from '../../graph/createLoad.ts';
import type { Context } from '../../operation/context.ts';
import type { Receipt, TimeLog } from '../../platform/db/generated/client/client.ts';
import type { Standing } from './standing.service.ts';

export interface StandingPage {
  standing: () => Promise<Standing>;
  loadDays: Load<TimeLog>;
  loadReceipts: Load<Receipt>;
}

export function standingPage(
  { db }: Pick<Context, 'db'>,
  standing: StandingPage['standing'],
  rows: readonly { userId: string }[],
): StandingPage {
  const keysOf = async (which: 'undecidedDays' | 'undecidedReceipts') => {
    const { attention } = await standing();
    return rows.flatMap(({ userId }) => attention.get(userId)?.[which] ?? []);
  };
  return {
    standing,
    loadDays: createLoad(async (query) =>
      db.timeLog.findMany({ ...query, where: { id: { in: await keysOf('undecidedDays') } } }),
    ),
    loadReceipts: createLoad(async (query) =>
      db.receipt.findMany({ ...query, where: { id: { in: await keysOf('undecidedReceipts') } } }),
    ),
  };
}
