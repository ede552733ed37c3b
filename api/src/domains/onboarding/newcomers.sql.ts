/**
 * Conditions for people with an open onboarding step: typed, because Prisma's, of the same meaning, would have the
 * database read every day in the log to find a handful of people without one.
 */
import { expressionBuilder } from 'kysely';
import { db, defineCondition, type Places, sql } from '../../platform/sql/define.ts';
import type { StepName } from './steps.ts';

/** From when on someone is new: the day, and the moment at which it began. */
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
  // One look at an index for each new person: an EXISTS may become a list of everyone who ever worked.
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

/** However long someone has been here, because the year's forms need it. */
const lacksW9 = and([isPaidHere, or([person('person.w9RequestedAt', 'is not', null), lacksProfile])]);

const isNew = ({ day, moment }: Since) =>
  and([isPaidHere, or([person('person.startsOn', '>=', day), person('person.createdAt', '>=', moment)])]);

const ofNew = (step: keyof typeof lacks) =>
  defineCondition(SINCE, (since) => and([isNew(since), lacks[step]]));

const outside = defineCondition({}, () => isOutside);

/** By step, the people who have it open. */
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
