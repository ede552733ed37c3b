/** The lines of a new run, those that take off what was paid before among them, as its statement keeps them. Pure. */
import type { DayLine } from 'rules/payLines';
import { type Netting, type PaidBefore, paidWith } from '../netting.ts';
import type { StatementFacts } from './build.ts';

export const stateLines = (
  lines: readonly DayLine[],
  before: readonly PaidBefore[],
  netting: Netting | null,
): Pick<StatementFacts, 'lines' | 'paidBefore' | 'overpaid'> => ({
  lines: [
    ...lines,
    ...(netting?.lines ?? []).map(({ kind, taxClass, amount, description }) => ({
      ...{ kind, taxClass, amount, description },
      date: null,
      category: null,
    })),
  ],
  paidBefore: before
    .map((of) => ({ date: of.date, amount: paidWith(of) }))
    .filter(({ amount }) => amount !== 0),
  overpaid: netting?.overpaid ?? 0,
});
