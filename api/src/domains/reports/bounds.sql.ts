/** Which runs are in a range. */
import { expressionBuilder } from 'kysely';
import { db, defineCondition } from '../../platform/sql/define.ts';

const run = expressionBuilder(db.selectFrom('PayrollRun as run'));

export const isPaidWithin = defineCondition({ first: 'date', last: 'date' }, ({ first, last }) =>
  run.between('run.payDate', first, last),
);
export const isWeekWithin = defineCondition({ first: 'date', last: 'date' }, ({ first, last }) =>
  run.between('run.weekStart', first, last),
);
export const isOf = defineCondition({ userId: 'uuid' }, ({ userId }) => run('run.userId', '=', userId));
