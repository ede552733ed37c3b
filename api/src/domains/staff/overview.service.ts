/** The numbers on the staff screen. */
import type { Context } from '../../operation/context.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { staffCounts } from './overview.sql.ts';

export type StaffOverview = AnswerOf<typeof staffCounts>;

export const staffOverview = (context: Context): Promise<StaffOverview> =>
  context.sql.read(context, staffCounts());
