/** The runs at the top of a person's home page, read whenever someone who is paid opens the portal. */
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { db, defineByKey, defineRow } from '../../platform/sql/define.ts';

const SHOWN = 3;

/** Each person's newest runs, newest week first. */
export const newestRuns = defineByKey({ people: 'uuid list' }, ({ people }) =>
  db
    .selectFrom('User as person')
    .where('person.id', 'in', people)
    .select(({ selectFrom }) => [
      'person.id as key',
      jsonArrayFrom(
        selectFrom('PayrollRun as run')
          .whereRef('run.userId', '=', 'person.id')
          .orderBy('run.weekStart', 'desc')
          .orderBy('run.id', 'desc')
          .limit(SHOWN)
          .select(['run.id', 'run.userId', 'run.number', 'run.status', 'run.totalPay'])
          .select(['run.weekStart', 'run.payDate', 'run.processedAt'])
          .select((eb) =>
            jsonObjectFrom(
              eb
                .selectFrom('PayrollRun as next')
                .whereRef('next.replacesId', '=', 'run.id')
                .select('next.id'),
            ).as('replacedBy'),
          ),
      ).as('value'),
    ]),
);

/** The most that a home page shows. */
const MOST_RUNS = 10;

/** A person's runs whose money has not gone out, by pay date, and their first worked day that is on no run. */
export const payOnItsWayOf = defineRow({ userId: 'uuid', today: 'date' }, ({ userId, today }) =>
  db.selectNoFrom((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('PayrollRun as run')
        .where('run.userId', '=', userId)
        .where('run.status', '=', 'PROCESSED')
        .orderBy('run.payDate')
        .orderBy('run.number')
        .limit(MOST_RUNS)
        .select(['run.weekStart', 'run.payDate'])
        .select((row) => [
          jsonBuildObject({ id: row.ref('run.id'), userId: row.ref('run.userId') }).as('run'),
        ]),
    ).as('runs'),
    eb
      .selectFrom('TimeLog as log')
      .where('log.userId', '=', userId)
      .where('log.worked', '=', true)
      .where('log.status', '<>', 'REJECTED')
      .where('log.payrollRunId', 'is', null)
      .where('log.date', '<=', today)
      .select(({ fn }) => fn.min('log.date').as('day'))
      .as('firstDay'),
  ]),
);
