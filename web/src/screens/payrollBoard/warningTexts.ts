import { counted } from '../../kit/lib/labels';
import { backPayText } from '../people/backPay';
import type { BoardRow } from './boardRow';

type Kind = BoardRow['warnings'][number] | 'BACK_PAY';

type Warning = {
  readonly kind: Kind;
  /** For the row's badge. */
  readonly word: string;
  readonly text: string;
};

/** A row's warnings in the words of the screen. */
export function warningTexts({ warnings, pendingDays, days, backPay }: BoardRow): readonly Warning[] {
  const rejected = days.filter(({ worked, status }) => worked && status === 'REJECTED').length;
  const texts: Record<BoardRow['warnings'][number], readonly [word: string, text: string]> = {
    UNAPPROVED_DAYS: [`${pendingDays} pending`, `${counted(pendingDays, 'day')} pending approval`],
    REJECTED_DAYS: [`${rejected} rejected`, rejected === 1 ? 'Rejected day' : `${rejected} rejected days`],
    NO_RATE: ['No rate', 'No day rate'],
    NO_W9: ['No W-9', 'No W-9'],
  };
  return [
    ...warnings.map((kind) => ({ kind, word: texts[kind][0], text: texts[kind][1] })),
    ...(backPay ? [{ kind: 'BACK_PAY' as const, word: 'Back pay', text: backPayText(backPay) }] : []),
  ];
}
