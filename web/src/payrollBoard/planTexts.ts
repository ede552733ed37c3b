import { counted } from '../lib/labels';
import { formatCents } from '../lib/money';
import type { BatchPlan } from './batchPlan';

type Totals = { readonly ready: number; readonly held: number; readonly processed: number };

/** What the button does, word for word: 'Pay 12 contractors — $14,350.00'. */
export function payLabel({ contractors, totalPay }: Pick<BatchPlan, 'contractors' | 'totalPay'>): string {
  if (contractors === 0) return 'Pay contractors';
  return `Pay ${counted(contractors, 'contractor')} — ${formatCents(totalPay)}`;
}

/** Why there is nobody to pay. */
export function nobodyToPay({ ready, held, processed }: Totals): string {
  if (ready > 0) return 'Everybody who is ready has been excluded.';
  if (held > 0) return 'Everybody who worked is held back. Tick whom to pay all the same.';
  return processed > 0 ? EVERYBODY_PAID : 'Nobody has an approved day of work in this week.';
}

export const EVERYBODY_PAID = 'Everybody has been paid for this week.';

/** Names in a sentence; the rest is counted: 'Ann Ash, Bo Birch and 3 more'. */
export function someNames(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most).join(', ');
  const rest = names.length - most;
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}
