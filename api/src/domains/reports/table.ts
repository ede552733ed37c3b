/** Builds a report's table from columns that compute their cells and sums. Pure. */
import type { ReportCell, ReportColumn, ReportRow, ReportSums } from './content.ts';

/** A column of the table, and how to compute its cells: from a row's source, or also for a sum, from numbers alone. */
type SourceColumn<Source, Numbers> = ReportColumn &
  ({ cell: (source: Source) => ReportCell } | { sum: (numbers: Numbers) => ReportCell });

/** The keys of a row's records. */
export interface Behind {
  userId: string;
  runId?: string;
  documentId?: string | null;
}

/** A column of amounts, counts or ratios. */
export const summed = <Numbers>(
  key: string,
  title: string,
  kind: 'MONEY' | 'COUNT',
  sum: (numbers: Numbers) => ReportCell,
) => ({ key, title, kind, sum });

/** What a kind of report has in its rows. */
export interface TableShape<Source, Key extends keyof Source> {
  columns: readonly SourceColumn<Source, Record<Key, number>>[];
  /** The numbers that are added up. */
  numbers: readonly Key[];
  /** Whether each person has sums. Then the sources of one person must be adjacent. */
  hasSubtotals?: boolean;
}

/** A table as it is being built. Its rows can be read once, and its sums are known after that. */
export interface ReportTable {
  columns: ReportColumn[];
  rows: AsyncIterable<ReportRow[]>;
  sums: () => ReportSums;
}

/** The table of the sources, in order and in the same parts, so that only one part is in memory. */
export function buildTable<Source extends Behind & Record<Key, number>, Key extends keyof Source>(
  { columns, numbers, hasSubtotals = false }: TableShape<Source, Key>,
  sources: AsyncIterable<readonly Source[]>,
): ReportTable {
  type Sums = Record<Key, number>;
  const nothing = () => Object.fromEntries(numbers.map((key) => [key, 0])) as Sums;
  const totals = nothing();
  const people: { userId: string; name: ReportCell; sums: Sums }[] = [];
  let rowCount = 0;

  const add = (sums: Sums, source: Source) => {
    for (const key of numbers) sums[key] += source[key];
  };

  function toRow(source: Source): ReportRow {
    const { userId, runId = null, documentId = null } = source;
    const cells = columns.map((column) => ('sum' in column ? column.sum(source) : column.cell(source)));
    rowCount += 1;
    add(totals, source);
    if (hasSubtotals) {
      // The first column names the person.
      if (people.at(-1)?.userId !== userId) people.push({ userId, name: cells[0]!, sums: nothing() });
      add(people.at(-1)!.sums, source);
    }
    return { userId, runId, documentId, cells };
  }

  async function* readRows() {
    for await (const part of sources) yield part.map(toRow);
  }

  const sumUp = (sums: Sums): ReportCell[] =>
    columns.map((column) => ('sum' in column ? column.sum(sums) : null));
  return {
    columns: columns.map(({ key, title, kind }) => ({ key, title, kind })),
    rows: readRows(),
    sums: () => ({
      rowCount,
      subtotals: people.map(({ userId, name, sums }) => ({
        userId,
        runId: null,
        documentId: null,
        cells: sumUp(sums).with(0, name),
      })),
      totals: sumUp(totals),
    }),
  };
}
