/** The entries of a range of days, each with its postings and its subject. */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db, defineRows, sql } from '../../platform/sql/define.ts';
import { asText } from '../../platform/sql/parts.ts';
import { type EntryToBook, IN_THE_BOOKS } from './journal.ts';

const NOT_BOOKED = IN_THE_BOOKS.map((event) => sql.lit(event));

/** By day, then in the order of entry. The person is null if they were deleted for good. */
export const entriesOfDays = defineRows(
  { first: 'date', last: 'date', most: 'int' },
  ({ first, last, most }) =>
    db
      .selectFrom('LedgerEntry as entry')
      .innerJoin('Payee as payee', 'payee.id', 'entry.payeeId')
      .leftJoin('User as person', 'person.id', 'payee.userId')
      .leftJoin('PayrollRun as run', 'run.id', 'entry.causeId')
      .leftJoin('Payment as payment', 'payment.id', 'entry.causeId')
      .where((eb) => eb.between('entry.date', first, last))
      .where('entry.event', 'not in', NOT_BOOKED)
      .orderBy('entry.date')
      .orderBy('entry.sequence')
      .limit(most)
      .select(({ ref, fn, selectFrom }) => [
        asText(ref('entry.sequence')).as('sequence'),
        'entry.date',
        ref('entry.event').$castTo<EntryToBook['event']>().as('event'),
        fn.coalesce('run.number', 'payment.number').as('number'),
        'payee.number as payee',
        'payee.userId',
        ...(['person.firstName', 'person.lastName'] as const),
        jsonArrayFrom(
          selectFrom('LedgerPosting as posting')
            .whereRef('posting.entryId', '=', 'entry.id')
            .orderBy('posting.line')
            .select(['posting.account', 'posting.taxYear', 'posting.cents']),
        ).as('postings'),
      ]),
);
