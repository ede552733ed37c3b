/** What has left for a week already: for runs of it that were voided after they had been paid. */
import { type Day, db, defineChange, type Expression, sql } from '../../platform/sql/define.ts';
import { insertFrom, type RecordOf, recordsFrom } from '../../platform/sql/parts.ts';

/** The void runs of a person's week whose payment stands, each with what it came to by class, in cents. */
export const paidBefore = (userId: Expression<string>, weekStart: Expression<Day>) =>
  db
    .selectFrom('PayrollRun as old')
    .innerJoin('Payment as payment', 'payment.id', 'old.paymentId')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('PayrollLine as line')
          .whereRef('line.runId', '=', 'old.id')
          .select(({ fn }) => [
            sql<number>`coalesce(${fn.sum('line.amount').filterWhere('line.taxClass', '=', 'COMPENSATION')}, 0) * 100`.as(
              'compensation',
            ),
            sql<number>`coalesce(${fn.sum('line.amount').filterWhere('line.taxClass', '=', 'REIMBURSEMENT')}, 0) * 100`.as(
              'reimbursement',
            ),
            sql<number>`coalesce(${fn.sum('line.amount').filterWhere('line.taxClass', 'in', ['DEDUCTION', 'WITHHELD'])}, 0) * 100`.as(
              'deduction',
            ),
          ])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .where('old.userId', '=', userId)
    .where('old.weekStart', '=', weekStart)
    .where('old.status', '=', 'VOID')
    .orderBy('old.number')
    .select(['old.id as runId', 'old.number', 'payment.date'])
    .select(['sums.compensation', 'sums.reimbursement', 'sums.deduction']);

const LINE = {
  position: 'int',
  kind: 'PayrollLineKind',
  taxClass: 'PayrollLineClass',
  amount: 'numeric',
  description: 'text',
  adjustsRunId: 'uuid',
} as const;
export type GivenNettingLine = RecordOf<typeof LINE>;

/** Takes off a run that is new in this transaction what has left already. */
export const addedNetting = defineChange({ runId: 'uuid', lines: 'json' }, ({ runId, lines }) =>
  insertFrom(db.insertInto('PayrollLine'), db.selectFrom(recordsFrom(lines, LINE, 'line')), ({ ref }) => ({
    runId,
    position: ref('line.position'),
    kind: ref('line.kind'),
    taxClass: ref('line.taxClass'),
    amount: ref('line.amount'),
    description: ref('line.description'),
    adjustsRunId: ref('line.adjustsRunId'),
  })),
);
