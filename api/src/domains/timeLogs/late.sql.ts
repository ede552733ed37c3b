/**
 * Who should have days in a week, and who is late: conditions on people (`person`). Lists, counts and the payday all use
 * these, so that every screen agrees.
 */
import { expressionBuilder } from 'kysely';
import { db, defineCondition, type Places, sql } from '../../platform/sql/define.ts';

/** The last day of a week, and the moment at which it is over. */
const END = { sunday: 'date', over: 'timestamptz' } as const;

const person = expressionBuilder(db.selectFrom('User as person'));
const { and, or, not, exists, selectFrom } = person;

/** Active contractors who had started by the week's Sunday (`startedBy.ts`). */
const isExpected = ({ sunday, over }: Places<typeof END>) =>
  and([
    person('person.kind', '=', sql.lit('CONTRACTOR' as const)),
    person('person.isActive', '=', true),
    person('person.archivedAt', 'is', null),
    or([
      person('person.startsOn', '<=', sunday),
      and([person('person.startsOn', 'is', null), person('person.createdAt', '<', over)]),
    ]),
  ]);

export const expected = defineCondition(END, isExpected);

/** Whether no day of the week is logged, worked or not, and no payroll run is for it. */
export const isUnsent = ({ monday, sunday }: Places<{ monday: 'date'; sunday: 'date' }>) =>
  and([
    not(
      exists(
        selectFrom('TimeLog as log')
          .whereRef('log.userId', '=', 'person.id')
          .where((day) => day.between('log.date', monday, sunday))
          .select('log.id'),
      ),
    ),
    not(
      exists(
        selectFrom('PayrollRun as run')
          .whereRef('run.userId', '=', 'person.id')
          .where('run.weekStart', '=', monday)
          .where('run.kind', '=', 'REGULAR')
          .where('run.status', '<>', 'VOID')
          .select('run.id'),
      ),
    ),
  ]);

/** Those who have not sent the week, which must be over. */
export const late = defineCondition({ monday: 'date', ...END }, (week) =>
  and([isExpected(week), isUnsent(week)]),
);
