/** Payees' certifications. */
import { db, defineByKey, defineRows, sql } from '../../platform/sql/define.ts';

/** Pairs of people whose newest certifications have the same number. */
export const sameNumbers = defineRows({ people: 'uuid[]' }, ({ people }) =>
  db
    .with('newest', (c) =>
      c
        .selectFrom('TaxProfile')
        .distinctOn('userId')
        .orderBy('userId')
        .orderBy('version', 'desc')
        .select(['userId', 'taxNumberIndex']),
    )
    .selectFrom('newest as mine')
    .innerJoin('newest as other', (join) =>
      join
        .onRef('other.taxNumberIndex', '=', 'mine.taxNumberIndex')
        .onRef('other.userId', '<>', 'mine.userId'),
    )
    .where((eb) => eb('mine.userId', '=', eb.fn.any(people)))
    .orderBy('mine.userId')
    .orderBy('other.userId')
    .select(['mine.userId', 'other.userId as other']),
);

/** For each person, when a Form W-9 was requested; null if none is open. */
export const requested = defineByKey({ people: 'uuid list' }, ({ people }) =>
  db
    .selectFrom('User as person')
    .where('person.id', 'in', people)
    .select(['person.id as key', 'person.w9RequestedAt as value']),
);

/** For each person, whether nothing is certified, or only a number that was declared a mistake. */
export const lacking = defineByKey({ people: 'uuid list' }, ({ people }) =>
  db
    .selectFrom('User as person')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('TaxProfile as profile')
          .leftJoin('TaxNumberDecision as decision', 'decision.profileId', 'profile.id')
          .whereRef('profile.userId', '=', 'person.id')
          .orderBy('profile.version', 'desc')
          .limit(1)
          .select((of) =>
            of('decision.verdict', 'is not distinct from', 'MISTAKE').$castTo<boolean>().as('mistaken'),
          )
          .as('newest'),
      (join) => join.onTrue(),
    )
    .where('person.id', 'in', people)
    .select(({ fn }) => ['person.id as key', fn.coalesce('newest.mistaken', sql.lit(true)).as('value')]),
);
