/** What a run takes and pays, line by line, as its statement keeps it. Pure. */
import { describeAdded } from 'rules/extras';
import type { ComputedRun } from '../pay/computeRun.ts';
import { paidWith } from '../pay/priorPayments.ts';
import type { StatementFacts } from './build.ts';

export const stateLines = ({
  lines,
  priorPayments,
  overpaid,
  balances,
}: ComputedRun): Pick<StatementFacts, 'lines' | 'paidBefore' | 'overpaid' | 'balances'> => ({
  lines: lines.map(({ kind, taxClass, amount, date, category, extra, description }) => ({
    ...{ kind, taxClass, amount, date, category },
    description: extra ? describeAdded(extra, description) : description,
  })),
  paidBefore: priorPayments
    .map((of) => ({ date: of.date, amount: paidWith(of) }))
    .filter(({ amount }) => amount !== 0),
  overpaid,
  balances,
});
