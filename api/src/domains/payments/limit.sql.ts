/** What people have been given lately. */
import { db, defineRows, sql } from '../../platform/sql/define.ts';

/** What payments and advances that stand and were recorded since then gave each of these people, in cents. */
export const recordedSince = defineRows({ people: 'uuid[]', since: 'timestamptz' }, ({ people, since }) =>
  db
    .selectFrom((given) =>
      given
        .selectFrom('Payment')
        .where((eb) => eb('userId', '=', eb.fn.any(people)))
        .where('voidedAt', 'is', null)
        .where('createdAt', '>', since)
        .select(['userId', 'amount'])
        .unionAll(
          given
            .selectFrom('Plan')
            .where('kind', '=', 'ADVANCE')
            .where((eb) => eb('userId', '=', eb.fn.any(people)))
            // What was given before the portal was used leaves nobody's account now.
            .where('carriedOverOn', 'is', null)
            .where('voidedAt', 'is', null)
            .where('createdAt', '>', since)
            .select('userId')
            .select(({ ref }) => ref('total').$notNull().as('amount')),
        )
        .as('given'),
    )
    .groupBy('userId')
    .select('userId')
    .select(({ fn }) => sql<number>`${fn.sum('amount')} * 100`.as('cents')),
);
