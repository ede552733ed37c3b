import { formatAmount, readCents } from 'rules/amounts';
import { formatMoney, sumCents, toAmount } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import type { BatchPlan } from './batchPlan';

type Standing = {
  readonly ready: number;
  readonly held: number;
  readonly processed: number;
  /** Whether no one at all is left to be paid, on this board or not. */
  readonly isEverybodyPaid: boolean;
};

/** 'Run Payroll $12,480.00 for 9' */
export const runLabel = (people: number, amount: number): string =>
  `Run Payroll ${formatAmount(amount)} for ${people.toLocaleString('en-US')}`;

/** 'Record Payment $12,480.00 for 9'; 'Record Payment' if a second person has to approve all of it. */
export const recordLabel = (people: number, amount: number): string =>
  people === 0
    ? 'Record Payment'
    : `Record Payment ${formatAmount(amount)} for ${people.toLocaleString('en-US')}`;

/** The text of the button, word for word: 'Run Payroll $14,350.00 for 12'. */
export const payLabel = ({ contractors, net }: Pick<BatchPlan, 'contractors' | 'net'>): string =>
  runLabel(contractors, toAmount(net));

type Sums = Pick<BatchPlan, 'totalPay' | 'deducted' | 'net'>;

/** The deducted part of earlier pay from runs that are void now. */
const paidBefore = ({ totalPay, deducted, net }: Sums): number => totalPay - deducted - net;

/** The deductions and the net pay; nothing if there are no deductions. */
export const takenSums = (sums: Sums): (readonly [string, string])[] => {
  const before = paidBefore(sums);
  const taken: [string, number][] = [
    ['Paid before', -before],
    ['Deductions', -sums.deducted],
  ];
  const lines = taken.filter(([, amount]) => amount !== 0);
  if (lines.length > 0) lines.push(['Net pay', sums.net]);
  return lines.map(([name, amount]) => [name, formatMoney(amount)]);
};

/** '$400.00 was paid before. $570.00 will be deducted. $5,930.75 will be paid out.' Null if all of it is paid out. */
export function describeTaken(sums: Sums): string | null {
  const before = paidBefore(sums);
  const texts = [
    before !== 0 && `${formatMoney(before)} was paid before.`,
    sums.deducted !== 0 && `${formatMoney(sums.deducted)} will be deducted.`,
  ].filter((text) => text !== false);
  return texts.length === 0 ? null : [...texts, `${formatMoney(sums.net)} will be paid out.`].join(' ');
}

/** A week's completed runs, in dollars: `PayrollSteps` describes each field. */
type Ran = Readonly<Record<'ranTotal' | 'ranDeducted' | 'ranPaidBefore' | 'added', number>>;

/** How the runs' total becomes the net pay: the terms, in cents and signed, and their sum. */
function sumRan(ran: Ran): { terms: [name: string, cents: number][]; net: number } {
  const terms: [string, number][] = [
    ['Total', readCents(ran.ranTotal)],
    ['Deductions', 0 - readCents(ran.ranDeducted)],
    ['Paid before', 0 - readCents(ran.ranPaidBefore)],
    ['Added', readCents(ran.added)],
  ];
  return {
    terms: terms.filter(([name, cents]) => name === 'Total' || cents !== 0),
    net: sumCents(terms.map(([, cents]) => cents)),
  };
}

/** The same as named amounts. */
export function ranSums(ran: Ran): (readonly [string, string])[] {
  const { terms, net } = sumRan(ran);
  const sums = terms.length > 1 ? [...terms, ['Net pay', net] as const] : terms;
  return sums.map(([name, cents]) => [name, formatMoney(cents)]);
}

/** '$11,227.40 − $202.00 deductions + $85.00 added = $11,110.40'; null if all of it is paid out. */
export function ranText(ran: Ran): string | null {
  const { terms, net } = sumRan(ran);
  const [[, total], ...others] = terms as [[string, number], ...[string, number][]];
  if (others.length === 0) return null;
  const parts = others.map(
    ([name, cents]) => `${cents < 0 ? '−' : '+'} ${formatMoney(Math.abs(cents))} ${name.toLowerCase()}`,
  );
  return [formatMoney(total), ...parts, '=', formatMoney(net)].join(' ');
}

/** Why there is no one to put on payroll. */
export function nobodyToPay({ ready, held, processed, isEverybodyPaid }: Standing): string {
  if (ready > 0) return 'Everyone who’s ready is excluded.';
  if (held > 0)
    return 'Everyone left is held back; each row says why. Check anyone you want on payroll anyway.';
  if (isEverybodyPaid) return EVERYBODY_PAID;
  return processed > 0
    ? 'No one on this board is left to put on payroll.'
    : 'No one has an approved day of work this week. Approve days first, or enter amounts here.';
}

/** Someone who is owed days of the week and has no row on the board. */
export const paidElsewhere = (people: number): string =>
  `${people === 1 ? '1 person' : `${people.toLocaleString('en-US')} people`} not on this board ${
    people === 1 ? 'has' : 'have'
  } approved days or receipts not on payroll: staff or inactive contractors. Process them in Payroll Tracker.`;

/** How many payments were sent to someone else for approval. */
export const awaitingApproval = (people: number): string =>
  `${counted(people, 'payment')} ${people === 1 ? 'is' : 'are'} waiting for a second person. See Approvals.`;

export const EVERYBODY_PAID = 'Everyone has been paid for this week.';

/** Names in a sentence; the rest is counted: 'Ann Ash, Bo Birch and 3 more'. */
export function someNames(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most).join(', ');
  const rest = names.length - most;
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}
