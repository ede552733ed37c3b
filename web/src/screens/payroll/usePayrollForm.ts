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
  /** The proposed pay date. */
  readonly payDate: string;
  readonly days: readonly Proposal[];
  /** Approved receipts, paid with the week unless they are left out. */
  readonly receipts: readonly { readonly id: string; readonly cents: number }[];
  /** Plans with an amount due in the week: deducted unless they are left out. */
  readonly deductions: readonly PlannedDeduction[];
  /** Refetches the week, because someone else has processed it. */
  readonly onOutdated: () => void;
};

/** Amounts filled in at once, and the previous ones: typing has the browser's undo, these have this. */
type Step = { readonly text: string; readonly former: readonly DayEntry[] | null };

type Refusal = { readonly error: string; readonly issues: readonly string[] };

/**
 * A week's form, the server's messages about it, and processing it. Starts with the proposal, and follows it as long as
 * nothing is typed.
 */
export function usePayrollForm({ days, receipts, deductions, onOutdated, ...week }: Week) {
  const [typed, setTyped] = useState<readonly DayEntry[] | null>(null);
  const entries = typed ?? proposedEntries(days);
  const proposal = days.map(({ proposedPay }) => proposedPay).join();
  /** The proposal from when someone began to type, or last filled it in. */
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
      // Someone else was faster: the run replaces the form.
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
    /** The chosen pay date; null if it is the proposed one. */
    payDate,
    setPayDate: (day: string | null) => {
      setPayDate(day);
      setErrors({});
    },
    /** Whether there is any input that the page did not fill in itself. */
    isTyped,
    /** Whether input would be lost if another view replaced the form. */
    isKept: (isTyped || isChosen) && !isProcessing && !isProcessed && !isGivenUp,
    /** Drops the input. */
    giveUp: () => setGivenUp(true),
    /** Whether others have approved or changed days since, so that the input is based on an older proposal. */
    isOvertaken: isTyped && knownProposal !== proposal,
    errors,
    ...refusal,
    isProcessing,
    isProcessed,
    /** Describes what was filled in last, until the next change. */
    notice: canUndo ? lastStep.text : null,
    /** Restores the previous values. */
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
