/** Builds a report's table from columns that compute their cells and sums. Pure. */
import { type Cents, sumCents } from 'rules/money';
import type { ReportCell, ReportColumn, ReportRow, ReportTable } from './content.ts';

/** A column of the table, and how to compute its cells. */
export interface SourceColumn<Source> extends ReportColumn {
  cell: (source: Source) => ReportCell;
  /** The cell in the totals row; empty if omitted. */
  total?: (sources: readonly Source[]) => ReportCell;
}

/** The keys of a row's records. */
export interface Behind {
  userId: string;
  runId?: string;
  documentId?: string | null;
}

/** A column of amounts or counts with a sum. */
export const summed = <Source>(
  key: string,
  title: string,
  kind: 'MONEY' | 'COUNT',
  value: (source: Source) => number,
): SourceColumn<Source> => ({
  key,
  title,
  kind,
  cell: value,
  total: (sources) => sumCents(sources.map(value)),
});

/** A column of ratios: its total is recomputed from all sources, not added up. */
export const ratio = <Source>(
  key: string,
  title: string,
  value: (sources: readonly Source[]) => Cents | null,
): SourceColumn<Source> => ({ key, title, kind: 'MONEY', cell: (source) => value([source]), total: value });

/** The table of the sources, in order. For subtotals, the rows of one person must be adjacent. */
export function buildTable<Source extends Behind>(
  columns: readonly SourceColumn<Source>[],
  sources: readonly Source[],
  { subtotals = false } = {},
): ReportTable {
  return {
    columns: columns.map(({ key, title, kind }) => ({ key, title, kind })),
    rows: sources.map((source) => ({
      userId: source.userId,
      runId: source.runId ?? null,
      documentId: source.documentId ?? null,
      cells: columns.map((column) => column.cell(source)),
    })),
    subtotals: subtotals ? [...byPerson(sources)].map((own) => subtotal(columns, own)) : [],
    totals: columns.map((column) => column.total?.(sources) ?? null),
  };
}

function* byPerson<Source extends Behind>(sources: readonly Source[]): Generator<[Source, ...Source[]]> {
  let own: [Source, ...Source[]] | undefined;
  for (const source of sources) {
    if (own?.[0].userId === source.userId) own.push(source);
    else {
      if (own) yield own;
      own = [source];
    }
  }
  if (own) yield own;
}

const subtotal = <Source extends Behind>(
  columns: readonly SourceColumn<Source>[],
  own: readonly [Source, ...Source[]],
): ReportRow => ({
  userId: own[0].userId,
  runId: null,
  documentId: null,
  // The first column names the person.
  cells: columns.map((column, index) => (index === 0 ? column.cell(own[0]) : (column.total?.(own) ?? null))),
});
