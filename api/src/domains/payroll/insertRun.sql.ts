/** A run as rows: itself, its days, its lines, its locks on the time log and its request, in one statement. */
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import {
  type Day,
  db,
  defineRows,
  type Expression,
  type Instant,
  type Places,
  sql,
} from '../../platform/sql/define.ts';
import { insertFrom, type RecordOf, recordsFrom } from '../../platform/sql/parts.ts';
import { openPlansOf } from '../plans/due.sql.ts';
import { paidBefore } from './paidBefore.sql.ts';
import { UNPAID_DAYS } from './statement/build.ts';

/** The week's days and, newest first, just enough unpaid ones before them to know whether the list ends. */
const LOGS = 7 + UNPAID_DAYS + 1;

const RUN = {
  id: 'uuid',
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
  newYear: 'date',
  settles: 'uuid?',
  by: 'uuid',
  at: 'timestamptz',
  days: 'json',
  lines: 'json',
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
} as const;
export type GivenLine = RecordOf<typeof LINE>;

const newKey = () => sql<string>`gen_random_uuid()`;
const lastDayOfYear = (newYear: Expression<Day>) =>
  sql<Day>`(${newYear} + interval '1 year' - interval '1 day')::date`;
const clock = () => sql<Instant>`clock_timestamp()`;

/**
 * Makes the run, and reads what its pay statement will say: who pays and who is paid (never a taxpayer number), at what
 * rates, with which days in the log and which runs of the year. The parts of one statement see the tables as they were
 * before it, so the new run itself comes from `run`, and the days that it took from `held`.
 */
