/** The numbers on an administrator's home page. */
import type { Context } from '../../operation/context.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { latestPending, peopleCounts } from './overview.sql.ts';

export type PeopleCounts = AnswerOf<typeof peopleCounts>;

/** Everybody of either kind, archived people included; active are those who can sign in. */
export const countPeople = (context: Context): Promise<PeopleCounts> =>
  context.sql.read(context, peopleCounts());

/** How many of the latest hundred days await a decision. */
export const countPendingApprovals = (context: Context): Promise<number> =>
  context.sql.read(context, latestPending());
