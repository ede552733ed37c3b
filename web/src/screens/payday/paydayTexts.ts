/** The texts of the payday. */
import { formatAmount, sumAmounts } from 'rules/amounts';
import { formatShortDay } from 'rules/dayFormats';
import { addDays } from 'rules/days';
import { formatMoney } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import type { PaydayRow } from './paydayRow';

type DescribedDay = { readonly date: string; readonly description: string | null | undefined };

/** 'Mon, Nov 16 – Wed, Nov 18, Newark to Camden · Thu, Nov 19': no one approves days they cannot see. */
export function daysText(days: readonly DescribedDay[]): string {
  const stretches: { first: string; last: string; description: string }[] = [];
  for (const { date, description } of days) {
    const latest = stretches.at(-1);
    if (latest && addDays(latest.last, 1) === date && latest.description === (description ?? ''))
      latest.last = date;
    else stretches.push({ first: date, last: date, description: description ?? '' });
  }
  return stretches
    .map(({ first, last, description }) => {
      const when = first === last ? [first] : [first, last];
      return [when.map(formatShortDay).join(' – '), description].filter(Boolean).join(', ');
    })
    .join(' · ');
}

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
