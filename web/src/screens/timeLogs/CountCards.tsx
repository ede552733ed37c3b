import { StatCard } from '../../kit/ui/StatCard';
import { StatCards } from '../../kit/ui/StatCards';

type CountCardsProps = {
  totalCount: number;
  approvedCount: number;
  pendingCount: number;
  rejectedCount?: number;
};

/** How many days there are, and how far they have come. */
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
