import { useCallback, useState } from 'react';
import { notify } from '../../kit/ui/notify';
import { doneText, partlyText } from './decisionTexts';
import type { DayToDecide } from './submittedWeek';
import { type Decided, type Decision, type RefusedDay, useDecideDays } from './useDecideDays';

/** The progress of a decision on many days. */
export type Progress = { readonly done: number; readonly total: number };

/**
 * The screen's decisions: toasts with Undo for what was done, and the reasons for refusals. The remaining counts
 * follow. `deciding` has the days with a decision under way, which cannot be changed until then.
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
          // An undone decision may bring back weeks, and the next page replaces an empty one.
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
        // The dialog for the reason reports a rejection that failed as a whole.
        if (failure && (status !== 'REJECTED' || decided.length > 0)) notify.error(failure.message);
      };
      return run(days, decision);
    },
    [decideDays],
  );

  return { decide, deciding, progress, refusals, closeRefusals: () => setRefusals(null) };
}