function write(p: Places<typeof RUN>, request?: Places<typeof REQUEST>) {
  const made = db
    .with('run', (c) =>
      c
        .insertInto('PayrollRun')
        .values(({ selectFrom }) => ({
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
          // The void run of the same week that it replaces. An adjustment replaces none.
          replacesId: selectFrom('PayrollRun as old')
            .where(p.kind, '=', 'REGULAR')
            .where('old.kind', '=', 'REGULAR')
            .where('old.userId', '=', p.userId)
            .where('old.weekStart', '=', p.weekStart)
            .where('old.status', '=', 'VOID')
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('PayrollRun as later')
                    .whereRef('later.replacesId', '=', 'old.id')
                    .select('later.id'),
                ),
              ),
            )
            .orderBy('old.number', 'desc')
            .limit(1)
            .select('old.id'),
        }))
        .returning(['id', 'number', 'replacesId', 'basePay', 'bonuses', 'totalPay']),
    )
    .with('day', (c) => c.selectFrom(recordsFrom(p.days, DAY, 'given')).selectAll())
    .with('entry', (c) => {
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
      }));
    })
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
      )
        .onConflict((conflict) =>
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
        )
        .returning(['date', 'worked', 'status', 'rejectionReason']),
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
        .where('day.isTaken', '=', true)
        .returning(['log.date', 'log.worked', 'log.status', 'log.rejectionReason']),
    )
    .with('held', (c) => c.selectFrom('worked').selectAll().unionAll(c.selectFrom('spent').selectAll()));
  // A key that is taken is a unique violation and takes the run back with it. Nothing reads from this part.
  const remembered = !request
    ? made
    : (made.with('request', (c) =>
        insertFrom(c.insertInto('IdempotencyKey'), c.selectFrom('run'), ({ ref }) => ({
          userId: p.by,
          key: request.key,
          requestHash: request.requestHash,
          runId: ref('run.id'),
          createdAt: p.at,
        })),
      ) as unknown as typeof made);
  return remembered.selectFrom('run').select((eb) => {
    const year = eb
      .selectFrom((from) =>
        from
          .selectFrom('run')
          .select(['run.basePay', 'run.bonuses', 'run.totalPay'])
          .unionAll(
            from
              // OFFSET 0 has the payee's own runs found first: a prepared plan would go through everybody's of the year.
              .selectFrom((own) =>
                own
                  .selectFrom('PayrollRun')
                  .where('userId', '=', p.userId)
                  .where('status', '<>', 'VOID')
                  .select(['basePay', 'bonuses', 'totalPay', 'payDate'])
                  .offset(0)
                  .as('own'),
              )
              .where((where) => where.between('own.payDate', p.newYear, p.payDate))
              .select(['own.basePay', 'own.bonuses', 'own.totalPay']),
          )
          .as('paid'),
      )
      .select(({ fn }) => [
        fn.countAll<number>().as('runs'),
        fn.sum<number>('paid.basePay').as('basePay'),
        fn.sum<number>('paid.bonuses').as('bonuses'),
        fn.sum<number>('paid.totalPay').as('totalPay'),
      ]);
    const known = eb
      .selectFrom('User as u')
      .innerJoinLateral(year.as('year'), (join) => join.onTrue())
      .where('u.id', '=', p.userId)
      .select(['u.firstName', 'u.lastName', 'u.email', 'u.dailyRate', 'u.createdAt'])
      .select(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('PayrollRun as earlier')
              .where('earlier.userId', '=', p.userId)
              .where('earlier.status', '<>', 'VOID')
              .select('earlier.id'),
          ),
        )
          .$castTo<boolean>()
          .as('isFirst'),
      )
      .select(['u.street', 'u.city', 'u.state', 'u.zip', 'u.country'])
      .select(['year.runs', 'year.basePay', 'year.bonuses', 'year.totalPay'])
      .select((of) =>
        jsonObjectFrom(
          of
            .selectFrom('OpeningBalance as opening')
            .whereRef('opening.userId', '=', 'u.id')
            .where('opening.voidedAt', 'is', null)
            .where((where) => where.between('opening.paidThrough', p.newYear, lastDayOfYear(p.newYear)))
            .select(['opening.compensation', 'opening.reimbursed', 'opening.paidThrough']),
        ).as('opening'),
      )
      .select(jsonArrayFrom(paidBefore(p.userId, p.weekStart)).as('paidBefore'))
      .select(jsonArrayFrom(openPlansOf(p.userId, p.weekStart, p.settles)).as('plans'))
      .select((of) => [
        jsonObjectFrom(
          of
            .selectFrom('CompanyProfile as company')
            .where('company.id', '=', 1)
            .select(['company.legalName', 'company.street', 'company.city', 'company.state'])
            .select(['company.zip', 'company.phone', 'company.email'])
            .select(['company.usdotNumber', 'company.mcNumber']),
        ).as('company'),
        jsonArrayFrom(
          of
            .selectFrom('PayRate as rate')
            .whereRef('rate.userId', '=', 'u.id')
            .orderBy('rate.effectiveFrom')
            .select(['rate.dailyRate', 'rate.effectiveFrom']),
        ).as('rates'),
        jsonArrayFrom(
          of
            .selectFrom('held')
            .select(['held.date', 'held.worked', 'held.status', 'held.rejectionReason'])
            .select(sql.lit(true).as('isOnRun'))
            .unionAll(
              of
                .selectFrom((before) =>
                  before
                    .selectFrom('TimeLog as log')
                    .whereRef('log.userId', '=', 'u.id')
                    .where('log.date', '<=', p.weekEnd)
                    .where((day) =>
                      day.or([
                        day('log.date', '>=', p.weekStart),
                        day.and([day('log.worked', '=', true), day('log.payrollRunId', 'is', null)]),
                      ]),
                    )
                    .orderBy('log.date', 'desc')
                    .limit(LOGS)
                    .select(['log.date', 'log.worked', 'log.status', 'log.rejectionReason'])
                    .select((day) => day('log.payrollRunId', 'is not', null).$castTo<boolean>().as('isOnRun'))
                    .as('before'),
                )
                .where(({ not, exists, selectFrom }) =>
                  not(
                    exists(selectFrom('held').whereRef('held.date', '=', 'before.date').select('held.date')),
                  ),
                )
                .selectAll(),
            ),
        ).as('logs'),
      ]);
    return ['run.id', 'run.number', 'run.replacesId', jsonObjectFrom(known).$notNull().as('known')];
  });
}

/** A run without an idempotency key. Another run for the same person and week that is not void makes it fail. */
export const insertedRun = defineRows(RUN, (p) => write(p));
/** A run whose request is remembered with it. */
export const insertedRequestedRun = defineRows({ ...RUN, ...REQUEST }, (p) => write(p, p));
