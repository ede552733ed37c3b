/** What is typed about a payment, and what becomes of it for each person. Pure. */
import { readCents } from 'rules/amounts';
import { sumCents } from 'rules/money';
import { type PaymentMethod, toReference } from 'rules/payments';

/** A processed run, as it is chosen to be paid. */
export type RunToPay = {
  readonly id: string;
  readonly number: number;
  readonly userId: string;
  readonly name: string;
  readonly payDate: string;
  /** What is handed out, in dollars. */
  readonly net: number;
  /** Whether the bank account was entered lately, so that it is worth a second look before money is sent there. */
  readonly hasNewAccount?: boolean;
};

/** The pay date, or today where it has not come: money that has left has left by today. */
export function firstDate(runs: readonly RunToPay[], today: string): string {
  const [last] = runs.map(({ payDate }) => payDate).toSorted((a, b) => b.localeCompare(a));
  return last && last < today ? last : today;
}

/** What the payment of each run bears. Runs of one person are settled by one payment, in the order shown. */
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
 * Whether one person is given more than the limit here. The server counts what they were given lately as well, and may
 * ask for a second person where this does not.
 */
export function exceedsLimit(runs: readonly RunToPay[], limit: number): boolean {
  const given = new Map<string, number>();
  for (const { userId, net } of runs) given.set(userId, sumCents([given.get(userId) ?? 0, readCents(net)]));
  return [...given.values()].some((cents) => cents > readCents(limit));
}
