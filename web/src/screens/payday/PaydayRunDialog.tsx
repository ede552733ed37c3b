import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { formatAmount, readCents } from 'rules/amounts';
import { formatWeek } from 'rules/dayFormats';
import { counted } from '../../kit/lib/labels';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { PayDateField } from '../payments/PayDateField';
import { HeldBack } from '../payrollBoard/HeldBack';
import { runLabel, takenSums } from '../payrollBoard/planTexts';
import { useRunPayday } from './useRunPayday';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& dt': { color: tokens.colorNeutralForeground3 },
    // The total.
    '& dd:last-of-type': { fontWeight: tokens.fontWeightSemibold },
  },
});

export type ReadyTotals = {
  readonly ready: number;
  readonly basePay: number;
  readonly expenses: number;
  readonly totalPay: number;
  readonly deductions: number;
  readonly net: number;
};

type PaydayRunDialogProps = {
  week: string;
  /** The proposed pay date. */
  payDate: string;
  totals: ReadyTotals;
  /** The job continues in the background. */
  onStarted: (batchId: string) => void;
  onClose: () => void;
};

const NO_ONE: readonly string[] = [];

/** The confirmation before payroll runs for everyone who is ready: the figures, and the people held back. */
export function PaydayRunDialog({ week, totals, onStarted, onClose, ...props }: PaydayRunDialogProps) {
  const styles = useStyles();
  const [start, isStarting] = useRunPayday();
  const [error, setError] = useState<string | null>(null);
  const [payDate, setPayDate] = useState(props.payDate);
  // The figures from when it opened: payroll runs with exactly what was shown, or for no one.
  const [{ ready, basePay, expenses, totalPay, deductions, net }] = useState(totals);
  const idempotencyKeyFor = useIdempotencyKey();
  const confirm = async () => {
    setError(null);
    const content = { weekStart: week, payDate, expected: { contractors: ready, totalPay, net } };
    const outcome = await start({ input: { ...content, idempotencyKey: idempotencyKeyFor(content) } });
    if (outcome.ok) return onStarted(outcome.result.payload?.batch.id ?? '');
    setError([...new Set([outcome.message, ...outcome.issues.map(({ message }) => message)])].join(' '));
  };
  const figures = [
    ['Week', formatWeek(week)],
    ['Base pay', formatAmount(basePay)],
    ['Expenses', formatAmount(expenses)],
    ['Total', formatAmount(totalPay)],
    ...takenSums({ totalPay: readCents(totalPay), deducted: readCents(deductions), net: readCents(net) }),
  ];
  return (
    <ConfirmDialog
      open
      title={`Run payroll for ${counted(ready, 'contractor')}?`}
      confirmLabel={runLabel(ready, net)}
      busyLabel="Starting..."
      busy={isStarting}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.body}>
        <PayDateField value={payDate} onChange={setPayDate} isLocked={isStarting} />
        <dl className={styles.figures}>
          {figures.flatMap(([name, value]) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name} value`}>{value}</dd>,
          ])}
        </dl>
        <HeldBack week={week} except={NO_ONE} />
      </div>
    </ConfirmDialog>
  );
}
