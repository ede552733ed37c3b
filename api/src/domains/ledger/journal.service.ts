/** Exports the ledger of a range of days as journal entries for the company's books. */
import type { Day } from 'rules/days';
import { REVERSED_DAYS } from 'rules/messages';
import { record } from '../../audit/record.ts';
import { filingCsv } from '../../documents/csv.ts';
import type { FileShape } from '../../graph/file.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { entriesOfDays } from './journal.sql.ts';
import { bookEntry, JOURNAL_COLUMNS } from './journal.ts';

const MOST_ENTRIES = 20_000;

export interface JournalRange {
  startDate: Day;
  endDate: Day;
}

/** The entries of these days, by day. Throws ValidationError, and ConflictError for too many or none. */
export async function makeJournal(context: SignedInContext, range: JournalRange): Promise<FileShape> {
  const { startDate, endDate } = range;
  if (endDate < startDate) throw ValidationError.of('endDate', REVERSED_DAYS);
  const entries = await rowsIn(
    context.db,
    entriesOfDays({ first: startDate, last: endDate, most: MOST_ENTRIES + 1 }),
  );
  if (entries.length > MOST_ENTRIES)
    throw new ConflictError(
      `A journal holds at most ${MOST_ENTRIES.toLocaleString('en-US')} entries. Choose fewer days.`,
    );
  const booked = entries
    .map(({ payee, userId, firstName, lastName, ...entry }) => ({
      userId,
      rows: bookEntry({
        ...entry,
        payee: { number: payee, name: firstName === null ? null : `${firstName} ${lastName}` },
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
  if (booked.length === 0) throw new ConflictError('Nothing was paid, advanced or taken back on these days.');
  await inTransaction(context.db, (tx) =>
    record(tx, context, {
      action: 'PAYMENT_JOURNAL_EXPORTED',
      entityType: 'Payment',
      newValues: {
        ...{ startDate, endDate, entries: booked.length },
        userIds: [...new Set(booked.flatMap(({ userId }) => userId ?? []))],
      },
    }),
  );
  return {
    filename: `payments-${startDate}-${endDate}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: filingCsv(
      JOURNAL_COLUMNS,
      booked.flatMap(({ rows }) => rows),
    ),
  };
}
