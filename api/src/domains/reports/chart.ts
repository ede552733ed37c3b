/**
 * A report's chart: the weeks of a payroll summary, or the people with the highest amounts in other reports. It covers
 * all stored rows, not only one page. Pure.
 */
import { addDays } from 'rules/days';
import { sumCents } from 'rules/money';
import type { ReportType } from '../../platform/db/generated/client/enums.ts';
import { formatCell } from './cells.ts';
import { NAME_KEY, type ReportColumn, type ReportRow, type ReportTable } from './content.ts';

/** With more weeks than a year has, bars would be too thin, so the chart shows months. */
const MOST_WEEKS = 54;
/** The most people that a chart can label. */
export const MOST_PEOPLE = 15;

export type Grouping = 'WEEK' | 'MONTH' | 'PERSON';

interface ChartGroup {
  /** The Monday of a week, 'YYYY-MM' of a month, or the name of a person. */
  name: string;
  /** In the order of the series, in the format of cells. */
  values: (string | null)[];
}

export interface ReportChart {
  by: Grouping;
  /** The stacked columns. */
  series: ReportColumn[];
  groups: ChartGroup[];
  /** The number of all groups; the chart shows the highest. */
  groupCount: number;
}

const SERIES: Record<ReportType, readonly string[]> = {
  PAYROLL_SUMMARY: ['basePay', 'expenses'],
  CONTRACTOR_REPORT: ['approvedDays', 'pendingDays', 'rejectedDays'],
  TAX_REPORT: ['compensation', 'expenses'],
};

interface Named {
  name: string;
  rows: readonly ReportRow[];
}

/** Builds the chart of a report's table. */
export function toChart(type: ReportType, { columns, rows }: ReportTable): ReportChart {
  const drawn = columns.flatMap(({ key }, index) => (SERIES[type].includes(key) ? [index] : []));
  const sumColumn = (members: readonly ReportRow[], index: number) =>
    sumCents(members.map((row) => Number(row.cells[index] ?? 0)));
  const { by, all, shown } =
    type === 'PAYROLL_SUMMARY' ? spans(columns, rows) : people(columns, rows, drawn, sumColumn);
  return {
    by,
    series: drawn.flatMap((index) => columns[index] ?? []),
    groups: shown.map((group) => ({
      name: group.name,
      values: drawn.map((index) => formatCell(columns[index]?.kind, sumColumn(group.rows, index))),
    })),
    groupCount: all,
  };
}

interface Groups {
  by: Grouping;
  all: number;
  shown: Named[];
}

/** All weeks from first to last, including those without payroll: a gap is part of the trend. */
function spans(columns: readonly ReportColumn[], rows: readonly ReportRow[]): Groups {
  const index = columns.findIndex(({ key }) => key === 'weekStart');
  const readWeek = (row: ReportRow) => String(row.cells[index]);
  const weeks = rows.map(readWeek).sort();
  const names: string[] = [];
  for (let week = weeks[0]; week && week <= weeks.at(-1)!; week = addDays(week, 7)) names.push(week);
  const by = names.length > MOST_WEEKS ? 'MONTH' : 'WEEK';
  const length = by === 'MONTH' ? 'YYYY-MM'.length : undefined;
  const found = new Map<string, ReportRow[]>(names.map((name) => [name.slice(0, length), []]));
  for (const row of rows) found.get(readWeek(row).slice(0, length))?.push(row);
  return { by, all: found.size, shown: [...found].map(([name, members]) => ({ name, rows: members })) };
}

/** Highest first. Two people may share a name, so rows are not merged by name. */
function people(
  columns: readonly ReportColumn[],
  rows: readonly ReportRow[],
  drawn: readonly number[],
  sumColumn: (members: readonly ReportRow[], index: number) => number,
): Groups {
  const name = columns.findIndex(({ key }) => key === NAME_KEY);
  const heights = new Map(rows.map((row) => [row, sumCents(drawn.map((index) => sumColumn([row], index)))]));
  const highest = rows.toSorted((one, other) => heights.get(other)! - heights.get(one)!);
  return {
    by: 'PERSON',
    all: rows.length,
    shown: highest.slice(0, MOST_PEOPLE).map((row) => ({ name: String(row.cells[name]), rows: [row] })),
  };
}
