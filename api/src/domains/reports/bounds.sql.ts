/** How many rows a report would have. */
import { db, defineRows } from '../../platform/sql/define.ts';

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
