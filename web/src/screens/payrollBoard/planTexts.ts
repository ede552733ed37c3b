import { formatMoney } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import type { BatchPlan } from './batchPlan';

type Standing = {
  readonly ready: number;
  readonly held: number;
  readonly processed: number;
  readonly unpaidRuns: number;
  /** Whether nobody at all is left to be paid, on this board or not. */
  readonly isEverybodyPaid: boolean;
};

/** What the button does, word for word: 'Run Payroll for 12 — $14,350.00'. */
export function payLabel({ contractors, totalPay }: Pick<BatchPlan, 'contractors' | 'totalPay'>): string {
  if (contractors === 0) return 'Run Payroll';
  return `Run Payroll for ${contractors.toLocaleString('en-US')} — ${formatMoney(totalPay)}`;
}

/** What is taken of the total and what is handed out; nothing where all of it is. */
export const takenSums = ({
  totalPay,
  deducted,
}: Pick<BatchPlan, 'totalPay' | 'deducted'>): (readonly [string, string])[] =>
  deducted === 0
    ? []
    : [
        ['Deductions', formatMoney(-deducted)],
        ['Net pay', formatMoney(totalPay - deducted)],
      ];

/** '$570.00 will be deducted. $5,930.75 will be paid out.' */
export const describeDeducted = ({ totalPay, deducted }: Pick<BatchPlan, 'totalPay' | 'deducted'>): string =>
  `${formatMoney(deducted)} will be deducted. ${formatMoney(totalPay - deducted)} will be paid out.`;

/** Why there is nobody to put on payroll. */
export function nobodyToPay({ ready, held, processed, unpaidRuns, isEverybodyPaid }: Standing): string {
  if (ready > 0) return 'Everyone who’s ready is excluded.';
  if (held > 0)
    return 'Everyone left is held back; each row says why. Check anyone you want on payroll anyway.';
  if (isEverybodyPaid) return EVERYBODY_PAID;
  if (unpaidRuns > 0) return 'Everyone who’s ready is on payroll. Record payment once the money goes out.';
  return processed > 0
    ? 'No one on this board is left to put on payroll.'
    : 'No one has an approved day of work this week.';
}

/** Who is owed days of the week and has no row on the board. */
export const paidElsewhere = (people: number): string =>
  `${people === 1 ? '1 person' : `${people.toLocaleString('en-US')} people`} not on this board ${
    people === 1 ? 'has' : 'have'
  } approved days or receipts not on payroll: staff or inactive contractors. Process them under One Contractor.`;

/** Which payments were sent to somebody else. */
export const awaitingApproval = (runs: number): string =>
  `${counted(runs, 'payroll')} ${runs === 1 ? 'is' : 'are'} waiting for a second person. See Approvals.`;

export const EVERYBODY_PAID = 'Everyone has been paid for this week.';

/** Names in a sentence; the rest is counted: 'Ann Ash, Bo Birch and 3 more'. */
export function someNames(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most).join(', ');
  const rest = names.length - most;
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}
