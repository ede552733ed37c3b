import { monthDay, weekLabel } from '../../kit/lib/dates';

/** A week on a chart: 'Nov 16' on the axis, the whole of it beside the numbers. */
export const weekNames = (weekStart: string) => ({
  key: weekStart,
  label: monthDay(weekStart),
  fullLabel: weekLabel(weekStart),
});
