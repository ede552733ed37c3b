/** A run as rows: itself, its days, its lines, its locks on the time log, its statement and its request, in one statement. */
import { ENTRY, withEntry } from '../../audit/record.sql.ts';
import { defineChange, type Instant, type Places, sql } from '../../platform/sql/define.ts';
import { insertFrom, type RecordOf, recordsFrom } from '../../platform/sql/parts.ts';

const RUN = {
  ...ENTRY,
  id: 'uuid',
  number: 'int',
  replacesId: 'uuid?',
  kind: 'PayrollRunKind',
  adjustsId: 'uuid?',
  correction: 'text?',
  userId: 'uuid',
  weekStart: 'date',
  weekEnd: 'date',
  basePay: 'numeric',
  bonuses: 'numeric',
  totalPay: 'numeric',
  payDate: 'date',
  by: 'uuid',
  at: 'timestamptz',
  days: 'json',
  lines: 'json',
  plans: 'json',
  content: 'jsonb',
} as const;
const REQUEST = { key: 'text', requestHash: 'text' } as const;

/** A day of the run, as JSON; amounts are written as texts, never as floats. */
const DAY = {
  date: 'date',
  pay: 'numeric',
  expenses: 'numeric',
  notes: 'text',
  isWorked: 'boolean',
  isTaken: 'boolean',
} as const;
export type GivenDay = RecordOf<typeof DAY>;

/** What an amount of the run is for. */
const LINE = {
  position: 'int',
  kind: 'PayrollLineKind',
  taxClass: 'PayrollLineClass',
  amount: 'numeric',
  date: 'date',
  category: 'ExpenseCategory?',
  extra: 'ExtraCategory?',
  description: 'text',
  adjustsRunId: 'uuid?',
  adjustsPosition: 'int?',
  planId: 'uuid?',
} as const;
export type GivenLine = RecordOf<typeof LINE>;

/** A plan that takes back what was paid too much. */
const PLAN = {
  id: 'uuid',
  description: 'text',
  total: 'numeric',
  weekly: 'numeric',
  floor: 'numeric',
  overpaidRunId: 'uuid',
} as const;
export type GivenPlan = RecordOf<typeof PLAN>;

const newKey = () => sql<string>`gen_random_uuid()`;
const clock = () => sql<Instant>`clock_timestamp()`;

