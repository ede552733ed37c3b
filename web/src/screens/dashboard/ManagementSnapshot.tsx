import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { ManagementSnapshot_query$key } from '../../__generated__/ManagementSnapshot_query.graphql';
import { counted } from '../../kit/lib/labels';
import { media } from '../../kit/ui/breakpoints';
import { Section } from '../../kit/ui/Section';
import { DaysByContractorChart } from './DaysByContractorChart';
import { DaysByWeekChart } from './DaysByWeekChart';
import { PayrollByWeekChart } from './PayrollByWeekChart';
import { SnapshotLine } from './SnapshotLine';
import { useScreenLink } from './useScreenLink';

const useStyles = makeStyles({
  lines: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  charts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    marginTop: tokens.spacingVerticalXL,
    [media.fromLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  // Names need room.
  whole: { minWidth: 0, gridColumn: '1 / -1' },
});

type LastWeek = {
  readonly unpaidContractors: number;
  readonly unpaidRunsOfLastWeek: number;
  readonly awaitingRunsOfLastWeek: number;
  readonly isLastWeekPaid: boolean;
};

/** The manager's waiting items, and the recent weeks. */
export function ManagementSnapshot({ query }: { query: ManagementSnapshot_query$key }) {
  const styles = useStyles();
  const screenLink = useScreenLink();
  const { managerOverview, submittedWeeks } = useFragment(
    graphql`
      fragment ManagementSnapshot_query on Query @throwOnFieldError {
        submittedWeeks(first: 1) {
          totalCount
        }
        managerOverview {
          pendingDays
          unpaidContractors
          contractorsWithoutRate
          unpaidRunsOfLastWeek
          awaitingRunsOfLastWeek
          isLastWeekPaid
          ...PayrollByWeekChart_overview
          ...DaysByWeekChart_overview
          ...DaysByContractorChart_overview
        }
      }
    `,
    query,
  );
  const { pendingDays, contractorsWithoutRate } = managerOverview;
  const lastWeek = lastWeekState(managerOverview);
  const weeks = submittedWeeks.totalCount;
  return (
    <Section title="Management Snapshot">
      <ul className={styles.lines}>
        <SnapshotLine
          isOpen={pendingDays > 0}
          to={screenLink('/dashboard/approvals')}
          hint={weeks > 0 ? `${counted(weeks, 'week')} to review` : undefined}
        >
          {pendingDays > 0
            ? `${counted(pendingDays, 'day')} pending approval`
            : 'No days are pending approval'}
        </SnapshotLine>
        <SnapshotLine isOpen={lastWeek.isOpen} to={screenLink('/dashboard/payroll/week')}>
          {lastWeek.text}
        </SnapshotLine>
        {contractorsWithoutRate > 0 && (
          <SnapshotLine isOpen to={screenLink('/dashboard/payroll/week?only=HELD')}>
            {`No day rate: ${counted(contractorsWithoutRate, 'contractor')} with approved days last week`}
          </SnapshotLine>
        )}
      </ul>
      <div className={styles.charts}>
        <PayrollByWeekChart overview={managerOverview} />
        <DaysByWeekChart overview={managerOverview} />
        <div className={styles.whole}>
          <DaysByContractorChart overview={managerOverview} />
        </div>
      </div>
    </Section>
  );
}

/** The progress of last week's pay, and the next step: process, pay, done. */
function lastWeekState(week: LastWeek): { readonly text: string; readonly isOpen: boolean } {
  const { unpaidContractors, unpaidRunsOfLastWeek, awaitingRunsOfLastWeek: awaiting, isLastWeekPaid } = week;
  const toPay = unpaidRunsOfLastWeek - awaiting;
  if (isLastWeekPaid) return { text: 'Everyone who worked last week has been paid', isOpen: false };
  if (unpaidContractors > 0) {
    const text = `${counted(unpaidContractors, 'contractor')} not on payroll yet for last week`;
    return { text, isOpen: true };
  }
  if (toPay > 0)
    return { text: `Last week is on payroll: ${counted(toPay, 'payroll')} to pay`, isOpen: true };
  if (awaiting > 0)
    return {
      text: `Last week is on payroll: ${counted(awaiting, 'payroll')} waiting for a second person`,
      isOpen: true,
    };
  return { text: 'No contractor is waiting for last week’s pay', isOpen: false };
}
