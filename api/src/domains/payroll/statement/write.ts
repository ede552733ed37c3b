/** The statement of a run, stored in the transaction that creates the run. */
import type { Day } from 'rules/days';
import type { EntryValues } from '../../../audit/record.sql.ts';
import type { Context } from '../../../operation/context.ts';
import type { Change } from '../../../platform/sql/define.ts';
import { buildStatement, type PaidDay, type StatementFacts } from './build.ts';
import { buildParties, type KnownParties } from './parties.ts';
import { keptStatement } from './write.sql.ts';

/** A run that has just been written, with its locks on the time log. */
export interface RunToState extends Pick<StatementFacts, 'lines' | 'paidBefore' | 'overpaid' | 'balances'> {
  runId: string;
  number: number;
  weekStart: Day;
  weekEnd: Day;
  payDate: Day;
  entries: readonly PaidDay[];
}

/** What keeps the statement of the run with its entry in the audit log, from what is `known`. */
export function keepStatement(
  { now, timeZone }: Context,
  { runId, number, weekStart, weekEnd, payDate, ...paid }: RunToState,
  known: KnownParties,
): (entry: EntryValues) => Change {
  const content = buildStatement({
    ...buildParties(known),
    now: now(),
    timeZone,
    run: { number, weekStart, weekEnd, payDate },
    ...paid,
  });
  const values = { runId, content: JSON.stringify(content), createdAt: content.generatedAt };
  return (entry) => keptStatement({ ...entry, ...values });
}
