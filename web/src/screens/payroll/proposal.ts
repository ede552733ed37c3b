import { readCents, sumAmounts } from 'rules/amounts';
import { formatMoney, toDecimal } from 'rules/money';
import { type DayEntry, emptyEntry } from './dayEntries';

/** A day with the server's proposal for it; zero if there is none. */
export type Proposal = { readonly date: string; readonly proposedPay: number };

/** The proposed pay put into the days that have one; the other days, expenses and notes stay as typed. */
export function withProposedPay(
  entries: readonly DayEntry[],
  days: readonly Proposal[],
): readonly DayEntry[] {
  const proposed = new Map(days.map((day) => [day.date, readCents(day.proposedPay)]));
  return entries.map((entry) => {
    const cents = proposed.get(entry.date) ?? 0;
    return cents > 0 ? { ...entry, pay: toDecimal(cents) } : entry;
  });
}

/** A week's initial values. */
export const proposedEntries = (days: readonly Proposal[]): readonly DayEntry[] =>
  withProposedPay(
    days.map(({ date }) => emptyEntry(date)),
    days,
  );

/** Whether 'Use Proposed Pay' would change an amount. */
export function differsFromProposal(entries: readonly DayEntry[], days: readonly Proposal[]): boolean {
  return withProposedPay(entries, days).some(
    (entry, index) => readCents(entry.pay) !== readCents(entries[index]?.pay),
  );
}

/**
 * The confirmation before approved days are paid below their proposal; null if they are not. Only these days count:
 * more pay for another day does not make up for them.
 */
export function shortfallQuestion(entries: readonly DayEntry[], days: readonly Proposal[]): string | null {
  const proposedDays = days.filter((day) => readCents(day.proposedPay) > 0);
  const isProposed = new Set(proposedDays.map(({ date }) => date));
  const proposed = sumAmounts(proposedDays.map(({ proposedPay }) => proposedPay));
  const paid = sumAmounts(entries.filter(({ date }) => isProposed.has(date)).map(({ pay }) => pay));
  if (paid >= proposed) return null;
  const count = proposedDays.length;
  return (
    `${count === 1 ? '1 approved day' : `${count} approved days`} worth ${formatMoney(proposed)} ` +
    `${count === 1 ? 'is' : 'are'} proposed; you’re about to process ${formatMoney(paid)}, ` +
    `${formatMoney(proposed - paid)} less.`
  );
}
