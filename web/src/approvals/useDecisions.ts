import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { notify } from '../ui/notify';
import { doneText, partlyText } from './decisionTexts';
import type { DayToDecide } from './submittedWeek';
import { type Decided, type Decision, type RefusedDay, useDecideDays } from './useDecideDays';

/** How far a decision about many days has come. */
export type Progress = { readonly done: number; readonly total: number };

/**
 * Decisions of the screen: what was done is said with a way back, what was refused with its reasons, and the lists are
 * asked for anew. Answers false when nothing at all could be done.
 */
export function useDecisions() {
  const decideDays = useDecideDays();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [refusals, setRefusals] = useState<readonly RefusedDay[] | null>(null);

  const decide = useCallback(
    async (days: readonly DayToDecide[], decision: Decision): Promise<Decided> => {
      const run = async (some: readonly DayToDecide[], made: Decision): Promise<Decided> => {
        setProgress({ done: 0, total: some.length });
        const outcome = await decideDays(some, made, (done) => setProgress({ done, total: some.length }));
        setProgress(null);
        tell(outcome, made);
        void revalidate();
        return outcome;
      };
      const tell = ({ decided, refused, failure }: Decided, { status }: Decision) => {
        const undo =
          status === 'PENDING' || decided.length === 0
            ? []
            : [{ label: 'Undo', onClick: () => void run(decided, { status: 'PENDING' }) }];
        if (refused.length) {
          const why = { label: 'See why', onClick: () => setRefusals(refused) };
          notify.warning(partlyText(decided.length, refused.length), why, ...undo);
        } else if (decided.length) notify.success(doneText(status, decided.length), ...undo);
        if (failure) notify.error(failure.message);
      };
      return run(days, decision);
    },
    [decideDays, revalidate],
  );

  return { decide, progress, refusals, closeRefusals: () => setRefusals(null) };
}
