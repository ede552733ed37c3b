import { MessageBar, MessageBarBody, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Suspense, useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { readCents, sumAmounts } from 'rules/amounts';
import { findOpenDays, findUnusualOf } from 'rules/enteredDays';
import { formatMoney, sumCents } from 'rules/money';
import { describeHandedOut } from 'rules/plans';
import type { PayrollForm_week$key } from '../../__generated__/PayrollForm_week.graphql';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { media } from '../../kit/ui/breakpoints';
import { EmptyState } from '../../kit/ui/EmptyState';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { lazyPart } from '../../kit/ui/lazyPart';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { PayDateField } from '../payments/PayDateField';
import { PersonLink } from '../people/PersonLink';
import { handOut, readDeductions } from '../plans/plannedDeductions';
import { ReceiptsToPay } from '../receipts/ReceiptsToPay';
import { computeTotals, type DayEntry, sumTaxable } from './dayEntries';
import { ExportCsvButton } from './ExportCsvButton';
import { FilledIn } from './FilledIn';
import { PayrollGrid } from './PayrollGrid';
import { PayrollTotals } from './PayrollTotals';
import type { ProcessQuestion } from './ProcessDialog';
import { differsFromProposal, shortfallQuestion, withProposedPay } from './proposal';
import { usePayrollForm } from './usePayrollForm';
import { useSetWeekRate } from './useSetWeekRate';

// Few payees have no rate.
const SetDayRate = lazyPart(async () => (await import('../people/SetDayRate')).SetDayRate);
const DeductionsToTake = lazyPart(async () => (await import('../plans/DeductionsToTake')).DeductionsToTake);
const WeekChanged = lazyPart(async () => (await import('./WeekChanged')).WeekChanged);
const ProcessDialog = lazyDialog(async () => (await import('./ProcessDialog')).ProcessDialog);

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    [media.narrow]: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  },
  export: { marginInlineStart: 'auto' },
  taxable: { ...typographyStyles.caption1, margin: 0, color: tokens.colorStatusWarningForeground1 },
  deducted: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground2 },
  wide: { flexBasis: '100%', minWidth: 0 },
});

type PayrollFormProps = {
  week: PayrollForm_week$key;
  today: string;
  /** The amounts of this week's run that has just been voided. */
  voided: readonly DayEntry[] | null;
  /** Refetches the week, because it has changed. */
  onOutdated: () => void;
  /** Reports whether the form must stay, no matter what others do with the week. */
  onKeep: (isKept: boolean) => void;
};

