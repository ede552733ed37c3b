/** The runs that add to a run or correct it. */
import { db, defineChange, defineRows } from '../../../platform/sql/define.ts';

/** A run that takes another one's place is the one that its adjustments add to. */
export const movedAdjustments = defineChange({ from: 'uuid', to: 'uuid' }, ({ from, to }) =>
  db
    .updateTable('PayrollRun')
    .set({ adjustsId: to })
    .where('adjustsId', '=', from)
    .where('status', '<>', 'VOID'),
);

/** The runs that stand and correct this one, or what it corrected, by number. */
export const standingCorrections = defineRows({ runId: 'uuid' }, ({ runId }) =>
  db
    .selectFrom('PayrollRun as run')
    .where('run.status', '<>', 'VOID')
    .where('run.correction', 'is not', null)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('run.adjustsId', '=', runId),
        exists(
          selectFrom('PayrollLine as line')
            .whereRef('line.runId', '=', 'run.id')
            .where('line.adjustsRunId', '=', runId)
            .where('line.adjustsPosition', 'is not', null)
            .select('line.runId'),
        ),
      ]),
    )
    .orderBy('run.number')
    .limit(1)
    .select('run.number'),
);
