/** The props of a bar chart, whether drawn or shown as a table. */

/** One kind of bar: its name and its color. */
export type BarSeries = { readonly key: string; readonly label: string; readonly color: string };

/** One stack of bars: a short name for the axis, a full one, and a value for each series. */
export type BarGroup = {
  readonly key: string;
  readonly label: string;
  readonly fullLabel: string;
  /** The address of its parts, linked from the table. */
  readonly to?: string | undefined;
  readonly values: Readonly<Record<string, number>>;
};

export type BarChartProps = {
  /** The chart's heading (of level 3) and the table's name. */
  label: string;
  /** The kind of group: the table's first heading ('Week'). */
  groupLabel: string;
  series: readonly BarSeries[];
  groups: readonly BarGroup[];
  /** The groups have names, and none may be left out on a narrow axis, as dates may. */
  isByName?: boolean;
  /** A value as text, for callouts and the table. */
  format: (value: number) => string;
  /** A value on the axis; by default the same text. */
  formatAxis?: (value: number) => string;
  /** Shown when every value is zero. */
  empty: string;
};

/** In CSS pixels; the table scrolls within the same height. */
export const CHART_HEIGHT = 240;