/** The parts of one statement see the tables as they were before it, so the new run itself comes from `run`. */
function write(p: Places<typeof RUN>, request?: Places<typeof REQUEST>) {
  const saved = withEntry(p)
    .with('run', (c) =>
      c
        .insertInto('PayrollRun')
        .values({
          id: p.id,
          kind: p.kind,
          adjustsId: p.adjustsId,
          correction: p.correction,
          userId: p.userId,
          weekStart: p.weekStart,
          weekEnd: p.weekEnd,
          basePay: p.basePay,
          bonuses: p.bonuses,
          totalPay: p.totalPay,
          payDate: p.payDate,
          processedById: p.by,
          processedAt: p.at,
          number: p.number,
          replacesId: p.replacesId,
        })
        .returning('id'),
    )
    .with('day', (c) => c.selectFrom(recordsFrom(p.days, DAY, 'given')).selectAll())
    .with('paid', (c) => {
      const days = c.selectFrom(['run', 'day']);
      return insertFrom(c.insertInto('PayrollEntry'), days, ({ ref }) => ({
        id: newKey(),
        runId: ref('run.id'),
        date: ref('day.date'),
        pay: ref('day.pay'),
        expenses: ref('day.expenses'),
        notes: ref('day.notes'),
      }));
    })
    .with('given', (c) => c.selectFrom(recordsFrom(p.lines, LINE, 'given')).selectAll())
    .with('line', (c) => {
      const lines = c.selectFrom(['run', 'given']);
      return insertFrom(c.insertInto('PayrollLine'), lines, ({ ref }) => ({
        runId: ref('run.id'),
        position: ref('given.position'),
        kind: ref('given.kind'),
        taxClass: ref('given.taxClass'),
        amount: ref('given.amount'),
        date: ref('given.date'),
        category: ref('given.category'),
        extra: ref('given.extra'),
        description: ref('given.description'),
        adjustsRunId: ref('given.adjustsRunId'),
        adjustsPosition: ref('given.adjustsPosition'),
        planId: ref('given.planId'),
      }));
    })
    .with('left', (c) => c.selectFrom(recordsFrom(p.plans, PLAN, 'given')).selectAll())
    .with('plan', (c) =>
      insertFrom(c.insertInto('Plan'), c.selectFrom('left'), ({ ref }) => ({
        id: ref('left.id'),
        userId: p.userId,
        kind: sql.lit('OVERPAYMENT' as const),
        description: ref('left.description'),
        total: ref('left.total'),
        firstWeek: p.weekStart,
        floor: ref('left.floor'),
        overpaidRunId: ref('left.overpaidRunId'),
        createdById: p.by,
        createdAt: p.at,
        updatedAt: p.at,
      })),
    )
    .with('rate', (c) =>
      insertFrom(c.insertInto('PlanRate'), c.selectFrom('left'), ({ ref }) => ({
        planId: ref('left.id'),
        firstWeek: p.weekStart,
        weekly: ref('left.weekly'),
      })),
    )
    // Days that are paid for become worked, approved logs of the run. One that a run has taken already stays with it.
    .with('worked', (c) =>
      insertFrom(
        c.insertInto('TimeLog'),
        c.selectFrom(['run', 'day']).where('day.isWorked', '=', true),
        ({ ref, lit }) => ({
          id: newKey(),
          userId: p.userId,
          date: ref('day.date'),
          worked: lit(true),
          status: sql.lit('APPROVED' as const),
          decidedById: p.by,
          decidedAt: p.at,
          payrollRunId: ref('run.id'),
          updatedAt: clock(),
        }),
      ).onConflict((conflict) =>
        conflict.columns(['userId', 'date']).doUpdateSet({
          worked: true,
          status: 'APPROVED',
          rejectionReason: null,
          decidedById: ({ ref }) => ref('excluded.decidedById'),
          decidedAt: ({ ref }) => ref('excluded.decidedAt'),
          payrollRunId: ({ fn, ref }) =>
            fn.coalesce(ref('TimeLog.payrollRunId'), ref('excluded.payrollRunId')),
          updatedAt: ({ ref }) => ref('excluded.updatedAt'),
        }),
      ),
    )
    // Logs of days for which only expenses were entered are locked unchanged.
    .with('spent', (c) =>
      c
        .updateTable('TimeLog as log')
        .from(['run', 'day'])
        .set({ payrollRunId: ({ ref }) => ref('run.id'), updatedAt: clock() })
        .where('log.userId', '=', p.userId)
        .whereRef('log.date', '=', 'day.date')
        .where('day.isWorked', '=', false)
        .where('day.isTaken', '=', true),
    );
  // A key that is taken is a unique violation and takes the run back with it. Nothing reads from this part.
  const remembered = !request
    ? saved
    : (saved.with('request', (c) =>
        insertFrom(c.insertInto('IdempotencyKey'), c.selectFrom('run'), ({ ref }) => ({
          userId: p.by,
          key: request.key,
          requestHash: request.requestHash,
          runId: ref('run.id'),
          createdAt: p.at,
        })),
      ) as unknown as typeof saved);
  return remembered
    .insertInto('PayStatement')
    .columns(['runId', 'content', 'createdAt'])
    .expression((eb) =>
      eb.selectFrom('run').select(['run.id', p.content.as('content'), p.at.as('createdAt')]),
    );
}

/** A run without an idempotency key. Another run for the same person and week that is not void makes it fail. */
export const savedRun = defineChange(RUN, (p) => write(p));
/** A run whose request is remembered with it. */
export const savedRequestedRun = defineChange({ ...RUN, ...REQUEST }, (p) => write(p, p));
