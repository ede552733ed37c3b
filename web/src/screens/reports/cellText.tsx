import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatAmount } from 'rules/amounts';
import { formatDate } from 'rules/instantFormats';
import { StatusChip } from '../../kit/ui/StatusChip';
import { statusLook } from '../../kit/ui/statuses';

/** A report's column from the server. */
export type ReportColumn = { readonly key: string; readonly title: string; readonly kind: string };

const STATUSES = new Set(['status', 'documentStatus']);
/** Columns of whole sentences. */
const LONG_TEXTS = new Set(['reason']);

const useStyles = makeStyles({
  // Not one word per line: a table scrolls sideways instead, and the sentence has room.
  longText: { '@container (min-width: 640px)': { display: 'block', minWidth: '280px' } },
});

/** A displayed cell; nothing for an empty one. */
export function formatCell({ key, kind }: ReportColumn, text: string | null | undefined): ReactNode {
  if (text === null || text === undefined) return '–';
  if (STATUSES.has(key)) return <StatusChip status={text} />;
  if (LONG_TEXTS.has(key)) return <LongText text={text} />;
  return cellText(kind, text);
}

/** A cell in a sentence, where a status is its word; null for an empty one. */
export function cellWords({ key, kind }: ReportColumn, text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  return STATUSES.has(key) ? statusLook(text).label : cellText(kind, text);
}

/** A cell as text: '$1,234.50', 'Nov 21, 2026', '1,204'. */
export function cellText(kind: string, text: string): string {
  if (kind === 'MONEY') return formatAmount(text);
  if (kind === 'DAY') return formatDate(text);
  return kind === 'COUNT' ? Number(text).toLocaleString('en-US') : text;
}

/** A sentence in a cell. */
function LongText({ text }: { text: string }) {
  return <span className={useStyles().longText}>{text}</span>;
}
