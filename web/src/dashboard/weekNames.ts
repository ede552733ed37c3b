import { shortDay, weekLabel } from '../lib/weeks';

/** A week on a chart: '16 Nov' on the axis, the whole of it beside the numbers. */
export const weekNames = (weekStart: string) => ({
  key: weekStart,
  label: shortDay(weekStart).slice('Mon '.length),
  fullLabel: weekLabel(weekStart),
});
