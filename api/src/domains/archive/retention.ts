/** How long the records of someone who was paid should be kept. */
import { formatDay } from 'rules/dayFormats';
import { type Day, fromUtcMidnight, yearOf } from 'rules/days';

/** Counted from the due date of the return for the newest payment: January 31 of the year after it. */
const YEARS_KEPT = 4;

/** Four years after the newest payment's return was due; null if nothing was paid. */
export const keepUntil = (newestPayDate: Date | null): Day | null =>
  newestPayDate === null ? null : `${yearOf(fromUtcMidnight(newestPayDate)) + 1 + YEARS_KEPT}-01-31`;

/** The rule in one sentence, for the person who is about to delete. */
export function retentionReason(newestPayDate: Date | null, today: Day): string {
  const until = keepUntil(newestPayDate);
  if (newestPayDate === null || until === null)
    return 'Nothing was paid to this person, so no tax rule requires keeping the records.';
  const paid = `The newest payment is dated ${formatDay(fromUtcMidnight(newestPayDate))}`;
  return today <= until
    ? `${paid}: tax and wage rules expect its records to be kept until ${formatDay(until)}.`
    : `${paid}: the retention period of its records ended on ${formatDay(until)}.`;
}
