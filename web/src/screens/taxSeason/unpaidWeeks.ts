import { formatMonthDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { counted } from '../../kit/lib/labels';

const names = new Intl.ListFormat('en-US');

/** More weeks than these are counted. */
const NAMED = 3;

/** Names the weeks whose payroll has no recorded payment. */
export function describeUnpaidWeeks(weeks: readonly Day[]): string {
  const named = weeks.slice(0, weeks.length > NAMED ? NAMED - 1 : NAMED).map(formatMonthDay);
  const rest = weeks.length - named.length;
  const list = names.format(rest > 0 ? [...named, counted(rest, 'other week')] : named);
  return weeks.length === 1
    ? `The payroll of ${list} isn’t recorded as paid.`
    : `The payrolls of ${list} aren’t recorded as paid.`;
}
