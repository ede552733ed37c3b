/**
 * Facts about payer and payees before runs are made, in one statement: to compute the runs and write their statements.
 */
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Day, db, defineRows, type Expression, sql } from '../../platform/sql/define.ts';
import { type RecordOf, recordsFrom } from '../../platform/sql/parts.ts';
import { openPlansOf } from '../plans/due.sql.ts';
import { priorPayments } from './priorPayments.sql.ts';
import { UNPAID_DAYS } from './statement/build.ts';

/**
 * The week's days plus the newest unpaid days before them, one more than shown, to tell whether there are more.
 */
const LOGS = 7 + UNPAID_DAYS + 1;

const lastDayOfYear = (newYear: Expression<Day>) =>
  sql<Day>`(${newYear} + interval '1 year' - interval '1 day')::date`;

/** A run about to be made. */
const RUN = {
  position: 'int',
  kind: 'PayrollRunKind',
  userId: 'uuid',
  weekStart: 'date',
  weekEnd: 'date',
  payDate: 'date',
  newYear: 'date',
  paysOff: 'uuid?',
} as const;
export type RunToMake = RecordOf<typeof RUN>;

/**
 * For each run, by position: its number, the void run it replaces, payer and payee (never a taxpayer number), rates,
 * logged days and the year's runs. Read after the payees are locked, so it sees what an earlier transaction did.
 */
export const runFacts = defineRows({ runs: 'json' }, ({ runs }) =>
  db
    .selectFrom(recordsFrom(runs, RUN, 'p'))
    // OFFSET 0 makes the planner use each payee's index. A prepared plan would otherwise scan everyone and all their
    // runs.
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('User')
          .whereRef('User.id', '=', 'p.userId')
          .select(['User.id', 'User.firstName', 'User.lastName', 'User.email', 'User.dailyRate'])
          .select(['User.createdAt', 'User.street', 'User.city', 'User.state', 'User.zip', 'User.country'])
          .offset(0)
          .as('u'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom((own) =>
            own
              .selectFrom('PayrollRun')
              .whereRef('userId', '=', 'p.userId')
              .where('status', '<>', 'VOID')
              .select(['basePay', 'bonuses', 'totalPay', 'payDate'])
              .offset(0)
              .as('own'),
          )
          .where((where) => where.between('own.payDate', where.ref('p.newYear'), where.ref('p.payDate')))
          .select(({ fn }) => [
            fn.countAll<number>().as('runs'),
            fn.coalesce(fn.sum<number>('own.basePay'), sql.lit(0)).as('basePay'),
            fn.coalesce(fn.sum<number>('own.bonuses'), sql.lit(0)).as('bonuses'),
            fn.coalesce(fn.sum<number>('own.totalPay'), sql.lit(0)).as('totalPay'),
          ])
          .as('year'),
      (join) => join.onTrue(),
    )
    // Numbers follow positions, because PostgreSQL evaluates volatile expressions after sorting.
    .orderBy('p.position')
    .select('p.position')
    .select(sql<number>`nextval('"PayrollRun_number_seq"')`.as('number'))
    // An adjustment replaces no run.
    .select(({ selectFrom }) =>
      selectFrom('PayrollRun as old')
        .where('p.kind', '=', 'REGULAR')
        .where('old.kind', '=', 'REGULAR')
        .whereRef('old.userId', '=', 'p.userId')
        .whereRef('old.weekStart', '=', 'p.weekStart')
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
        .select('old.id')
        .$asScalar()
        .as('replacesId'),
    )
    .select(['u.firstName', 'u.lastName', 'u.email', 'u.dailyRate', 'u.createdAt'])
    .select(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('PayrollRun as earlier')
            .whereRef('earlier.userId', '=', 'p.userId')
            .where('earlier.status', '<>', 'VOID')
            // OFFSET 0 again, or the planner would hash everyone's runs.
            .offset(0)
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
          .where((where) =>
            where.between(
              'opening.paidThrough',
              where.ref('p.newYear'),
              lastDayOfYear(where.ref('p.newYear')),
            ),
          )
          .select(['opening.compensation', 'opening.reimbursed', 'opening.paidThrough']),
      ).as('opening'),
    )
    .select(({ ref }) => [
      jsonArrayFrom(priorPayments(ref('p.userId'), ref('p.weekStart'))).as('priorPayments'),
      jsonArrayFrom(openPlansOf(ref('p.userId'), ref('p.weekStart'), ref('p.paysOff'))).as('plans'),
    ])
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
          .selectFrom('TimeLog as log')
          .whereRef('log.userId', '=', 'u.id')
          .whereRef('log.date', '<=', 'p.weekEnd')
          .where((day) =>
            day.or([
              day('log.date', '>=', day.ref('p.weekStart')),
              day.and([day('log.worked', '=', true), day('log.payrollRunId', 'is', null)]),
            ]),
          )
          .orderBy('log.date', 'desc')
          .limit(LOGS)
          .select(['log.date', 'log.worked', 'log.status', 'log.rejectionReason'])
          .select((day) => day('log.payrollRunId', 'is not', null).$castTo<boolean>().as('isOnRun')),
      ).as('logs'),
    ]),
);
