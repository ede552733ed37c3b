/** The payments of some days as journal entries, for the company's books. */
import { type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { REVERSED_DAYS } from 'rules/messages';
import { fromDecimal } from 'rules/money';
import { record } from '../../audit/record.ts';
import { filingCsv } from '../../documents/csv.ts';
import type { FileShape } from '../../graph/file.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { JOURNAL_COLUMNS, toJournal } from './journal.ts';

const MOST_PAYMENTS = 5000;

export interface JournalRange {
  startDate: Day;
  endDate: Day;
}

/** The payments that stand, by the day the money left. Throws ValidationError, and ConflictError for too many or none. */
export async function makeJournal(
  context: SignedInContext,
  { startDate, endDate }: JournalRange,
): Promise<FileShape> {
  if (endDate < startDate) throw ValidationError.of('endDate', REVERSED_DAYS);
  const payments = await context.db.payment.findMany({
    where: {
      date: { gte: toUtcMidnight(startDate), lte: toUtcMidnight(endDate) },
      ...{ voidedAt: null, amount: { gt: 0 } },
    },
    orderBy: [{ date: 'asc' }, { number: 'asc' }],
    take: MOST_PAYMENTS + 1,
    select: {
      ...{ number: true, date: true, amount: true },
      user: { select: { firstName: true, lastName: true } },
      runs: { select: { run: { select: { lines: { select: { taxClass: true, amount: true } } } } } },
    },
  });
  if (payments.length === 0) throw new ConflictError('No payment was recorded for these days.');
  if (payments.length > MOST_PAYMENTS)
    throw new ConflictError(
      `More than ${MOST_PAYMENTS.toLocaleString('en-US')} payments do not fit into one file. Choose fewer days.`,
    );
  const rows = payments.flatMap(({ number, date, amount, user, runs }) =>
    toJournal({
      ...{ number, date: fromUtcMidnight(date), amount: fromDecimal(amount) },
      name: `${user.firstName} ${user.lastName}`,
      lines: runs.flatMap(({ run }) =>
        run.lines.map((line) => ({ taxClass: line.taxClass, amount: fromDecimal(line.amount) })),
      ),
    }),
  );
  await inTransaction(context.db, (tx) =>
    record(tx, context, {
      action: 'PAYMENT_JOURNAL_EXPORTED',
      entityType: 'Payment',
      newValues: { startDate, endDate, payments: payments.length },
    }),
  );
  return {
    filename: `payments-${startDate}-${endDate}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: filingCsv(JOURNAL_COLUMNS, rows),
  };
}
