import type { ReactNode } from 'react';
import { formatAmount } from 'rules/amounts';
import { formatDate } from 'rules/instantFormats';
import { StatusChip } from '../../kit/ui/StatusChip';
import { LongText } from './LongText';

/** A report's column from the server. */
export type ReportColumn = { readonly key: string; readonly title: string; readonly kind: string };

const STATUSES = new Set(['status', 'documentStatus']);
/** Columns of whole sentences. */
const LONG_TEXTS = new Set(['reason']);

/** A displayed cell; nothing for an empty one. */
export function formatCell({ key, kind }: ReportColumn, text: string | null | undefined): ReactNode {
  if (text === null || text === undefined) return '–';
  if (STATUSES.has(key)) return <StatusChip status={text} />;
  if (LONG_TEXTS.has(key)) return <LongText text={text} />;
  return cellText(kind, text);
}

/** A cell as text: '$1,234.50', 'Nov 21, 2026', '1,204'. */
export function cellText(kind: string, text: string): string {
  if (kind === 'MONEY') return formatAmount(text);
  if (kind === 'DAY') return formatDate(text);
  return kind === 'COUNT' ? Number(text).toLocaleString('en-US') : text;
}
