/** How many rows a report would have. */
import { expressionBuilder } from 'kysely';
import { db, defineCondition, defineRows } from '../../platform/sql/define.ts';

const run = expressionBuilder(db.selectFrom('PayrollRun as run'));

export const isPaidWithin = defineCondition({ first: 'date', last: 'date' }, ({ first, last }) =>
  run.between('run.payDate', first, last),
);
export const isWeekWithin = defineCondition({ first: 'date', last: 'date' }, ({ first, last }) =>
  run.between('run.weekStart', first, last),
);
export const isOf = defineCondition({ userId: 'uuid' }, ({ userId }) => run('run.userId', '=', userId));

/** How many valid runs (`run`) there are, up to the limit. */
export const runCount = defineRows({ inRange: 'condition', limit: 'int' }, ({ inRange, limit }) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('PayrollRun as run')
        .where('run.status', '<>', 'VOID')
        .where(inRange)
        .limit(limit)
        .select('run.id')
        .as('few'),
    )
    .select(({ fn }) => fn.countAll<number>().as('runs')),
);
