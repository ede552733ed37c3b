/** The content of a run's statement, before it is saved. */
import type { Day } from 'rules/days';
import { describeAdded } from 'rules/extras';
import type { Context } from '../../../operation/context.ts';
import type { ComputedRun } from '../pay/computeRun.ts';
import { paidWith } from '../pay/priorPayments.ts';
import type { RunDay } from '../pay/weekLines.ts';
import { buildStatement, type StatementFacts } from './build.ts';
import type { NewStatement } from './content.ts';
import { buildParties, type RunFacts } from './parties.ts';

interface RunToState {
  number: number;
  weekStart: Day;
  weekEnd: Day;
  payDate: Day;
  days: readonly RunDay[];
  computed: ComputedRun;
}

const stateLines = ({
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

/** `facts` are the payer and payee without the run. */
export const stateRun = (
  { now, timeZone }: Context,
  { number, weekStart, weekEnd, payDate, days, computed }: RunToState,
  facts: RunFacts,
): NewStatement =>
  buildStatement({
    ...buildParties(facts, days),
    ...{ now: now(), timeZone, run: { number, weekStart, weekEnd, payDate }, entries: days },
    ...stateLines(computed),
  });
