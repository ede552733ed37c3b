/** The statement of a run that is about to be saved. */
import type { Day } from 'rules/days';
import type { Context } from '../../../operation/context.ts';
import type { ComputedRun } from '../pay/computeRun.ts';
import type { RunDay } from '../pay/weekLines.ts';
import { buildStatement } from './build.ts';
import type { NewStatement } from './content.ts';
import { stateLines } from './lines.ts';
import { buildParties, type RunFacts } from './parties.ts';

export interface RunToState {
  number: number;
  weekStart: Day;
  weekEnd: Day;
  payDate: Day;
  days: readonly RunDay[];
  computed: ComputedRun;
}

/** What the statement of the run says, from what is known before it. */
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
