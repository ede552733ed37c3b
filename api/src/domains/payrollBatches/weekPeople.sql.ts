/** Who is on a week's board, and who has anything in the week. For the others, nothing is read or computed. */
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db, defineCondition, defineRows, type Places, sql } from '../../platform/sql/define.ts';

const WEEK = { weekStart: 'date', weekEnd: 'date' } as const;
type Week = Places<typeof WEEK>;

const person = expressionBuilder(db.selectFrom('User as person'));

/** Approved days or receipts of the week on no payroll. */
const isUnpaid = ({ weekStart, weekEnd }: Week) =>
  person(
    'person.id',
    'in',
    person
      .selectFrom('TimeLog as log')
      .where((day) => day.between('log.date', weekStart, weekEnd))
      .where('log.status', '=', sql.lit('APPROVED' as const))
      .where('log.worked', '=', true)
      .where('log.payrollRunId', 'is', null)
      .select('log.userId')
      .unionAll(
        person
          .selectFrom('Receipt as receipt')
          .where((day) => day.between('receipt.date', weekStart, weekEnd))
          .where('receipt.status', '=', sql.lit('APPROVED' as const))
          .where('receipt.payrollRunId', 'is', null)
          .select('receipt.userId'),
      ),
  );

/** The people with the week's regular run, which an adjustment does not replace. */
export const withRun = ({ weekStart }: Pick<Week, 'weekStart'>) =>
  db
    .selectFrom('PayrollRun as run')
    .where('run.weekStart', '=', weekStart)
    .where('run.kind', '=', sql.lit('REGULAR' as const))
    .where('run.status', '<>', sql.lit('VOID' as const))
    .select('run.userId');

const isOnBoard = (week: Week) =>
  person.or([
    person.and([
      person('person.kind', '=', sql.lit('CONTRACTOR' as const)),
      person('person.archivedAt', 'is', null),
      person.or([person('person.isActive', '=', true), isUnpaid(week)]),
    ]),
    person('person.id', 'in', withRun(week)),
  ]);

/** Active contractors, former ones with something to pay, and everyone already paid for the week. */
export const onBoard = defineCondition(WEEK, isOnBoard);

/** People with approved days or receipts on no payroll who are not on the board. */
export const unpaidElsewhere = defineCondition(WEEK, (week) =>
  person.and([isUnpaid(week), person.not(isOnBoard(week))]),
);

/**
 * The people with days, a run, or open receipts and plans: everyone for whom `weekFacts` may have something to say.
 * Also everyone with tax information.
 */
export const weekPeople = defineRows(WEEK, ({ weekStart, weekEnd }) =>
  db.selectNoFrom(({ selectFrom }) => [
    jsonArrayFrom(
      selectFrom('TimeLog as log')
        .where((day) => day.between('log.date', weekStart, weekEnd))
        .select('log.userId')
        .union(selectFrom('PayrollRun as run').where('run.weekStart', '=', weekStart).select('run.userId'))
        .union(
          selectFrom('Receipt as receipt')
            .where('receipt.status', '=', 'APPROVED')
            .where('receipt.date', '<=', weekEnd)
            .where('receipt.payrollRunId', 'is', null)
            .select('receipt.userId'),
        )
        .union(
          selectFrom('Plan as plan')
            .where('plan.firstWeek', '<=', weekStart)
            .where('plan.voidedAt', 'is', null)
            .select('plan.userId'),
        ),
    ).as('withFacts'),
    jsonArrayFrom(selectFrom('TaxProfile as tax').distinct().select('tax.userId')).as('withTaxProfile'),
  ]),
);
