import { sumAmounts } from 'rules/amounts';
import { useUnpaidRuns } from './useUnpaidRuns';

/** The runs that can be marked as paid, and what they add up to in cents; `later` ones have a pay date to come. */
export type RunsToMark = { readonly ids: readonly string[]; readonly cents: number; readonly later: number };

/** Asks the server which runs of the week can be marked as paid now; null until it has responded. */
export function useRunsToMark(week: string, today: string) {
  const { runs, ...state } = useUnpaidRuns(week);
  if (!runs) return { runs, ...state };
  const due = runs.filter(({ payDate }) => payDate <= today);
  const cents = sumAmounts(due.map(({ totalPay }) => totalPay));
  const toMark: RunsToMark = { ids: due.map(({ id }) => id), cents, later: runs.length - due.length };
  return { runs: toMark, ...state };
}
