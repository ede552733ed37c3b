import { makeStyles, tokens } from '@fluentui/react-components';
import { formatAmount } from 'rules/amounts';
import { formatDayRange, formatMonth } from 'rules/dayFormats';
import { addDays } from 'rules/days';
import { addMonths } from 'rules/months';
import { Disclosure } from '../../kit/ui/Disclosure';
import { timeLogFilter } from './filter';
import { type Pay, PayTotalsTable } from './PayTotalsTable';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

export type PayAccordionsProps = {
  /** Newest first; weeks that start on a Sunday. */
  weekly: readonly (Pay & { period: string; startDate: string; endDate: string })[];
  /** Newest first; the period is 'YYYY-MM'. */
  monthly: readonly (Pay & { period: string })[];
  yearToDate: Pay;
  /** Opens the days of the year. */
  onOpenYear?: () => void;
};

/** The address where the log lists the days of a period, each with its pay. */
const daysOf = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({
  search: String(timeLogFilter.write({ status: null, startDate, endDate })),
});

/** The totals of weeks, months and the year, each collapsed behind its headline. */
export function PayAccordions({ weekly, monthly, yearToDate, onOpenYear }: PayAccordionsProps) {
  const styles = useStyles();
  const weeks = weekly.map((week) => ({
    ...week,
    label: formatDayRange(week.startDate, week.endDate),
    days: daysOf(week),
  }));
  const months = monthly.map((month) => ({
    ...month,
    label: formatMonth(month.period),
    days: daysOf({
      startDate: `${month.period}-01`,
      endDate: addDays(`${addMonths(month.period, 1)}-01`, -1),
    }),
  }));
  const headline = (newest: (Pay & { label: string }) | undefined) =>
    newest ? `${newest.label}: ${formatAmount(newest.earned)} earned` : `${formatAmount(0)} earned`;
  return (
    <div className={styles.root}>
      <Disclosure title="Weekly Totals" summary={headline(weeks[0])}>
        <PayTotalsTable label="Weekly Totals" periodHeader="Week" rows={weeks} />
      </Disclosure>
      <Disclosure title="Monthly Totals" summary={headline(months[0])}>
        <PayTotalsTable label="Monthly Totals" periodHeader="Month" rows={months} />
      </Disclosure>
      <Disclosure
        title="Year-to-Date Totals"
        summary={`${formatAmount(yearToDate.earned)} earned, ${formatAmount(yearToDate.paid)} paid`}
      >
        <PayTotalsTable
          label="Year-to-Date Totals"
          periodHeader="Period"
          rows={[
            { ...yearToDate, period: 'year', label: 'This year', ...(onOpenYear && { onOpen: onOpenYear }) },
          ]}
        />
      </Disclosure>
    </div>
  );
}