/** A week that can be processed: it opens with the proposed amounts, and one button puts it on payroll. */
export function PayrollForm({ today, voided, onOutdated, onKeep, ...props }: PayrollFormProps) {
  const styles = useStyles();
  const week = useFragment(
    graphql`
      fragment PayrollForm_week on PayrollWeek @throwOnFieldError {
        user {
          id
          name
          lastName
          startsOn
          viewerCanSetDailyRate
          ...PersonLink_user
        }
        weekStart
        weekEnd
        payDate
        days {
          date
          proposedPay
          lacksRate
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the grid's dayColumns shows it
          ...DayLogState_day
        }
        receipts {
          id
          amount
          isAccountedFor
        }
        paidBefore
        deductions {
          ...plannedDeductions_deduction @relay(mask: false)
        }
        viewerCanProcess
        reason
        run {
          ...WeekChanged_run
        }
      }
    `,
    props.week,
  );
  const { user, weekStart, days } = week;
  const receipts = week.receipts.map(({ id, amount }) => ({ id, cents: readCents(amount) }));
  const deductions = readDeductions(week.deductions);
  const form = usePayrollForm({
    userId: user.id,
    weekStart,
    weekEnd: week.weekEnd,
    payDate: week.payDate,
    days,
    receipts,
    deductions,
    onOutdated,
  });
  const { isKept } = form;
  useEffect(() => {
    onKeep(isKept);
    return () => onKeep(false);
  }, [isKept, onKeep]);
  const setRate = useSetWeekRate(user.name, { contractor: user.id, week: weekStart });
  const [question, setQuestion] = useState<ProcessQuestion | null>(null);
  const typed = computeTotals(form.entries);
  const receiptSum = sumCents(form.paidReceipts.map(({ cents }) => cents));
  const totals = { ...typed, expenses: typed.expenses + receiptSum, total: typed.total + receiptSum };
  const paidBefore = readCents(week.paidBefore);
  const handedOut = handOut(deductions, form.skipped, { total: totals.total, paidBefore });
  const { taken } = handedOut;
  const takenText = totals.total > 0 ? describeHandedOut(handedOut) : null;
  const bare = week.receipts.filter(
    ({ id, isAccountedFor }) => !isAccountedFor && !form.leftOut.includes(id),
  );
  const taxable = sumTaxable(form.entries) + sumAmounts(bare.map(({ amount }) => amount));
  const proposed = sumAmounts(days.map(({ proposedPay }) => proposedPay));
  const rateless = days.filter(({ lacksRate }) => lacksRate).length;
  const refusal = week.viewerCanProcess ? null : (week.reason ?? 'You can’t process this week.');

  if (days.length === 0) return <EmptyState text="No payroll data available for this week." />;
  return (
    <>
      <UnsavedChanges when={!form.isProcessed && form.isTyped} />
      <div className={styles.bar}>
        {form.error && (
          <div className={styles.wide}>
            <ErrorSummary error={form.error} issues={form.issues} />
          </div>
        )}
        {week.run && (
          <div className={styles.wide}>
            <Suspense fallback={null}>
              <WeekChanged run={week.run} onReload={form.giveUp} />
            </Suspense>
          </div>
        )}
        {refusal && !week.run && !form.isProcessed && (
          <MessageBar intent="info" layout="multiline" className={styles.wide}>
            <MessageBarBody>{refusal}</MessageBarBody>
          </MessageBar>
        )}
        {weekStart > today && (
          <MessageBar intent="info" layout="multiline" className={styles.wide}>
            <MessageBarBody>
              This week is in the future. You can enter expenses now, and process each day once it comes.
            </MessageBarBody>
          </MessageBar>
        )}
        {form.isOvertaken && (
          <MessageBar intent="warning" layout="multiline" className={styles.wide}>
            <MessageBarBody>
              Approved days changed: {formatMoney(proposed)} is proposed now. What you typed is still here.
            </MessageBarBody>
          </MessageBar>
        )}
        {rateless > 0 && (
          <div className={styles.wide}>
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>
                No day rate: nothing is proposed for {counted(rateless, 'approved day')} of {user.name}.
              </MessageBarBody>
            </MessageBar>
            {user.viewerCanSetDailyRate && !refusal && (
              <Suspense>
                <SetDayRate user={user} from={weekStart} set={setRate} />
              </Suspense>
            )}
          </div>
        )}
        <PersonLink user={user} />
        {!refusal && !form.isProcessed && differsFromProposal(form.entries, days) && (
          <Button onClick={() => form.fill(withProposedPay(form.entries, days), 'Proposed pay filled in.')}>
            {`Use Proposed Pay (${formatMoney(proposed)})`}
          </Button>
        )}
        {receipts.length > 0 && (
          <ReceiptsToPay
            person={user}
            week={weekStart}
            receipts={receipts}
            leftOut={form.leftOut}
            onLeaveOut={form.setLeftOut}
            isLocked={form.isProcessing || form.isProcessed || refusal !== null}
          />
        )}
        {deductions.length > 0 && (
          <Suspense fallback={null}>
            <DeductionsToTake
              person={user}
              deductions={deductions}
              taken={taken}
              skipped={form.skipped}
              onSkip={form.setSkipped}
              isLocked={form.isProcessing || form.isProcessed || refusal !== null}
            />
          </Suspense>
        )}
        {voided && (
          <Button onClick={() => form.fill(voided, 'Voided amounts filled in.')}>Use voided amounts</Button>
        )}
        <FilledIn text={form.notice} onUndo={form.undo} />
        <span className={styles.export}>
          <ExportCsvButton
            lastName={user.lastName}
            weekStart={weekStart}
            entries={form.entries}
            deducted={sumCents(taken.map(({ amount }) => amount))}
          />
        </span>
      </div>
      <PayrollGrid
        days={days.map((day) => ({ date: day.date, day, proposedPay: day.proposedPay }))}
        entries={form.entries}
        errors={form.errors}
        onChange={form.change}
        onPaste={form.paste}
        today={today}
        readOnly={form.isProcessing || form.isProcessed || refusal !== null}
      />
      <PayrollTotals
        totals={totals}
        notice={
          <>
            {taxable > 0 && (
              <p role="status" className={styles.taxable}>
                {formatMoney(taxable)} of expenses will count as taxable pay.
              </p>
            )}
            {takenText && (
              <p role="status" className={styles.deducted}>
                {takenText}
              </p>
            )}
          </>
        }
      >
        <PayDateField
          value={form.payDate ?? week.payDate}
          onChange={(day) => form.setPayDate(day === week.payDate ? null : day)}
          isLocked={form.isProcessing || form.isProcessed || refusal !== null}
          error={form.errors.payDate}
        />
        <Button
          appearance="primary"
          busy={form.isProcessing}
          busyLabel="Processing..."
          disabledReason={
            form.isProcessed
              ? 'This week has been processed.'
              : (refusal ?? (totals.total === 0 ? 'Enter pay or expenses first.' : null))
          }
          onClick={() => {
            const shortfall = shortfallQuestion(form.entries, days);
            const dates = form.entries
              .filter(({ pay, expenses }) => readCents(pay) > 0 || readCents(expenses) > 0)
              .map(({ date }) => date);
            const unusual = findUnusualOf(dates, { today, startsOn: user.startsOn, name: user.name });
            const openDays = findOpenDays(weekStart, today);
            if (shortfall || unusual || openDays) setQuestion({ shortfall, unusual, openDays });
            else void form.processPayroll();
          }}
        >
          {form.isProcessed ? 'Payroll Processed' : 'Process Payroll'}
        </Button>
      </PayrollTotals>
      {question && (
        <ProcessDialog {...question} onConfirm={form.processPayroll} onClose={() => setQuestion(null)} />
      )}
    </>
  );
}
