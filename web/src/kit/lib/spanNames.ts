/** How weeks, months and quarters are named, on charts and in tables. Each is given by its first day. */
import { formatMonth, formatMonthDay, formatQuarter, formatShortMonth, formatWeek } from 'rules/dayFormats';
import type { Day } from 'rules/days';

export type Span = 'week' | 'month' | 'quarter';

export const SPAN_LABELS: Readonly<Record<Span, string>> = {
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
};

const monthOf = (day: Day): string => day.slice(0, 'YYYY-MM'.length);

const NAMES: Readonly<Record<Span, readonly [short: (day: Day) => string, full: (day: Day) => string]>> = {
  week: [formatMonthDay, formatWeek],
  month: [(day) => formatShortMonth(monthOf(day)), (day) => formatMonth(monthOf(day))],
  quarter: [formatQuarter, formatQuarter],
};

/** 'Nov 16 – 22, 2026', 'November 2026', 'Q4 2026'. A month may also be 'YYYY-MM'. */
export const formatSpan = (span: Span, first: Day): string => NAMES[span][1](first);

/** A group of a chart: a short name for the axis, and the full one beside the numbers. */
export const spanGroup = (span: Span, first: Day) => ({
  key: first,
  label: NAMES[span][0](first),
  fullLabel: formatSpan(span, first),
});
