/** What there is to know of the plans of which a week's run may take something: their terms, and what was taken. */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Day, db, defineRows, type Expression, sql } from '../../platform/sql/define.ts';

const cents = (column: string) => sql<number>`${sql.ref(column)} * 100`;

/** Plans that are open and have begun, oldest first, with amounts in cents. What void runs took was not taken. */
const openPlans = (week: Expression<Day>) =>
  db
    .selectFrom('Plan as plan')
    .where('plan.firstWeek', '<=', week)
    .where('plan.endedAt', 'is', null)
    .where('plan.voidedAt', 'is', null)
    .orderBy('plan.createdAt')
    .orderBy('plan.id')
    .select(['plan.id', 'plan.kind', 'plan.description', 'plan.lastWeek'])
    .select(({ selectFrom }) => [
      sql<number | null>`${sql.ref('plan.total')} * 100`.as('total'),
      cents('plan.floor').as('floor'),
      jsonArrayFrom(
        selectFrom('PlanRate as rate')
          .whereRef('rate.planId', '=', 'plan.id')
          .orderBy('rate.firstWeek')
          .select(['rate.firstWeek', cents('rate.weekly').as('weekly')]),
      ).as('rates'),
      selectFrom('PayrollLine as line')
        .innerJoin('PayrollRun as taker', 'taker.id', 'line.runId')
        .whereRef('line.planId', '=', 'plan.id')
        .where('taker.status', '<>', 'VOID')
        .select(({ fn }) => sql<number>`coalesce(-${fn.sum('line.amount')}, 0) * 100`.as('taken'))
        .$asScalar()
        .$notNull()
        .as('taken'),
    ]);

/** Those of one person, as part of another statement. */
export const openPlansOf = (userId: Expression<string>, week: Expression<Day>) =>
  openPlans(week).where('plan.userId', '=', userId);

/** Those of these people. */
export const openPlansOfPeople = defineRows({ people: 'uuid[]', week: 'date' }, ({ people, week }) =>
  openPlans(week)
    .where((eb) => eb('plan.userId', '=', eb.fn.any(people)))
    .select('plan.userId'),
);

/** The Monday of the last week that is on a run that stands; null where there is none. */
export const lastWeekOnPayroll = defineRows({ userId: 'uuid' }, ({ userId }) =>
  db
    .selectFrom('PayrollRun')
    .where('userId', '=', userId)
    .where('status', '<>', 'VOID')
    .where('kind', '=', 'REGULAR')
    .select(({ fn }) => fn.max('weekStart').as('weekStart')),
);
