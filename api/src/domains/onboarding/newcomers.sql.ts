/**
 * Conditions on people with an open onboarding step. They are typed statements, because the same conditions in Prisma
 * make the database read every day in the log to find a handful of people without one.
 */
import { expressionBuilder } from 'kysely';
import { db, defineCondition, type Places, sql } from '../../platform/sql/define.ts';
import type { StepName } from './steps.ts';

/** The first day on which people who start are still new, and the moment at which it began. */
const SINCE = { day: 'date', moment: 'timestamptz' } as const;
type Since = Places<typeof SINCE>;

const person = expressionBuilder(db.selectFrom('User as person'));
const { and, or, not, exists, selectFrom } = person;

const isPaidHere = or([
  person('person.workRelation', '=', sql.lit('CONTRACTOR' as const)),
  and([
    person('person.workRelation', 'is', null),
    person('person.kind', '=', sql.lit('CONTRACTOR' as const)),
  ]),
]);

/** A password that someone else chose counts as a new person's until their first sign-in. */
const isOutside = or([
  person('person.mustChangePassword', '=', true),
  exists(selectFrom('Invitation').whereRef('userId', '=', 'person.id').select('userId')),
]);

const lacksProfile = not(exists(selectFrom('TaxProfile').whereRef('userId', '=', 'person.id').select('id')));

const lacks = {
  ADDRESS: and([or([person('person.street', 'is', null), person('person.street', '=', '')]), lacksProfile]),
  BANK_ACCOUNT: not(
    exists(
      selectFrom('BankAccount')
        .whereRef('userId', '=', 'person.id')
        .where('endedAt', 'is', null)
        .select('id'),
    ),
  ),
  // One index lookup for each new person: the database may answer an EXISTS by listing everyone who ever worked.
  FIRST_DAY: person(
    selectFrom('TimeLog')
      .whereRef('userId', '=', 'person.id')
      .where('worked', '=', true)
      .limit(sql.lit(1))
      .select('id'),
    'is',
    null,
  ),
};

/** No matter how long the person has been here, because the year's forms need it. */
const lacksW9 = and([isPaidHere, or([person('person.w9RequestedAt', 'is not', null), lacksProfile])]);

const isNew = ({ day, moment }: Since) =>
  and([isPaidHere, or([person('person.startsOn', '>=', day), person('person.createdAt', '>=', moment)])]);

const ofNew = (step: keyof typeof lacks) =>
  defineCondition(SINCE, (since) => and([isNew(since), lacks[step]]));

const outside = defineCondition({}, () => isOutside);

/** The people who have each step open, by step. */
export const withOpen = {
  INVITED: outside,
  SIGNED_IN: outside,
  ADDRESS: ofNew('ADDRESS'),
  W9: defineCondition({}, () => lacksW9),
  BANK_ACCOUNT: ofNew('BANK_ACCOUNT'),
  FIRST_DAY: ofNew('FIRST_DAY'),
} satisfies Record<StepName, unknown>;

/** The people who have any step open. */
export const anyOpen = defineCondition(SINCE, (since) =>
  or([isOutside, lacksW9, and([isNew(since), or(Object.values(lacks))])]),
);
