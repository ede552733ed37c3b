import { centsOf, toDecimal } from '../lib/money';
import type { DayEntry } from './dayEntries';

type Proposal = { readonly date: string; readonly proposedPay: number };

/** The proposed pay put into the days that have one; the other days, expenses and notes stay as typed. */
export function withProposedPay(
  entries: readonly DayEntry[],
  days: readonly Proposal[],
): readonly DayEntry[] {
  const proposed = new Map(days.map((day) => [day.date, centsOf(day.proposedPay)]));
  return entries.map((entry) => {
    const cents = proposed.get(entry.date) ?? 0;
    return cents > 0 ? { ...entry, pay: toDecimal(cents) } : entry;
  });
}

/** Why 'Use proposed pay' has nothing to do; null when it has. */
export function proposalRefusal(entries: readonly DayEntry[], days: readonly Proposal[]): string | null {
  if (days.every((day) => centsOf(day.proposedPay) === 0)) return 'No approved day has a daily rate.';
  const filled = withProposedPay(entries, days);
  const isSame = filled.every((entry, index) => centsOf(entry.pay) === centsOf(entries[index]?.pay));
  return isSame ? 'The proposed pay is filled in.' : null;
}
