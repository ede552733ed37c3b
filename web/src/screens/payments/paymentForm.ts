/** The payment form, and the resulting payment for each person. Pure. */
import { readCents } from 'rules/amounts';
import { sumCents } from 'rules/money';
import { type PaymentMethod, toReference } from 'rules/payments';

/** A processed run, as chosen for payment. */
export type RunToPay = {
  readonly id: string;
  readonly number: number;
  readonly userId: string;
  readonly name: string;
  readonly payDate: string;
  /** Net pay, in dollars. */
  readonly net: number;
  /** Whether the bank account is new, which deserves a check before money is sent there. */
  readonly hasNewAccount?: boolean;
};

/** The pay date, or today if it is in the future: a recorded payment has been made by today. */
export function firstDate(runs: readonly RunToPay[], today: string): string {
  const [last] = runs.map(({ payDate }) => payDate).toSorted((a, b) => b.localeCompare(a));
  return last && last < today ? last : today;
}

/** The reference of each run's payment. Runs of one person are settled by one payment, in the order shown. */
export function referencesOf(
  runs: readonly RunToPay[],
  method: PaymentMethod,
  reference: string,
): ReadonlyMap<string, string> {
  const people = [...new Set(runs.map(({ userId }) => userId))];
  return new Map(
    runs.map(({ id, userId }) => [id, toReference(method, reference.trim(), people.indexOf(userId))]),
  );
}

/**
 * Whether one person gets more than the limit here. The server also counts recent payments, and may require a second
 * person where this does not.
 */
export function exceedsLimit(runs: readonly RunToPay[], limit: number): boolean {
  const given = new Map<string, number>();
  for (const { userId, net } of runs) given.set(userId, sumCents([given.get(userId) ?? 0, readCents(net)]));
  return [...given.values()].some((cents) => cents > readCents(limit));
}
