/** The lines of a new run, those that take something off among them, as its statement keeps them. Pure. */
import { describeAdded } from 'rules/extras';
import { type Netting, type PaidBefore, paidWith } from '../netting.ts';
import { type Overpaid, sumOverpaid, toFoundBalance, toFoundLine } from '../overpaid.ts';
import type { RunLine } from '../runLine.ts';
import type { TakenPlans } from '../takePlans.ts';
import type { StatementFacts } from './build.ts';

export const stateLines = (
  lines: readonly RunLine[],
  before: readonly PaidBefore[],
  { netting, found, taken }: { netting: Netting | null; found: readonly Overpaid[]; taken: TakenPlans },
): Pick<StatementFacts, 'lines' | 'paidBefore' | 'overpaid' | 'balances'> => ({
  lines: [
    ...lines.map(({ kind, taxClass, amount, date, category, extra, description }) => ({
      ...{ kind, taxClass, amount, date, category },
      description: extra ? describeAdded(extra, description) : description,
    })),
    ...[...(netting?.lines ?? []), ...found.map(toFoundLine), ...taken.lines].map(
      ({ kind, taxClass, amount, description }) => ({
        ...{ kind, taxClass, amount, description },
        date: null,
        category: null,
      }),
    ),
  ],
  paidBefore: before
    .map((of) => ({ date: of.date, amount: paidWith(of) }))
    .filter(({ amount }) => amount !== 0),
  overpaid: Math.max(netting?.overpaid ?? 0, sumOverpaid(found)),
  balances: [...taken.balances, ...found.map(toFoundBalance)],
});
