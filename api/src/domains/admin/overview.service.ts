/** The numbers on an administrator's home page. */
import { countUnanchored } from '../../audit/anchor.ts';
import type { Context } from '../../operation/context.ts';
import { readKept } from '../../platform/sql/kept.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { latestPending, newestLink, peopleCounts } from './overview.sql.ts';

export type PeopleCounts = AnswerOf<typeof peopleCounts>;

/** Everyone of either kind, including archived people; active are those who can sign in. */
export const countPeople = (context: Context): Promise<PeopleCounts> => readKept(context, peopleCounts());

/** How many of the latest hundred days await a decision. */
export const countPendingApprovals = (context: Context): Promise<number> =>
  readKept(context, latestPending());

/** How many sealed entries are not in the anchor file yet; null if there is no file. */
export async function countEntriesBehind(context: Context): Promise<number | null> {
  const { anchorFile } = context.sealer;
  if (anchorFile === undefined) return null;
  const links = await context.sql.read(context, newestLink());
  return countUnanchored(anchorFile, BigInt(links ?? 0));
}
