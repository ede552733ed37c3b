import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { sumAmounts } from 'rules/amounts';
import { formatWeek } from 'rules/dayFormats';
import { formatMoney } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import { Disclosure } from '../../kit/ui/Disclosure';
import { EmptyState } from '../../kit/ui/EmptyState';
import { EarningDays } from './EarningDays';
import { type EarningWeek, sumLines } from './earningWeeks';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  note: { margin: 0 },
  sums: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXL}`,
    maxWidth: '400px',
    margin: `${tokens.spacingVerticalS} 0 ${tokens.spacingVerticalM}`,
    '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& dt': { color: tokens.colorNeutralForeground2 },
    '& :is(dt, dd):nth-last-child(-n + 2)': {
      ...typographyStyles.body1Strong,
      color: tokens.colorNeutralForeground1,
    },
  },
});

type EarningsByWeekProps = {
  /** Newest first. */
  weeks: readonly EarningWeek[];
  /** More exist than were loaded. */
  isCut: boolean;
};

/** The parts of the earnings: on payroll and not yet, and every week with its days. */
export function EarningsByWeek({ weeks, isCut }: EarningsByWeekProps) {
  const styles = useStyles();
  if (weeks.length === 0) return <EmptyState text="No days worked yet this year." />;
  const lines = weeks.flatMap((week) => week.lines);
  const [awaited, onPayroll] = [lines.filter(({ run }) => !run), lines.filter(({ run }) => run)];
  return (
    <div className={styles.root}>
      <p className={styles.note}>
        By day worked: what payroll has for a day, and its day rate until then. Receipts aren’t in it.
      </p>
      <dl className={styles.sums}>
        <dt>On payroll or paid</dt>
        <dd>{formatMoney(sumLines(onPayroll))}</dd>
        <dt>Not on payroll yet, at the day rate</dt>
        <dd>{formatMoney(sumLines(awaited))}</dd>
        <dt>Estimated earnings</dt>
        <dd>{formatMoney(sumLines(lines))}</dd>
      </dl>
      {isCut && <p className={styles.note}>Earlier payroll or receipts aren’t listed: there are too many.</p>}
      {weeks.map((week, index) => (
        <Disclosure
          key={week.monday}
          title={formatWeek(week.monday)}
          summary={summarize(week)}
          defaultOpen={index === 0}
        >
          <EarningDays week={week} />
        </Disclosure>
      ))}
    </div>
  );
}

/** '5 days, $1,275.00, and $48.20 of receipts'. */
function summarize({ lines, receipts }: EarningWeek): string {
  const days = new Set(lines.map(({ date }) => date)).size;
  const earned = days > 0 && `${counted(days, 'day')}, ${formatMoney(sumLines(lines))}`;
  const spent =
    receipts.length > 0 && `${formatMoney(sumAmounts(receipts.map(({ amount }) => amount)))} of receipts`;
  return [earned, spent].filter(Boolean).join(', and ');
}
