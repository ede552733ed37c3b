import { addDays, type Day, yearOf } from 'rules/days';
import { startOfWeek } from 'rules/weeks';

/** A named span of days. */
export type ReportPreset = { readonly label: string; readonly startDate: Day; readonly endDate: Day };

const pad = (month: number) => String(month).padStart(2, '0');

/** The first day of a month counted from January of a year; a month below 1 is in the previous year. */
const firstOf = (year: number, month: number): Day =>
  month < 1 ? `${year - 1}-${pad(month + 12)}-01` : `${year}-${pad(month)}-01`;

/** Weeks are those of payroll, Monday to Sunday; a period that has not ended ends today. */
export function listReportPresets(today: Day): readonly ReportPreset[] {
  const [year, month] = [yearOf(today), Number(today.slice(5, 7))];
  const monday = startOfWeek(today);
  const quarter = month - ((month - 1) % 3);
  const until = (start: Day, next: Day) => ({ startDate: start, endDate: addDays(next, -1) });
  return [
    { label: 'Last Week', ...until(addDays(monday, -7), monday) },
    { label: 'Last Month', ...until(firstOf(year, month - 1), firstOf(year, month)) },
    { label: 'Last Quarter', ...until(firstOf(year, quarter - 3), firstOf(year, quarter)) },
    { label: 'This Year', startDate: firstOf(year, 1), endDate: today },
    { label: 'Last Year', ...until(firstOf(year - 1, 1), firstOf(year, 1)) },
  ];
}
