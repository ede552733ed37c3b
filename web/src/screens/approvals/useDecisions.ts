import { useCallback, useState } from 'react';
import { notify } from '../../kit/ui/notify';
import { doneText, partlyText } from './decisionTexts';
import type { DayToDecide } from './submittedWeek';
import { type Decided, type Decision, type RefusedDay, useDecideDays } from './useDecideDays';

/** How far a decision about many days has come. */
export type Progress = { readonly done: number; readonly total: number };

/**
 * Decisions of the screen: what was done is said with a way back, what was refused with its reasons. What shows what is
 * left follows by itself. `deciding` has the days whose decision is not settled yet: until then it cannot be changed.
 */
export function useDecisions() {
  const decideDays = useDecideDays();
  const [deciding, setDeciding] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<Progress | null>(null);
  const [refusals, setRefusals] = useState<readonly RefusedDay[] | null>(null);

  const decide = useCallback(
    async (days: readonly DayToDecide[], decision: Decision, usesUp: boolean): Promise<Decided> => {
      const run = async (some: readonly DayToDecide[], made: Decision): Promise<Decided> => {
        const ids = some.map(({ id }) => id);
        setDeciding((others) => new Set([...others, ...ids]));
        setProgress({ done: 0, total: some.length });
        const outcome = await decideDays(some, made, {
          onProgress: (done) => setProgress({ done, total: some.length }),
          // An undone decision may bring back weeks, and a page that is used up has the next in its place.
          movesWeeks: made.status === 'PENDING' || usesUp,
        });
        setProgress(null);
        setDeciding((all) => new Set([...all].filter((id) => !ids.includes(id))));
        notifyOutcome(outcome, made);
        return outcome;
      };
      const notifyOutcome = ({ decided, refused, failure }: Decided, { status }: Decision) => {
        const undo =
          status === 'PENDING' || decided.length === 0
            ? []
            : [{ label: 'Undo', onClick: () => void run(decided, { status: 'PENDING' }) }];
        if (refused.length) {
          const why = { label: 'See Why', onClick: () => setRefusals(refused) };
          notify.warning(partlyText(decided.length, refused.length), why, ...undo);
        } else if (decided.length) notify.success(doneText(status, decided.length), ...undo);
        // The dialog that asks for the reason reports a rejection that failed as a whole.
        if (failure && (status !== 'REJECTED' || decided.length > 0)) notify.error(failure.message);
      };
      return run(days, decision);
    },
    [decideDays],
  );

  return { decide, deciding, progress, refusals, closeRefusals: () => setRefusals(null) };
}
