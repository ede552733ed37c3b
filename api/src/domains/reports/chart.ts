/**
 * A report's chart: the weeks of a payroll summary, or the people with the highest amounts in other reports. It covers
 * all stored rows, not only one page. Pure.
 */
import { addDays } from 'rules/days';
import { sumCents } from 'rules/money';
import type { ReportType } from '../../platform/db/generated/client/enums.ts';
import { formatCell } from './cells.ts';
import { NAME_KEY, type ReportColumn, type ReportRow } from './content.ts';

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

interface Groups {
  by: Grouping;
  /** The number of all groups. */
  all: number;
  shown: { name: string; sums: readonly number[] }[];
}

type Rows = AsyncIterable<readonly ReportRow[]>;

/** Builds the chart of a report from its rows, which are read once. */
export async function toChart(
  type: ReportType,
  columns: readonly ReportColumn[],
  rows: Rows,
): Promise<ReportChart> {
  const drawn = columns.flatMap((column, index) =>
    SERIES[type].includes(column.key) ? [{ column, index }] : [],
  );
  const readValues = ({ cells }: ReportRow) => drawn.map(({ index }) => Number(cells[index] ?? 0));
  const read = type === 'PAYROLL_SUMMARY' ? readSpans : readPeople;
  const { by, all, shown } = await read(columns, rows, readValues);
  return {
    by,
    series: drawn.map(({ column }) => column),
    groups: shown.map(({ name, sums }) => ({
      name,
      values: drawn.map(({ column }, index) => formatCell(column.kind, sums[index] ?? 0)),
    })),
    groupCount: all,
  };
}

type Values = (row: ReportRow) => number[];

/** All weeks from first to last, including those without payroll: a gap is part of the trend. */
async function readSpans(columns: readonly ReportColumn[], rows: Rows, readValues: Values): Promise<Groups> {
  const index = columns.findIndex(({ key }) => key === 'weekStart');
  const weeks = new Map<string, number[]>();
  for await (const some of rows)
    for (const row of some) addTo(weeks, String(row.cells[index]), readValues(row));
  const found = [...weeks.keys()].sort();
  const names: string[] = [];
  for (let week = found[0]; week && week <= found.at(-1)!; week = addDays(week, 7)) names.push(week);
  const by = names.length > MOST_WEEKS ? 'MONTH' : 'WEEK';
  const length = by === 'MONTH' ? 'YYYY-MM'.length : undefined;
  const spans = new Map<string, number[]>();
  for (const name of names) addTo(spans, name.slice(0, length), weeks.get(name) ?? []);
  return { by, all: spans.size, shown: [...spans].map(([name, sums]) => ({ name, sums })) };
}

function addTo(groups: Map<string, number[]>, name: string, values: readonly number[]): void {
  const sums = groups.get(name) ?? [];
  values.forEach((value, index) => {
    sums[index] = (sums[index] ?? 0) + value;
  });
  groups.set(name, sums);
}

/** Highest first. Two people may share a name, so rows are not merged by name. */
async function readPeople(columns: readonly ReportColumn[], rows: Rows, readValues: Values): Promise<Groups> {
  const name = columns.findIndex(({ key }) => key === NAME_KEY);
  const toBar = (row: ReportRow) => {
    const sums = readValues(row);
    return { name: String(row.cells[name]), sums, height: sumCents(sums) };
  };
  let all = 0;
  let shown: ReturnType<typeof toBar>[] = [];
  for await (const some of rows) {
    all += some.length;
    shown = [...shown, ...some.map(toBar)]
      .sort((one, other) => other.height - one.height)
      .slice(0, MOST_PEOPLE);
  }
  return { by: 'PERSON', all, shown };
}
