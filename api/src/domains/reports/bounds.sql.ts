/** How much a report would hold. */
import { db, defineRows } from '../../platform/sql/define.ts';

/** How many runs (`run`) were not voided, as far as the limit. */
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
