import { CalendarRegular, CheckmarkCircleRegular, ClockRegular, MoneyRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAmount } from 'rules/amounts';
import type { DaySummaryCards_user$key } from '../../__generated__/DaySummaryCards_user.graphql';
import { counted } from '../../kit/lib/labels';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';
import { DAY_CARDS } from './dayCards';
import { useScreenLink } from './useScreenLink';

const EarningsDialog = lazyDialog(async () => (await import('../timeLogs/EarningsDialog')).EarningsDialog);

/** The user's days of this year and their pay. */
export function DaySummaryCards({ user }: { user: DaySummaryCards_user$key }) {
  const { id, daySummary } = useFragment(
    graphql`
      fragment DaySummaryCards_user on User @throwOnFieldError {
        id
        daySummary {
          year
          totalDays
          approvedDays
          pendingDays
          rejectedDays
          estimatedEarnings
        }
      }
    `,
    user,
  );
  // Every day that is not rejected is worth its rate: days worth nothing have no rate, which a bare $0.00 would not
  // show.
  const { totalDays, rejectedDays, estimatedEarnings } = daySummary;
  const lacksRate = totalDays > rejectedDays && estimatedEarnings === 0;
  const [isOpen, setOpen] = useState(false);
  const to = useScreenLink()('/dashboard/time-logs');
  const [total, approved, pending, earnings] = DAY_CARDS;
  const rejected = rejectedDays > 0 ? `, ${counted(rejectedDays, 'day')} rejected` : '';
  return (
    <>
      <StatCards label="Your days this year">
        <StatCard
          label={total}
          value={totalDays}
          hint={`this year${rejected}`}
          icon={<CalendarRegular />}
          to={to}
        />
        <StatCard
          label={approved}
          value={daySummary.approvedDays}
          icon={<CheckmarkCircleRegular />}
          to={to}
        />
        <StatCard
          label={pending}
          value={daySummary.pendingDays}
          hint={daySummary.pendingDays ? 'waiting for approval' : undefined}
          icon={<ClockRegular />}
          to={to}
        />
        <StatCard
          label={earnings}
          value={formatAmount(estimatedEarnings)}
          hint={lacksRate ? 'No day rate yet: ask your manager' : 'this year'}
          icon={<MoneyRegular />}
          onOpen={() => setOpen(true)}
        />
      </StatCards>
      {isOpen && <EarningsDialog userId={id} year={daySummary.year} onClose={() => setOpen(false)} />}
    </>
  );
}
