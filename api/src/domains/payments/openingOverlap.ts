/**
 * An opening balance and a payment in the portal may cover the same days. One may then include the other, which would
 * be reported twice. The person who enters the second one confirms that it does not.
 */
import { formatDay } from 'rules/dayFormats';
import { type Day, fromUtcMidnight, toUtcMidnight, yearOf } from 'rules/days';
import { formatMoney, fromDecimal } from 'rules/money';
import type { Tx } from '../../operation/context.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';

type Reader = Pick<Tx, 'payment' | 'openingBalance'>;

const MOST_NAMED = 5;

/** The payments on the days that an opening balance covers, in words; null if there are none. */
export async function describePaymentsThrough(
  tx: Reader,
  userId: string,
  paidThrough: Day,
): Promise<string | null> {
  const where = {
    ...{ userId, voidedAt: null },
    date: { gte: toUtcMidnight(`${yearOf(paidThrough)}-01-01`), lte: toUtcMidnight(paidThrough) },
  };
  const payments = await tx.payment.findMany({
    where,
    orderBy: { number: 'asc' },
    select: { number: true, date: true, amount: true },
  });
  const named = payments
    .slice(0, MOST_NAMED)
    .map(
      ({ number, date, amount }) =>
        `#${number} of ${formatDay(fromUtcMidnight(date))} (${formatMoney(fromDecimal(amount))})`,
    );
  const more = payments.length - named.length;
  return named.length === 0 ? null : `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

interface DatedPayment {
  date: Day;
  /** Whether the user confirmed that the opening balance does not include it. */
  notInOpeningBalance?: boolean | null | undefined;
}

/** The opening balance of one of these people that covers a day, in words; null if none does. */
async function describeOpening(tx: Reader, people: readonly string[], date: Day): Promise<string | null> {
  const opening = await tx.openingBalance.findFirst({
    where: {
      ...{ userId: { in: [...people] }, year: yearOf(date), voidedAt: null },
      paidThrough: { gte: toUtcMidnight(date) },
    },
    orderBy: { userId: 'asc' },
    select: {
      ...{ paidThrough: true, compensation: true, reimbursed: true },
      user: { select: { firstName: true, lastName: true } },
    },
  });
  if (!opening) return null;
  const { user, paidThrough, compensation, reimbursed } = opening;
  const amount = formatMoney(fromDecimal(compensation) + fromDecimal(reimbursed));
  return `${amount} is entered as paid to ${user.firstName} ${user.lastName} outside this system, through ${formatDay(fromUtcMidnight(paidThrough))}.`;
}

/**
 * Throws a ValidationError for a payment on a day that an opening balance covers, unless the user confirmed that it is
 * separate.
 */
export async function assertNotInOpening(
  tx: Reader,
  runs: readonly { userId: string }[],
  { date, notInOpeningBalance }: DatedPayment,
): Promise<void> {
  if (notInOpeningBalance) return;
  const opening = await describeOpening(
    tx,
    runs.map(({ userId }) => userId),
    date,
  );
  if (opening)
    throw ValidationError.of(
      'notInOpeningBalance',
      `${opening} If a payment of ${formatDay(date)} is part of it, it would count twice. Confirm that it isn’t.`,
    );
}

/** For ways to mark runs as paid that ask no question. Throws ConflictError. */
export async function assertAfterOpenings(
  tx: Reader,
  runs: readonly { userId: string; payDate: Day }[],
): Promise<void> {
  for (const date of new Set(runs.map(({ payDate }) => payDate))) {
    const opening = await describeOpening(
      tx,
      runs.filter(({ payDate }) => payDate === date).map(({ userId }) => userId),
      date,
    );
    if (opening)
      throw new ConflictError(
        `${opening} A payment of ${formatDay(date)} may be part of it. Use Record Payment to confirm that it isn’t.`,
      );
  }
}
