import { useCallback, useState } from 'react';
import { notify } from '../../kit/ui/notify';
import { doneText, partlyText } from './decisionTexts';
import type { DayToDecide } from './submittedWeek';
import { type Decided, type Decision, type RefusedDay, useDecideDays } from './useDecideDays';

/** How far a decision about many days has come. */
export type Progress = { readonly done: number; readonly total: number };

/**
 * Decisions of the screen: what was done is said with a way back, what was refused with its reasons, and the lists are
 * requested again.
 */
export function useDecisions(refresh: () => Promise<void>) {
  const decideDays = useDecideDays();
  const [isRefreshing, setRefreshing] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [refusals, setRefusals] = useState<readonly RefusedDay[] | null>(null);

  const decide = useCallback(
    async (days: readonly DayToDecide[], decision: Decision): Promise<Decided> => {
      const run = async (some: readonly DayToDecide[], made: Decision): Promise<Decided> => {
        setProgress({ done: 0, total: some.length });
        const outcome = await decideDays(some, made, (done) => setProgress({ done, total: some.length }));
        setProgress(null);
        notifyOutcome(outcome, made);
        setRefreshing(true);
        void refresh().finally(() => setRefreshing(false));
        return outcome;
      };
      const notifyOutcome = ({ decided, refused, failure }: Decided, { status }: Decision) => {
        const undo =
          status === 'PENDING' || decided.length === 0
            ? []
            : [{ label: 'Undo', onClick: () => void run(decided, { status: 'PENDING' }) }];
        if (refused.length) {
          const why = { label: 'See why', onClick: () => setRefusals(refused) };
          notify.warning(partlyText(decided.length, refused.length), why, ...undo);
        } else if (decided.length) notify.success(doneText(status, decided.length), ...undo);
        // The dialog that asks for the reason reports a rejection that failed as a whole.
        if (failure && (status !== 'REJECTED' || decided.length > 0)) notify.error(failure.message);
      };
      return run(days, decision);
    },
    [decideDays, refresh],
  );

  return { decide, progress, isRefreshing, refusals, closeRefusals: () => setRefusals(null) };
}
