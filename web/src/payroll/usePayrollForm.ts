import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { fieldMessages } from '../relay/fieldMessages';
import { notify } from '../ui/notify';
import { type DayEntry, emptyEntry, isEmptyEntry, toInput } from './dayEntries';
import type { GridFaults } from './PayrollGrid';
import { useIdempotencyKey } from './useIdempotencyKey';
import { useProcessWeeklyPayroll } from './useProcessWeeklyPayroll';

type Week = {
  readonly userId: string;
  readonly weekStart: string;
  readonly weekEnd: string;
  readonly dates: readonly string[];
};

type Refusal = { readonly error: string; readonly issues: readonly string[] };

/** What is typed for a week, what the server said of it, and the act of paying it. Starts empty. */
export function usePayrollForm({ dates, ...week }: Week) {
  const [entries, setEntries] = useState<readonly DayEntry[]>(() => dates.map(emptyEntry));
  const [faults, setFaults] = useState<GridFaults>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isProcessed, setProcessed] = useState(false);
  const [processWeek, isProcessing] = useProcessWeeklyPayroll();
  const keyOf = useIdempotencyKey();
  const { revalidate } = useRevalidator();

  const change = (next: readonly DayEntry[], nextFaults: GridFaults) => {
    setEntries(next);
    setFaults(nextFaults);
  };

  /** Puts other amounts in place of the typed ones; says so, with a way back, where something was typed. */
  const fill = (next: readonly DayEntry[], text: string) => {
    const former = entries;
    change(next, {});
    if (former.every(isEmptyEntry)) return;
    notify.info(text, { label: 'Undo', onClick: () => change(former, {}) });
  };

  const processPayroll = async () => {
    const content = { ...week, weeklyData: entries.map(toInput) };
    setRefusal(null);
    const outcome = await processWeek({ input: { ...content, idempotencyKey: keyOf(content) } });
    if (outcome.ok) {
      setProcessed(true);
      notify.success(outcome.result.payload?.message ?? 'Weekly payroll processed successfully!');
      // The days have changed with the payment: they are worked, approved and locked now.
      return revalidate();
    }
    if (outcome.code === 'ALREADY_PROCESSED') {
      // Somebody else was faster: what counts now is the run, and the form goes as it comes.
      notify.error(`Error: ${outcome.message}`);
      return revalidate();
    }
    setFaults(gridFaults(fieldMessages(outcome.issues)));
    setRefusal({
      error: `Error: ${outcome.message}`,
      issues: outcome.issues.map(({ message }) => message),
    });
  };

  return { entries, faults, ...refusal, isProcessing, isProcessed, change, fill, processPayroll };
}

function gridFaults(messages: GridFaults): GridFaults {
  return Object.fromEntries(
    Object.entries(messages).map(([path, message]) => [path.replace(/^weeklyData\./, ''), message]),
  );
}
