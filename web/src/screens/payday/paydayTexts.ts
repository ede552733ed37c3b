/** The texts of the payday. */
import { formatAmount, sumAmounts } from 'rules/amounts';
import { formatShortDay } from 'rules/dayFormats';
import { formatMoney } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import type { PaydayRow } from './paydayRow';

/** 'Mon, Nov 16 Newark to Camden · Tue, Nov 17': no one approves days they cannot see. */
export const daysText = (
  days: readonly { readonly date: string; readonly description: string | null | undefined }[],
): string =>
  days.map(({ date, description }) => `${formatShortDay(date)} ${description ?? ''}`.trim()).join(' · ');

/** '2 receipts to approve: $61.50' */
export const receiptsText = ({ undecidedReceipts }: Pick<PaydayRow, 'undecidedReceipts'>): string =>
  `${counted(undecidedReceipts.length, 'receipt')} to approve: ${formatMoney(
    sumAmounts(undecidedReceipts.map(({ amount }) => amount)),
  )}`;

/** The button's text when there is nothing to press. */
export function restingText({
  isEverybodyPaid,
  worked,
  total,
  awaiting,
}: {
  readonly isEverybodyPaid: boolean;
  readonly worked: number;
  readonly total: number;
  readonly awaiting: boolean;
}): string {
  if (isEverybodyPaid) return 'Everyone has been paid for this week.';
  if (awaiting) return 'The rest is waiting for a second person.';
  if (worked === 0) return 'No one has logged a day of work yet.';
  return total > 0 ? 'No one is ready for payroll yet. See what’s in the way below.' : 'Nothing left to do.';
}

const written = (count: number) => count.toLocaleString('en-US');

/** 'Running payroll: 120 of 300' while it runs, '298 put on payroll, 2 held back: $71,520.00 in all' afterwards. */
export function batchText({
  finishedAt,
  total,
  done,
  refused,
  paidTotal,
}: {
  readonly finishedAt: string | null | undefined;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly paidTotal: number;
}): string {
  if (!finishedAt) return `Running payroll: ${written(done + refused)} of ${written(total)}`;
  const held = refused > 0 ? `, ${written(refused)} held back` : '';
  const why = refused > 0 ? '. The reasons are below.' : '';
  return `${written(done)} put on payroll${held}: ${formatAmount(paidTotal)} in all${why}`;
}

/** Someone who is owed days of the week and has no row on the board. */
export const elsewhereText = (people: number): string =>
  `${counted(people, 'person', 'people')} with approved pay not on this board: staff or inactive contractors.`;
