import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatMoney } from 'rules/money';
import type { BoardFooter_steps$key } from '../../__generated__/BoardFooter_steps.graphql';
import { Button } from '../../kit/ui/Button';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { lazyPart } from '../../kit/ui/lazyPart';
import { TotalsBar } from '../../kit/ui/TotalsBar';
import type { BatchPlan } from './batchPlan';
import { describeTaken, EVERYBODY_PAID, payLabel, ranSums, recordLabel } from './planTexts';

const TaxableNote = lazyPart(async () => (await import('./TaxableNote')).TaxableNote);

const useStyles = makeStyles({
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground2 },
});

type BoardFooterProps = {
  plan: BatchPlan;
  steps: BoardFooter_steps$key;
  /** Why payroll can't run; null if it can. */
  refusal: string | null;
  /** There is no one on the board, which the message in place of the rows says. */
  isEmpty: boolean;
  /** No one has a day to pay: days to approve may be waiting. */
  hasNoDays: boolean;
  /** Payroll is running: until it ends the figures change with every person. */
  isRunning: boolean;
  /** The server's objection, which new figures resolve. */
  conflict: string | null;
  /** The rows on screen are not all that go on payroll. */
  isFiltered: boolean;
  isReloading: boolean;
  onReload: () => void;
  onPay: () => void;
  onRecord: () => void;
};

/** The button's effect, to the cent, and the button, or why there is none; stays visible while the rows scroll. */
export function BoardFooter(props: BoardFooterProps) {
  const { plan, refusal, isEmpty, hasNoDays, isRunning, conflict, isFiltered } = props;
  const { isReloading, onReload, onPay, onRecord } = props;
  const styles = useStyles();
  const { payablePeople, payable, aboveLimit, onPayroll, ...ran } = useFragment(
    graphql`
      fragment BoardFooter_steps on PayrollSteps @throwOnFieldError {
        payablePeople
        payable
        aboveLimit
        onPayroll
        ranTotal
        ranDeducted
        ranPaidBefore
        added
      }
    `,
    props.steps,
  );
  const isToRecord = !isRunning && payablePeople + aboveLimit.length > 0;
  // Once everyone is on payroll, recording the payment replaces running it, and the sums are of the runs.
  const isDone = !isRunning && onPayroll > 0 && plan.contractors === 0;
  const taxable = plan.edited.some(({ planned }) => planned.expenses > 0) && (
    <Suspense fallback={null}>
      <TaxableNote plan={plan} />
    </Suspense>
  );
  const state = conflict ? (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>{conflict}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" busy={isReloading} busyLabel="Reloading..." onClick={onReload}>
          Reload Figures
        </Button>
      </MessageBarActions>
    </MessageBar>
  ) : (
    isFiltered &&
    plan.contractors > 0 && (
      <p className={styles.note}>Runs payroll for everyone this week, whatever the filter shows.</p>
    )
  );
  const takenText = isRunning ? null : describeTaken(plan);
  const deducted = takenText && <p className={styles.note}>{takenText}</p>;
  // Messages above say that everyone is paid, and that payroll is running.
  const isSaid = isEmpty || isRunning || refusal === EVERYBODY_PAID || (isDone && isToRecord);
  const resting = refusal && !isSaid && (
    <p role="status" className={styles.note}>
      {refusal}
    </p>
  );
  const notice = (taxable || deducted || state || resting) && (
    <>
      {taxable}
      {deducted}
      {state}
      {resting}
    </>
  );
  const sums = [
    ['Base pay', formatMoney(plan.basePay)],
    ['Expenses', formatMoney(plan.expenses)],
    ['Total', formatMoney(plan.totalPay)],
  ] as const;
  const hasSums = !isRunning && (isDone || plan.contractors > 0);
  if (!hasSums && !notice && !isToRecord) return null;
  return (
    <TotalsBar totals={hasSums ? (isDone ? ranSums(ran) : sums) : []} notice={notice}>
      {isToRecord && (
        <Button appearance={isDone ? 'primary' : 'secondary'} onClick={onRecord}>
          {recordLabel(payablePeople, payable)}
        </Button>
      )}
      {!isRunning && !refusal && (
        <Button appearance="primary" onClick={onPay}>
          {payLabel(plan)}
        </Button>
      )}
      {hasNoDays && !isRunning && plan.contractors === 0 && (
        <ButtonLink to="/dashboard/approvals">Open Approvals</ButtonLink>
      )}
    </TotalsBar>
  );
}
