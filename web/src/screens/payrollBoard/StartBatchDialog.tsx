import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { formatWeek } from 'rules/dayFormats';
import { findOpenDays, findUnusual } from 'rules/enteredDays';
import { formatDate } from 'rules/instantFormats';
import { formatMoney } from 'rules/money';
import type { PayrollBoardScreenQuery } from '../../__generated__/PayrollBoardScreenQuery.graphql';
import { counted } from '../../kit/lib/labels';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { type BatchPlan, weeklyData } from './batchPlan';
import { HeldBack } from './HeldBack';
import { payLabel, someNames, takenSums } from './planTexts';
import { useStartPayrollBatch } from './useStartPayrollBatch';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& dt': { color: tokens.colorNeutralForeground3 },
  },
  total: { fontWeight: tokens.fontWeightBold },
  text: { margin: 0 },
});

type StartBatchDialogProps = {
  week: string;
  payDate: string;
  /** The company's day. */
  today: string;
  plan: BatchPlan;
  /** It is running now. */
  onStarted: () => void;
  /** The week has changed since the figures were computed. */
  onConflict: (message: string) => void;
  onClose: () => void;
};

/** The confirmation before payroll runs: the figures, the people left out, and why. */
export function StartBatchDialog(props: StartBatchDialogProps) {
  const { week, payDate, today, plan, onStarted, onConflict, onClose } = props;
  const styles = useStyles();
  const [start, isStarting] = useStartPayrollBatch();
  const variables = useScreenVariables<PayrollBoardScreenQuery>();
  const [error, setError] = useState<string | null>(null);
  // Lives as long as this dialog: a click without a response is repeated under its key, and the next batch has its own.
  const idempotencyKeyFor = useIdempotencyKey();

  const confirm = async () => {
    setError(null);
    const content = {
      weekStart: week,
      payDate,
      include: plan.included.map(({ id }) => id),
      exclude: plan.excluded.map(({ id }) => id),
      edits: plan.edited.map((row) => ({
        ...{ userId: row.id, weeklyData: weeklyData(row) },
        ...(row.receipts?.length && { receiptIds: row.planned.receiptIds }),
        ...(row.planned.skipPlans.length > 0 && { skipPlans: row.planned.skipPlans }),
      })),
      expected: { contractors: plan.contractors, totalPay: plan.totalPay / 100, net: plan.net / 100 },
    };
    const outcome = await start({
      input: { ...content, idempotencyKey: idempotencyKeyFor(content) },
      ...variables(),
      week,
    });
    if (outcome.ok) return onStarted();
    if (outcome.code === 'CONFLICT' || outcome.code === 'ALREADY_PROCESSED')
      return onConflict(outcome.message);
    setError([...new Set([outcome.message, ...outcome.issues.map(({ message }) => message)])].join(' '));
  };

  const figures = [
    ['Week', formatWeek(week)],
    ['Pay date', formatDate(payDate)],
    ['Contractors', plan.contractors.toLocaleString('en-US')],
    ['Base pay', formatMoney(plan.basePay)],
    ['Expenses', formatMoney(plan.expenses)],
  ] as const;
  const notes = [
    findUnusual(week, { today }),
    findOpenDays(week, today),
    plan.edited.length > 0 && `With your own amounts: ${listNames(plan.edited)}.`,
    plan.included.length > 0 &&
      `Included because you checked or filled them in: ${listNames(plan.included)}.`,
    plan.excluded.length > 0 && `Left out because you excluded them: ${listNames(plan.excluded)}.`,
  ].filter((note) => typeof note === 'string');
  return (
    <ConfirmDialog
      open
      title={`Run payroll for ${counted(plan.contractors, 'contractor')}?`}
      confirmLabel={payLabel(plan)}
      busyLabel="Starting..."
      busy={isStarting}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.body}>
        <dl className={styles.figures}>
          {figures.map(([name, value]) => (
            <Figure key={name} name={name} value={value} />
          ))}
          <dt className={styles.total}>Total</dt>
          <dd className={styles.total}>{formatMoney(plan.totalPay)}</dd>
          {takenSums(plan).map(([name, value]) => (
            <Figure key={name} name={name} value={value} />
          ))}
        </dl>
        {notes.map((note) => (
          <p key={note} className={styles.text}>
            {note}
          </p>
        ))}
        <HeldBack week={week} except={plan.included.map(({ id }) => id)} />
      </div>
    </ConfirmDialog>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function listNames(rows: readonly { readonly name: string }[]): string {
  return someNames(rows.map(({ name }) => name));
}
