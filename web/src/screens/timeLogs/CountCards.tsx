import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';

type CountCardsProps = {
  totalCount: number;
  approvedCount: number;
  pendingCount: number;
  rejectedCount?: number;
};

/** The counts of days, by status. */
export function CountCards({ totalCount, approvedCount, pendingCount, rejectedCount = 0 }: CountCardsProps) {
  return (
    <StatCards label="Days in the log">
      <StatCard
        label="Total Entries"
        value={totalCount}
        hint={rejectedCount > 0 ? `${rejectedCount} rejected` : undefined}
      />
      <StatCard label="Approved" value={approvedCount} />
      <StatCard label="Pending" value={pendingCount} />
    </StatCards>
  );
}
