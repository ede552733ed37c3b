/** The runs that add to a run or correct it. */
import { db, defineChange, defineRows } from '../../../platform/sql/define.ts';
import { type RecordOf, recordsFrom } from '../../../platform/sql/parts.ts';

const MOVE = { from: 'uuid', to: 'uuid' } as const;
export type AdjustmentsMove = RecordOf<typeof MOVE>;

/** A run that takes another one's place is the one that its adjustments add to. */
export const movedAdjustments = defineChange({ moves: 'json' }, ({ moves }) =>
  db
    .updateTable('PayrollRun as run')
    .from(recordsFrom(moves, MOVE, 'move'))
    .set({ adjustsId: ({ ref }) => ref('move.to') })
    .whereRef('run.adjustsId', '=', 'move.from')
    .where('run.status', '<>', 'VOID'),
);

/**
 * The runs that stand and correct this one, or what it corrected, or add what a raise is worth to its days, by number.
 * Without the last, the week processed again would have the raise in its days and be paid it twice.
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
