/** Decides many days at once. */
import { db, defineChange, defineRows, type Instant, sql } from '../../platform/sql/define.ts';

/** The days, locked until the transaction ends; always in the same order, so that two decisions never deadlock. */
export const lockedDays = defineRows({ ids: 'uuid[]' }, ({ ids }) =>
  db
    .selectFrom('TimeLog')
    .where((eb) => eb('id', '=', eb.fn.any(ids)))
    .orderBy('id')
    .forUpdate()
    .select(['id', 'userId', 'date', 'status', 'rejectionReason', 'updatedAt']),
);

/** The runs that have any of these days, read after the days are locked, so that a run that just took one is seen. */
export const holdingRuns = defineRows({ ids: 'uuid[]' }, ({ ids }) =>
  db
    .selectFrom('TimeLog as log')
    .innerJoin('PayrollRun as run', (join) =>
      join.onRef('run.userId', '=', 'log.userId').on('run.status', '<>', 'VOID'),
    )
    .innerJoin('PayrollEntry as entry', (join) =>
      join.onRef('entry.runId', '=', 'run.id').onRef('entry.date', '=', 'log.date'),
    )
    .where((eb) => eb('log.id', '=', eb.fn.any(ids)))
    .where((eb) => eb.or([eb('entry.pay', '>', 0), eb('entry.expenses', '>', 0)]))
    .select(['log.id', 'run.number']),
);

/** Writes the decision. `updatedAt` always advances, because revisions depend on it. */
export const decided = defineChange(
  {
    ids: 'uuid[]',
    status: 'TimeLogStatus',
    reason: 'text?',
    by: 'uuid?',
    at: 'timestamptz?',
    now: 'timestamptz',
  },
  ({ ids, status, reason, by, at, now }) =>
    db
      .updateTable('TimeLog')
      .where((eb) => eb('id', '=', eb.fn.any(ids)))
      .set({
        status,
        rejectionReason: reason,
        decidedById: by,
        decidedAt: at,
        updatedAt: ({ ref }) =>
          sql<Instant>`greatest(${now}, ${ref('updatedAt')} + interval '1 millisecond')`,
      }),
);
