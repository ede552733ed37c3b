/** The payments and advances of some days as journal entries, for the company's books. */
import { type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { REVERSED_DAYS } from 'rules/messages';
import { fromDecimal } from 'rules/money';
import { record } from '../../audit/record.ts';
import { filingCsv } from '../../documents/csv.ts';
import type { FileShape } from '../../graph/file.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { bookAdvance, bookPayment, JOURNAL_COLUMNS } from './journal.ts';

const MOST_PAYMENTS = 5000;

export interface JournalRange {
  startDate: Day;
  endDate: Day;
}

interface Booked {
  date: Day;
  rows: string[][];
}

const toName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

const toPeriod = ({ startDate, endDate }: JournalRange) => ({
  gte: toUtcMidnight(startDate),
  lte: toUtcMidnight(endDate),
});

async function bookPayments({ db }: SignedInContext, range: JournalRange): Promise<Booked[]> {
  const payments = await db.payment.findMany({
    where: { date: toPeriod(range), voidedAt: null, amount: { gt: 0 } },
    orderBy: [{ date: 'asc' }, { number: 'asc' }],
    take: MOST_PAYMENTS + 1,
    select: {
      ...{ number: true, date: true, amount: true },
      user: { select: { firstName: true, lastName: true } },
      runs: {
        select: {
          run: {
            select: {
              lines: { select: { taxClass: true, amount: true, plan: { select: { kind: true } } } },
            },
          },
        },
      },
    },
  });
  return payments.map(({ number, date, amount, user, runs }) => ({
    date: fromUtcMidnight(date),
    rows: bookPayment({
      number: String(number),
      date: fromUtcMidnight(date),
      amount: fromDecimal(amount),
      name: toName(user),
      lines: runs.flatMap(({ run }) =>
        run.lines.map((line) => ({
          taxClass: line.taxClass,
          amount: fromDecimal(line.amount),
          planKind: line.plan?.kind ?? null,
        })),
      ),
    }),
  }));
}

/** An advance has no number, so its entry has some of its key. */
async function bookAdvances({ db }: SignedInContext, range: JournalRange): Promise<Booked[]> {
  const advances = await db.plan.findMany({
    where: { kind: 'ADVANCE', givenOn: toPeriod(range), voidedAt: null },
    orderBy: [{ givenOn: 'asc' }, { id: 'asc' }],
    take: MOST_PAYMENTS + 1,
    select: {
      ...{ id: true, givenOn: true, total: true },
      user: { select: { firstName: true, lastName: true } },
    },
  });
  return advances.flatMap(({ id, givenOn, total, user }) => {
    if (givenOn === null || total === null) return [];
    const date = fromUtcMidnight(givenOn);
    const number = `A-${id.slice(-12)}`;
    return { date, rows: bookAdvance({ number, date, amount: fromDecimal(total), name: toName(user) }) };
  });
}

/** What left on these days and stands, by day. Throws ValidationError, and ConflictError for too much or nothing. */
export async function makeJournal(context: SignedInContext, range: JournalRange): Promise<FileShape> {
  const { startDate, endDate } = range;
  if (endDate < startDate) throw ValidationError.of('endDate', REVERSED_DAYS);
  const booked = [...(await bookPayments(context, range)), ...(await bookAdvances(context, range))];
  if (booked.length === 0) throw new ConflictError('No payments were recorded for these days.');
  if (booked.length > MOST_PAYMENTS)
    throw new ConflictError(
      `A file holds at most ${MOST_PAYMENTS.toLocaleString('en-US')} payments. Choose fewer days.`,
    );
  const rows = booked.toSorted((a, b) => a.date.localeCompare(b.date)).flatMap((entry) => entry.rows);
  await inTransaction(context.db, (tx) =>
    record(tx, context, {
      action: 'PAYMENT_JOURNAL_EXPORTED',
      entityType: 'Payment',
      newValues: { startDate, endDate, payments: booked.length },
    }),
  );
  return {
    filename: `payments-${startDate}-${endDate}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: filingCsv(JOURNAL_COLUMNS, rows),
  };
}
