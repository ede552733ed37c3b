import { shortDay } from '../../kit/lib/dates';
import { centsOf, formatMoney } from '../../kit/lib/money';
import { dayName } from '../../kit/lib/weeks';
import { expensesDay } from './batchPlan';
import type { BoardDay } from './boardRow';
import { dayMark } from './dayMark';

/** 'Mon 9': the heading of a day's column. */
export const headingOf = (date: string): string => `${dayName(date).slice(0, 3)} ${Number(date.slice(8))}`;

/** 'Maria Lopez, Monday: Approved, proposed $245.00. Truck 1 to Pittsburgh'. */
export const dayLabel = (name: string, day: BoardDay): string =>
  `${name}, ${dayName(day.date)}: ${logText(day)}`;

/** 'Mon, Nov 9: Approved, proposed $245.00. Truck 1 to Pittsburgh'. */
export const dayHint = (day: BoardDay): string => `${shortDay(day.date)}: ${logText(day)}`;

/** Which day the run will keep the expenses of the week on. */
export function expensesHint(days: readonly BoardDay[], pay: readonly string[]): string {
  const date = days[expensesDay(pay.map(centsOf))]!.date;
  return `Expenses of the week, recorded on ${shortDay(date)}`;
}

function logText(day: BoardDay): string {
  const proposed = day.proposedPay > 0 ? `, proposed ${formatMoney(day.proposedPay)}` : '';
  const rateless = day.lacksRate ? ', no day rate' : '';
  const notes = day.description ? `. ${day.description}` : '';
  return `${dayMark(day).label}${proposed}${rateless}${notes}`;
}
