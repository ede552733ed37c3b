/** How many times someone has tried to sign in. */
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { db, defineByKey, defineRows } from '../platform/sql/define.ts';
import { milliseconds } from '../platform/sql/parts.ts';

/**
 * The attempts of a client for an address, of the client for any address, and of anyone for the address, each with the
 * oldest.
 */
export const attemptCounts = defineRows(
  {
    addressKey: 'text',
    client: 'text',
    windowStart: 'timestamptz',
    dayStart: 'timestamptz',
    latest: 'timestamptz',
  },
  ({ addressKey, client, windowStart, dayStart, latest }) =>
    db
      .selectFrom('SignInAttempt as attempt')
      .where('attempt.at', '<=', latest)
      .where(({ eb, and, or }) =>
        or([
          and([eb('attempt.addressKey', '=', addressKey), eb('attempt.at', '>', dayStart)]),
          and([eb('attempt.client', '=', client), eb('attempt.at', '>', windowStart)]),
        ]),
      )
      .select(({ fn, eb, and }) => {
        const ofAddress = eb('attempt.addressKey', '=', addressKey);
        const isRecent = eb('attempt.at', '>', windowStart);
        const ofClient = and([eb('attempt.client', '=', client), isRecent]);
        const ofPair = and([ofAddress, ofClient]);
        const oldest = fn.min('attempt.at');
        return [
          fn.countAll<number>().filterWhere(ofPair).as('pair'),
          milliseconds(oldest.filterWhere(ofPair)).as('pairSince'),
          fn.countAll<number>().filterWhere(ofClient).as('client'),
          milliseconds(oldest.filterWhere(ofClient)).as('clientSince'),
          fn.countAll<number>().filterWhere(ofAddress).as('address'),
          milliseconds(oldest.filterWhere(ofAddress)).as('addressSince'),
        ];
      }),
);

/** For each address, the attempts of the day, and the most that any client made within the window. */
export const triesByAddress = defineByKey(
  { addressKeys: 'text list', windowStart: 'timestamptz', dayStart: 'timestamptz', latest: 'timestamptz' },
  ({ addressKeys, windowStart, dayStart, latest }) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('SignInAttempt as attempt')
          .where('attempt.addressKey', 'in', addressKeys)
          .where('attempt.at', '>', dayStart)
          .where('attempt.at', '<=', latest)
          .groupBy(['attempt.addressKey', 'attempt.client'])
          .select(({ fn }) => [
            'attempt.addressKey',
            fn.countAll<number>().as('tries'),
            fn.countAll<number>().filterWhere('attempt.at', '>', windowStart).as('recent'),
          ])
          .as('client'),
      )
      .groupBy('client.addressKey')
      .select(({ fn }) => [
        'client.addressKey as key',
        jsonBuildObject({
          address: fn.sum<number>('client.tries'),
          pair: fn.max('client.recent'),
        }).as('value'),
      ]),
);
