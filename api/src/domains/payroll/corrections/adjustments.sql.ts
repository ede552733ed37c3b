/** Runs that add to a run or correct it. */
import { db, defineChange, defineRows } from '../../../platform/sql/define.ts';
import { type RecordOf, recordsFrom } from '../../../platform/sql/parts.ts';

const MOVE = { from: 'uuid', to: 'uuid' } as const;
export type AdjustmentsMove = RecordOf<typeof MOVE>;

/** A run that replaces another one takes over its adjustments. */
export const movedAdjustments = defineChange({ moves: 'json' }, ({ moves }) =>
  db
    .updateTable('PayrollRun as run')
    .from(recordsFrom(moves, MOVE, 'move'))
    .set({ adjustsId: ({ ref }) => ref('move.to') })
    .whereRef('run.adjustsId', '=', 'move.from')
    .where('run.status', '<>', 'VOID'),
);

/**
 * Valid runs, by number, that correct this run or what it corrected, or that add back pay to its days. Back pay counts,
 * because a reprocessed week includes the raise in its days and would pay it twice.
 */
export const correctionsOfRun = defineRows({ runId: 'uuid' }, ({ runId }) =>
  db
    .selectFrom('PayrollRun as run')
    .where('run.status', '<>', 'VOID')
    .where(({ and, eb, exists, or, selectFrom }) => {
      const own = selectFrom('PayrollLine as line')
        .whereRef('line.runId', '=', 'run.id')
        .select('line.runId');
      const adjusting = own
        .where('line.adjustsRunId', '=', runId)
        .where('line.adjustsPosition', 'is not', null);
      const isCorrection = eb('run.correction', 'is not', null);
      const addsBackPay = exists(own.where('line.extra', '=', 'BACK_PAY'));
      return or([
        and([eb('run.adjustsId', '=', runId), or([isCorrection, addsBackPay])]),
        and([isCorrection, exists(adjusting)]),
      ]);
    })
    .orderBy('run.number')
    .limit(1)
    .select(['run.number', 'run.correction']),
);
