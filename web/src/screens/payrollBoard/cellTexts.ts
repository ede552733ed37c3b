import { formatAmount, readCents } from 'rules/amounts';
import { formatShortDay } from 'rules/dayFormats';
import { getDayName } from 'rules/days';
import { expensesDay } from './batchPlan';
import type { BoardDay } from './boardRow';
import { dayMark } from './dayMark';

/** 'Mon 9': the heading of a day's column. */
export const formatHeading = (date: string): string =>
  `${getDayName(date).slice(0, 3)} ${Number(date.slice(8))}`;

/** 'Maria Lopez, Monday: Approved, proposed $245.00. Truck 1 to Pittsburgh'. */
export const dayLabel = (name: string, day: BoardDay): string =>
  `${name}, ${getDayName(day.date)}: ${logText(day)}`;

/** 'Mon, Nov 9: Approved, proposed $245.00. Truck 1 to Pittsburgh'. */
export const dayHint = (day: BoardDay): string => `${formatShortDay(day.date)}: ${logText(day)}`;

/** The day on which the run records the week's expenses. */
export function expensesHint(days: readonly BoardDay[], pay: readonly string[], chosen?: string): string {
  const date = chosen ?? days[expensesDay(pay.map(readCents))]!.date;
  return `Expenses of the week, recorded on ${formatShortDay(date)}`;
}

function logText(day: BoardDay): string {
  const proposed = day.proposedPay > 0 ? `, proposed ${formatAmount(day.proposedPay)}` : '';
  const rateless = day.lacksRate ? ', no day rate' : '';
  const notes = day.description ? `. ${day.description}` : '';
  return `${dayMark(day).label}${proposed}${rateless}${notes}`;
}
