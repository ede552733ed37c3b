/** How often somebody has tried to sign in. */
import { db, defineRows } from '../platform/sql/define.ts';
import { milliseconds } from '../platform/sql/parts.ts';

/** The tries of a client for an address, of the client for any, and of anybody for the address, each with the oldest. */
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
        const ofClient = and([eb('attempt.client', '=', client), eb('attempt.at', '>', windowStart)]);
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
