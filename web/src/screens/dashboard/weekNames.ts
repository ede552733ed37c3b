import { formatMonthDay, formatWeek } from 'rules/dayFormats';

/** A week on a chart: 'Nov 16' on the axis, the full range beside the numbers. */
export const weekNames = (weekStart: string) => ({
  key: weekStart,
  label: formatMonthDay(weekStart),
  fullLabel: formatWeek(weekStart),
});
