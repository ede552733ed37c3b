/**
 * What would be different in a report if it were generated today: cells with another value, rows that came or went, and
 * tax documents that took another's place. Sums are left out, because they follow from the rows. Pure.
 */
import type { Day } from 'rules/days';
import type { ReportType } from '../../platform/db/generated/client/enums.ts';
import { formatCell } from './cells.ts';
import {
  NAME_KEY,
  type ReportCell,
  type ReportColumn,
  type ReportContent,
  type ReportRow,
  type ReportTable,
} from './content.ts';

export interface ReportChange {
  kind: 'CELL_CHANGED' | 'ROW_ADDED' | 'ROW_REMOVED' | 'DOCUMENT_REPLACED';
  /** The row as it was kept; an added one as it is today. */
  name: string;
  week: Day | null;
  userId: string | null;
  runId: string | null;
  column: ReportColumn;
  /** In the format of cells. */
  kept: string | null;
  today: string | null;
}

/** The sum that stands for a whole row. */
const MAIN_SUM: Record<ReportType, string> = {
  PAYROLL_SUMMARY: 'totalPay',
  CONTRACTOR_REPORT: 'totalPay',
  TAX_REPORT: 'reportable',
};

/** A person has one row, unless rows are about runs. Null if the row's person was deleted. */
const keyOf = ({ runId, userId, documentId }: ReportRow): string | null => runId ?? userId ?? documentId;

const isNumber = ({ column: { kind } }: ReportChange): boolean => kind === 'MONEY' || kind === 'COUNT';

/** The changes from the kept report to today's, numbers first. */
export function listChanges(type: ReportType, kept: ReportContent, today: ReportTable): ReportChange[] {
  const readKept = cellReader(kept.columns);
  const readToday = cellReader(today.columns);
  const known = new Set(kept.columns.map(({ key }) => key));
  const columns = [...kept.columns, ...today.columns.filter(({ key }) => !known.has(key))];
  const column = (key: string) => columns.find((one) => one.key === key)!;
  const changes: ReportChange[] = [];
  const add = (
    kind: ReportChange['kind'],
    column: ReportColumn,
    rows: { kept: ReportRow; today?: ReportRow } | { kept?: never; today: ReportRow },
  ) => {
    const { userId, runId } = rows.kept ?? rows.today;
    const read = (key: string) => (rows.kept ? readKept(rows.kept, key) : readToday(rows.today, key));
    changes.push({
      kind,
      name: String(read(NAME_KEY)),
      week: read('weekStart') as Day | null,
      userId,
      runId,
      column,
      kept: rows.kept ? formatCell(column.kind, readKept(rows.kept, column.key)) : null,
      today: rows.today ? formatCell(column.kind, readToday(rows.today, column.key)) : null,
    });
  };

  const added = new Map(today.rows.map((row) => [keyOf(row), row]));
  for (const row of kept.rows) {
    const key = keyOf(row);
    const now = added.get(key);
    added.delete(key);
    if (!now) {
      add('ROW_REMOVED', column(MAIN_SUM[type]), { kept: row });
      continue;
    }
    const differing = columns.filter((one) => readKept(row, one.key) !== readToday(now, one.key));
    for (const one of differing) add('CELL_CHANGED', one, { kept: row, today: now });
    if (differing.length === 0 && row.documentId !== now.documentId)
      add('DOCUMENT_REPLACED', column('documentStatus'), { kept: row, today: now });
  }
  for (const row of added.values()) add('ROW_ADDED', column(MAIN_SUM[type]), { today: row });
  return [...changes.filter(isNumber), ...changes.filter((change) => !isNumber(change))];
}

/** Reads a row's cell by the key of its column; null without such a column. */
function cellReader(columns: readonly ReportColumn[]) {
  const places = new Map(columns.map(({ key }, index) => [key, index]));
  return ({ cells }: ReportRow, key: string): ReportCell => cells[places.get(key) ?? -1] ?? null;
}
