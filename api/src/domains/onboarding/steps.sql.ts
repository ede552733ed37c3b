/** What onboarding checks: part of the home page of everyone who is paid, and read with the rest of it. */
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { db, defineByKey } from '../../platform/sql/define.ts';

/** What we know about each new person. */
export const standings = defineByKey({ people: 'uuid list' }, ({ people }) =>
  db
    .selectFrom('User as person')
    .where('person.id', 'in', people)
    .select((eb) => [
      'person.id as key',
      jsonBuildObject({
        kind: eb.ref('person.kind'),
        workRelation: eb.ref('person.workRelation'),
        mustChangePassword: eb.ref('person.mustChangePassword'),
        street: eb.ref('person.street'),
        invitation: jsonObjectFrom(
          eb
            .selectFrom('Invitation as sent')
            .whereRef('sent.userId', '=', 'person.id')
            .select(({ eb: is, ref }) =>
              is('sent.expiresAt', '>', ref('sent.createdAt')).$castTo<boolean>().as('wasSent'),
            ),
        ),
        newestW9: jsonObjectFrom(
          eb
            .selectFrom('TaxProfile as profile')
            .leftJoin('TaxNumberDecision as decision', 'decision.profileId', 'profile.id')
            .whereRef('profile.userId', '=', 'person.id')
            .orderBy('profile.version', 'desc')
            .limit(1)
            .select('decision.verdict'),
        ),
        hasAccount: eb.exists(
          eb
            .selectFrom('BankAccount as account')
            .whereRef('account.userId', '=', 'person.id')
            .where('account.endedAt', 'is', null)
            .select('account.id'),
        ),
        hasWorked: eb.exists(
          eb
            .selectFrom('TimeLog as log')
            .whereRef('log.userId', '=', 'person.id')
            .where('log.worked', '=', true)
            .select('log.id'),
        ),
      }).as('value'),
    ]),
);
