import { useState } from 'react';
import { counted } from '../../kit/lib/labels';
import { fieldMessages } from '../../kit/relay/fieldMessages';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { notify } from '../../kit/ui/notify';
import type { PlannedDeduction } from '../plans/plannedDeductions';
import { type DayEntry, isSameEntries, toInput } from './dayEntries';
import type { Pasted } from './gridPaste';
import type { GridErrors } from './PayrollGrid';
import { type Proposal, proposedEntries } from './proposal';
import { useProcessWeeklyPayroll } from './useProcessWeeklyPayroll';

type Week = {
  readonly userId: string;
  readonly weekStart: string;
  readonly weekEnd: string;
  /** The pay date that is proposed. */
  readonly payDate: string;
  readonly days: readonly Proposal[];
  /** Approved receipts that are paid with the week unless they are left out. */
  readonly receipts: readonly { readonly id: string; readonly cents: number }[];
  /** What has something due with the week: taken unless it is left out. */
  readonly deductions: readonly PlannedDeduction[];
  /** Fetches the week again: someone else has processed it. */
  readonly onOutdated: () => void;
};

/** Amounts filled in at once, and what was there before: typing has the browser's undo, these have this. */
type Step = { readonly text: string; readonly former: readonly DayEntry[] | null };

type Refusal = { readonly error: string; readonly issues: readonly string[] };

/**
 * What is typed for a week, what the server said about it, and processing it. Starts with the proposal, and follows it
 * for as long as nothing is typed.
 */
export function usePayrollForm({ days, receipts, deductions, onOutdated, ...week }: Week) {
  const [typed, setTyped] = useState<readonly DayEntry[] | null>(null);
  const entries = typed ?? proposedEntries(days);
  const proposal = days.map(({ proposedPay }) => proposedPay).join();
  /** What was proposed when someone began to type, or took the proposal over last. */
  const [knownProposal, setKnownProposal] = useState(proposal);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const paidReceipts = receipts.filter(({ id }) => !leftOut.includes(id));
  const [errors, setErrors] = useState<GridErrors>({});
  const [lastStep, setStep] = useState<Step | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [payDate, setPayDate] = useState<string | null>(null);
  const [isProcessed, setProcessed] = useState(false);
  const [isGivenUp, setGivenUp] = useState(false);
  const [processWeek, isProcessing] = useProcessWeeklyPayroll();
  const idempotencyKeyFor = useIdempotencyKey();

  const change = (next: readonly DayEntry[] | null, nextErrors: GridErrors) => {
    if (!typed) setKnownProposal(proposal);
    setTyped(next);
    setErrors(nextErrors);
    setStep(null);
  };
  const step = (next: readonly DayEntry[], text: string, nextErrors: GridErrors = {}) => {
    change(next, nextErrors);
    setStep({ text, former: typed });
  };
  const paste = ({ entries: next, errors: unread, rowsLeftOver }: Pasted) =>
    step(
      next,
      rowsLeftOver > 0 ? `${counted(rowsLeftOver, 'row')} didn’t fit in the week.` : 'Pasted.',
      unread,
    );

  const processPayroll = async () => {
    const receiptIds = paidReceipts.map(({ id }) => id);
    const skipPlans = deductions.flatMap(({ planId }) => (skipped.includes(planId) ? planId : []));
    const content = {
      ...{ ...week, weeklyData: entries.map(toInput) },
      ...(receiptIds.length > 0 && { receiptIds }),
      ...(skipPlans.length > 0 && { skipPlans }),
      payDate: payDate ?? week.payDate,
    };
    setRefusal(null);
    const outcome = await processWeek({
      input: { ...content, idempotencyKey: idempotencyKeyFor(content) },
      contractor: week.userId,
      week: week.weekStart,
    });
    if (outcome.ok) {
      setProcessed(true);
      notify.success(outcome.result.payload?.message ?? 'Weekly payroll processed successfully!');
      return;
    }
    if (outcome.code === 'ALREADY_PROCESSED') {
      // Someone else was faster: what counts now is the run, which replaces the form.
      notify.error(`Error: ${outcome.message}`);
      setGivenUp(true);
      return onOutdated();
    }
    setErrors(gridErrors(fieldMessages(outcome.issues)));
    setRefusal({
      error: `Error: ${outcome.message}`,
      issues: outcome.issues.map(({ message }) => message),
    });
  };

  const isTyped = typed !== null && !isSameEntries(typed, proposedEntries(days));
  const isChosen = payDate !== null || leftOut.length > 0 || skipped.length > 0;
  const canUndo = lastStep && !isProcessing && !isProcessed;
  return {
    entries,
    paidReceipts,
    leftOut,
    setLeftOut,
    skipped,
    setSkipped,
    /** The chosen pay date; null where it is the one that is proposed. */
    payDate,
    setPayDate: (day: string | null) => {
      setPayDate(day);
      setErrors({});
    },
    /** Whether there is anything that the page did not put there by itself. */
    isTyped,
    /** Whether something would be lost if another view took the form's place. */
    isKept: (isTyped || isChosen) && !isProcessing && !isProcessed && !isGivenUp,
    /** Lets go of it. */
    giveUp: () => setGivenUp(true),
    /** Whether others have approved or changed days since, so that what is typed rests on an older proposal. */
    isOvertaken: isTyped && knownProposal !== proposal,
    errors,
    ...refusal,
    isProcessing,
    isProcessed,
    /** Says what was filled in last, until the next change. */
    notice: canUndo ? lastStep.text : null,
    /** Restores what was there before. */
    undo: canUndo ? () => change(lastStep.former, {}) : null,
    change,
    fill: (next: readonly DayEntry[], text: string) => {
      step(next, text);
      setKnownProposal(proposal);
    },
    paste,
    processPayroll,
  };
}

function gridErrors(messages: GridErrors): GridErrors {
  return Object.fromEntries(
    Object.entries(messages).map(([path, message]) => [path.replace(/^weeklyData\./, ''), message]),
  );
}
