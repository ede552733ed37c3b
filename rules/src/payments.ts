/** How payments are made, and how they are identified: on screens, on paper and in the database. */
import { formatDay, formatMonthDay } from './dayFormats.ts';
import { type Day, yearOf } from './days.ts';
import { type Cents, formatMoney } from './money.ts';

export const PAYMENT_METHODS = ['CHECK', 'ACH', 'WIRE', 'CASH', 'OTHER'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_METHOD_NAMES: Record<PaymentMethod, string> = {
  CHECK: 'Check',
  ACH: 'ACH',
  WIRE: 'Wire',
  CASH: 'Cash',
  OTHER: 'Other',
};

const WAYS: Record<PaymentMethod, string> = {
  CHECK: 'by check',
  ACH: 'by ACH',
  WIRE: 'by wire',
  CASH: 'in cash',
  OTHER: '',
};

/** The next check number, with as many digits. */
const countUp = (first: string, by: number): string =>
  (BigInt(first) + BigInt(by)).toString().padStart(first.length, '0');

/** The reference of each payment: checks are numbered from the first one, anything else is the same for all. */
export const toReference = (method: PaymentMethod, reference: string, index: number): string =>
  method === 'CHECK' && /^\d{1,18}$/.test(reference) ? countUp(reference, index) : reference;

export interface MadePayment {
  date: Day;
  method: PaymentMethod;
  reference: string;
  /** Left out if the amount cannot be zero. */
  amount?: Cents;
}

/** 'Paid on Dec 29, 2026 by check 1042'; for a payment of zero, that no money was paid. */
export function describePayment({ date, method, reference, amount }: MadePayment): string {
  if (amount === 0) return `Settled on ${formatDay(date)}, with nothing left to pay`;
  const known = method === 'CHECK' || reference === '' ? reference : `(${reference})`;
  return [`Paid on ${formatDay(date)}`, WAYS[method], known].filter(Boolean).join(' ');
}

/** For a run that was voided after it had been paid. */
export const STAYS_PAID = 'What was paid stays paid and counts against this person’s next run.';

/** A run's total, and what had been paid for its week before. */
export interface PaidBefore {
  payDate: Day;
  isPaid: boolean;
  totalPay: Cents;
  net: Cents;
  before: readonly { date: Day; amount: Cents }[];
  /** The overpaid amount. */
  overpaid: Cents;
}

/**
 * 'Total pay $510.00; $500.00 was paid on Dec 29; $10.00 is still to be paid.' A day shows its year if that is not the
 * pay date's. Null where nothing was paid before.
 */
export function describePaidBefore(run: PaidBefore): string | null {
  if (run.before.length === 0) return null;
  const write = (day: Day) => (yearOf(day) === yearOf(run.payDate) ? formatMonthDay(day) : formatDay(day));
  const paid = run.before.map(({ date, amount }) => `${formatMoney(amount)} was paid on ${write(date)}`);
  return `${[`Total pay ${formatMoney(run.totalPay)}`, ...paid, describeRest(run)].join('; ')}.`;
}

function describeRest({ isPaid, net, overpaid }: PaidBefore): string {
  if (overpaid > 0) return `${formatMoney(overpaid)} too much was paid`;
  if (net === 0) return 'nothing is left to pay';
  return isPaid
    ? `the other ${formatMoney(net)} has been paid since`
    : `${formatMoney(net)} is still to be paid`;
}
