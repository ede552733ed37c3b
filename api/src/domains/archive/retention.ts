/** How long the records of someone who was paid are expected to be kept. */
import { formatDay } from 'rules/dayFormats';
import { type Day, fromUtcMidnight, yearOf } from 'rules/days';

/** After the day on which the return for the newest payment was due: January 31 of the year after it. */
const YEARS_KEPT = 4;

/** Four years after the newest payment's return was due; null where nothing was paid. */
export const keepUntil = (newestPayDate: Date | null): Day | null =>
  newestPayDate === null ? null : `${yearOf(fromUtcMidnight(newestPayDate)) + 1 + YEARS_KEPT}-01-31`;

/** The rule in one sentence, for the person about to delete. */
export function retentionReason(newestPayDate: Date | null, today: Day): string {
  const until = keepUntil(newestPayDate);
  if (newestPayDate === null || until === null)
    return 'Nothing was paid to this person, so no tax rule requires keeping the records.';
  const paid = `The newest payment is dated ${formatDay(fromUtcMidnight(newestPayDate))}`;
  return today <= until
    ? `${paid}: tax and wage rules expect its records to be kept until ${formatDay(until)}.`
    : `${paid}: the retention period of its records ended on ${formatDay(until)}.`;
}
