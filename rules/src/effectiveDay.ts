/** The day on which the money of a bank file can arrive. */
import { isBankingDay, nextBankingDay } from './bankingDays.ts';
import { formatDay } from './dayFormats.ts';
import { addDays, type Day, isDay } from './days.ts';

/** Banks accept entries at most this many days ahead. */
const MOST_DAYS_AHEAD = 30;

/** Why the chosen day is not possible, as a message; null when it is. `today` is the company's. */
export function findEffectiveDayIssue(day: string, today: Day): string | null {
  if (!isDay(day)) return 'Choose the day the money arrives.';
  if (day < today) return 'The day the money arrives can’t be in the past.';
  if (day > addDays(today, MOST_DAYS_AHEAD))
    return `The day the money arrives must be at most ${MOST_DAYS_AHEAD} days ahead.`;
  return isBankingDay(day)
    ? null
    : `Banks are closed on ${formatDay(day)}. The next banking day is ${formatDay(nextBankingDay(day))}.`;
}
