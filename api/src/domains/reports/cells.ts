/** Cells as text, in one format for all readers: '1234.50', '2026-11-16', '5'; null for an empty one. */
import { toDecimal } from 'rules/money';
import type { ReportCell, ReportColumn } from './content.ts';

export const formatCell = (kind: ReportColumn['kind'] | undefined, cell: ReportCell): string | null =>
  typeof cell === 'number' && kind === 'MONEY' ? toDecimal(cell) : cell === null ? null : String(cell);
