import { counted } from '../../kit/lib/labels';
import type { BoardRow } from './boardRow';

type Warning = { readonly kind: BoardRow['warnings'][number]; readonly text: string };

/** The warnings of a row in the words of the screen. */
export function warningTexts({ warnings, pendingDays, days }: BoardRow): readonly Warning[] {
  const rejected = days.filter(({ worked, status }) => worked && status === 'REJECTED').length;
  const texts: Record<Warning['kind'], string> = {
    UNAPPROVED_DAYS: `${counted(pendingDays, 'day')} pending approval`,
    REJECTED_DAYS: rejected === 1 ? 'Rejected day' : `${rejected} rejected days`,
    NO_RATE: 'No day rate',
    NO_W9: 'No W-9',
  };
  return warnings.map((kind) => ({ kind, text: texts[kind] }));
}
