/** Saves runs in one statement, with their days, lines, plans, time logs, statements, requests and audit entries. */
import { withEntries } from '../../audit/record.sql.ts';
import { defineChange, type Instant, sql } from '../../platform/sql/define.ts';
import { insertFrom, type RecordOf, recordsFrom } from '../../platform/sql/parts.ts';

/** A run as JSON. Amounts are strings, never floats. */
const RUN = {
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
  content: 'jsonb',
} as const;
export type GivenRun = RecordOf<typeof RUN>;

/** The request that a run answers. */
const REQUEST = { runId: 'uuid', key: 'text', requestHash: 'text' } as const;
export type GivenRequest = RecordOf<typeof REQUEST>;

/** A day of a run. */
const DAY = {
  runId: 'uuid',
  date: 'date',
  pay: 'numeric',
  expenses: 'numeric',
  notes: 'text',
  isWorked: 'boolean',
  isTaken: 'boolean',
} as const;
export type GivenDay = RecordOf<typeof DAY>;

/** One amount of a run. */
const LINE = {
  runId: 'uuid',
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

/** A plan that takes back an overpayment. */
const PLAN = {
  id: 'uuid',
  runId: 'uuid',
  description: 'text',
  total: 'numeric',
  weekly: 'numeric',
  floor: 'numeric',
  overpaidRunId: 'uuid',
} as const;
export type GivenPlan = RecordOf<typeof PLAN>;

const newKey = () => sql<string>`gen_random_uuid()`;
const clock = () => sql<Instant>`clock_timestamp()`;

const GIVEN = {
  entries: 'json',
  runs: 'json',
  days: 'json',
  lines: 'json',
  plans: 'json',
  requests: 'json',
  by: 'uuid',
  at: 'timestamptz',
} as const;

/**
 * Fails if a person's week has a valid run, or if a request's key is taken. Each part of a statement sees the tables as
 * they were before it, so the other parts read the new runs from `run`.
 */
export const savedRuns = defineChange(GIVEN, (p) =>
  withEntries(p.entries)
    .with('asked', (c) => c.selectFrom(recordsFrom(p.runs, RUN, 'given')).selectAll())
    .with('run', (c) =>
      insertFrom(c.insertInto('PayrollRun'), c.selectFrom('asked'), ({ ref }) => ({
        id: ref('asked.id'),
        kind: ref('asked.kind'),
        adjustsId: ref('asked.adjustsId'),
        correction: ref('asked.correction'),
        userId: ref('asked.userId'),
        weekStart: ref('asked.weekStart'),
        weekEnd: ref('asked.weekEnd'),
        basePay: ref('asked.basePay'),
        bonuses: ref('asked.bonuses'),
        totalPay: ref('asked.totalPay'),
        payDate: ref('asked.payDate'),
        processedById: p.by,
        processedAt: p.at,
        number: ref('asked.number'),
        replacesId: ref('asked.replacesId'),
      })).returning(['id', 'userId', 'weekStart']),
    )
    .with('day', (c) =>
      c
        .selectFrom(recordsFrom(p.days, DAY, 'given'))
        .innerJoin('run', 'run.id', 'given.runId')
        .selectAll('given')
        .select('run.userId'),
    )
    .with('paid', (c) =>
      insertFrom(c.insertInto('PayrollEntry'), c.selectFrom('day'), ({ ref }) => ({
        id: newKey(),
        runId: ref('day.runId'),
        date: ref('day.date'),
        pay: ref('day.pay'),
        expenses: ref('day.expenses'),
        notes: ref('day.notes'),
      })),
    )
    .with('line', (c) => {
      const lines = c
        .selectFrom(recordsFrom(p.lines, LINE, 'given'))
        .innerJoin('run', 'run.id', 'given.runId');
      return insertFrom(c.insertInto('PayrollLine'), lines, ({ ref }) => ({
        runId: ref('given.runId'),
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
    .with('left', (c) =>
      c
        .selectFrom(recordsFrom(p.plans, PLAN, 'given'))
        .innerJoin('run', 'run.id', 'given.runId')
        .selectAll('given')
        .select(['run.userId', 'run.weekStart']),
    )
    .with('plan', (c) =>
      insertFrom(c.insertInto('Plan'), c.selectFrom('left'), ({ ref }) => ({
        id: ref('left.id'),
        userId: ref('left.userId'),
        kind: sql.lit('OVERPAYMENT' as const),
        description: ref('left.description'),
        total: ref('left.total'),
        firstWeek: ref('left.weekStart'),
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
        firstWeek: ref('left.weekStart'),
        weekly: ref('left.weekly'),
      })),
    )
    // Paid days become worked, approved logs of the run. A day already on a run stays with it.
    .with('worked', (c) =>
      insertFrom(
        c.insertInto('TimeLog'),
        c.selectFrom('day').where('day.isWorked', '=', true),
        ({ ref, lit }) => ({
          id: newKey(),
          userId: ref('day.userId'),
          date: ref('day.date'),
          worked: lit(true),
          status: sql.lit('APPROVED' as const),
          decidedById: p.by,
          decidedAt: p.at,
          payrollRunId: ref('day.runId'),
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
    // Logs of days with only expenses are locked unchanged.
    .with('spent', (c) =>
      c
        .updateTable('TimeLog as log')
        .from('day')
        .set({ payrollRunId: ({ ref }) => ref('day.runId'), updatedAt: clock() })
        .whereRef('log.userId', '=', 'day.userId')
        .whereRef('log.date', '=', 'day.date')
        .where('day.isWorked', '=', false)
        .where('day.isTaken', '=', true),
    )
    .with('request', (c) => {
      const requests = c
        .selectFrom(recordsFrom(p.requests, REQUEST, 'given'))
        .innerJoin('run', 'run.id', 'given.runId');
      return insertFrom(c.insertInto('IdempotencyKey'), requests, ({ ref }) => ({
        userId: p.by,
        key: ref('given.key'),
        requestHash: ref('given.requestHash'),
        runId: ref('given.runId'),
        createdAt: p.at,
      }));
    })
    .insertInto('PayStatement')
    .columns(['runId', 'content', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('asked')
        .innerJoin('run', 'run.id', 'asked.id')
        .select(['asked.id', 'asked.content', p.at.as('createdAt')]),
    ),
);
