/** What a bar chart is given, whether it is drawn or written as a table. */

/** One kind of bar: its name and its color. */
export type BarSeries = { readonly key: string; readonly label: string; readonly color: string };

/** One stack of bars: a short name for the axis, a full one, and a value for each series. */
export type BarGroup = {
  readonly key: string;
  readonly label: string;
  readonly fullLabel: string;
  /** Where its parts are: the table leads there. */
  readonly to?: string | undefined;
  readonly values: Readonly<Record<string, number>>;
};

export type BarChartProps = {
  /** What the chart shows: its heading (of level 3) and the table's name. */
  label: string;
  /** What the groups are: the table's first heading ('Week'). */
  groupLabel: string;
  series: readonly BarSeries[];
  groups: readonly BarGroup[];
  /** The groups have names, none of which may be left out where it is narrow, as dates may. */
  isByName?: boolean;
  /** A value in words, for callouts and the table. */
  format: (value: number) => string;
  /** A value on the axis; by default as in words. */
  formatAxis?: (value: number) => string;
  /** What is said when every value is zero. */
  empty: string;
};

/** In CSS pixels; the table scrolls within the same. */
export const CHART_HEIGHT = 240;
