import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ReceiptMoneyRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAmount, readCents } from 'rules/amounts';
import { formatDate } from 'rules/instantFormats';
import { toDecimal } from 'rules/money';
import type { PayrollRunView_run$key } from '../../__generated__/PayrollRunView_run.graphql';
import type { PayrollRunView_week$key } from '../../__generated__/PayrollRunView_week.graphql';
import { Button } from '../../kit/ui/Button';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { media } from '../../kit/ui/breakpoints';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { lazyPart } from '../../kit/ui/lazyPart';
import { StatusChip } from '../../kit/ui/StatusChip';
import { AwaitedLink } from '../payments/AwaitedLink';
import { onPayroll } from '../timeLogs/payWords';
import { CorrectPaymentButton } from './CorrectPaymentButton';
import { dayColumns, type LoggedDay } from './dayColumns';
import { type DayEntry, emptyEntry, withoutReceipts } from './dayEntries';
import { ExportCsvButton } from './ExportCsvButton';
import { PayrollRunMenu } from './PayrollRunMenu';
import { PayrollTotals } from './PayrollTotals';
import { RecordPaymentButton } from './RecordPaymentButton';

const RunMoney = lazyPart(async () => (await import('../payments/RunMoney')).RunMoney);
const RunOrigin = lazyPart(async () => (await import('./RunOrigin')).RunOrigin);

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    [media.narrow]: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  },
  number: { ...typographyStyles.subtitle2, margin: 0 },
  payDate: { color: tokens.colorNeutralForeground3 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
  },
  // The menu is never alone on a line.
  last: { display: 'flex', gap: tokens.spacingHorizontalS },
  notes: { overflowWrap: 'anywhere' },
});

type Row = LoggedDay & { readonly entry: DayEntry };

const columns: readonly Column<Row>[] = [
  ...dayColumns,
  { key: 'pay', header: 'Pay', align: 'end', cell: ({ entry }) => formatAmount(entry.pay) },
  { key: 'expenses', header: 'Expenses', align: 'end', cell: ({ entry }) => formatAmount(entry.expenses) },
  { key: 'notes', header: 'Notes', cell: ({ entry }) => <Notes text={entry.notes} />, importance: 2 },
];

type PayrollRunViewProps = {
  run: PayrollRunView_run$key;
  week: PayrollRunView_week$key;
  /** The company's day. */
  today: string;
  /** Called with the run's amounts when it has been voided. */
  onVoided: (entries: readonly DayEntry[]) => void;
  /** Reports whether the run must stay, no matter what others do with it, because a dialog about it is open. */
  onKeep: (isKept: boolean) => void;
};

/** A week on payroll, paid or not: its amounts as processed, which cannot change anymore. */
export function PayrollRunView({ today, onVoided, onKeep, ...props }: PayrollRunViewProps) {
  const styles = useStyles();
  const run = useFragment(
    graphql`
      fragment PayrollRunView_run on PayrollRun @throwOnFieldError {
        id
        number
        status
        payDate
        awaitsApproval
        basePay
        expenses
        totalPay
        net
        ...RunOrigin_run
        ...RunMoney_run
        entries {
          date
          pay
          expenses
          notes
        }
        receipts {
          date
          amount
        }
        ...CorrectPaymentButton_run
        ...PayrollRunMenu_run
        ...RecordPaymentButton_run
      }
    `,
    props.run,
  );
  const week = useFragment(
    graphql`
      fragment PayrollRunView_week on PayrollWeek @throwOnFieldError {
        weekStart
        user {
          lastName
        }
        days {
          date
          ...DayLogState_day
        }
      }
    `,
    props.week,
  );
  const paid = new Map(run.entries.map((entry) => [entry.date, entry]));
  const entries = week.days.map(({ date }) => toEntry(date, paid.get(date)));
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.number}>Payroll #{run.number}</h3>
        {run.status === 'PROCESSED' ? (
          <StatusChip status={run.status} label={onPayroll(run.payDate)} />
        ) : (
          <>
            <StatusChip status={run.status} />
            <span className={styles.payDate}>Pay date {formatDate(run.payDate)}</span>
          </>
        )}
        {run.awaitsApproval && <AwaitedLink />}
        <div className={styles.actions}>
          <CorrectPaymentButton run={run} today={today} onKeep={onKeep} />
          <ButtonLink
            to={`/dashboard/statements/${encodeURIComponent(run.id)}`}
            icon={<ReceiptMoneyRegular />}
          >
            Statement
          </ButtonLink>
          <span className={styles.last}>
            <ExportCsvButton
              lastName={week.user.lastName}
              weekStart={week.weekStart}
              entries={entries}
              deducted={readCents(run.totalPay) - readCents(run.net)}
            />
            <PayrollRunMenu
              run={run}
              onKeep={onKeep}
              onVoided={() => onVoided(withoutReceipts(entries, run.receipts))}
            />
          </span>
        </div>
        <Suspense fallback={null}>
          <RunMoney run={run} />
          <RunOrigin run={run} />
        </Suspense>
      </div>
      <DataTable
        label="Payroll by day"
        columns={columns}
        rows={week.days.map((day, index): Row => ({ date: day.date, day, entry: entries[index]! }))}
        rowKey={({ date }) => date}
        empty="No payroll data available for this week."
      />
      <PayrollTotals
        totals={{
          basePay: readCents(run.basePay),
          expenses: readCents(run.expenses),
          total: readCents(run.totalPay),
        }}
      >
        <Button disabledReason="This week has been processed.">Payroll Processed</Button>
        <RecordPaymentButton run={run} today={today} onKeep={onKeep} />
      </PayrollTotals>
    </>
  );
}

function Notes({ text }: { text: string }) {
  const styles = useStyles();
  return text && <span className={styles.notes}>{text}</span>;
}

type PaidDay = { readonly pay: number; readonly expenses: number; readonly notes: string };

function toEntry(date: string, paid: PaidDay | undefined): DayEntry {
  if (!paid) return emptyEntry(date);
  const amount = (dollars: number) => (dollars === 0 ? '' : toDecimal(readCents(dollars)));
  return { date, pay: amount(paid.pay), expenses: amount(paid.expenses), notes: paid.notes };
}
