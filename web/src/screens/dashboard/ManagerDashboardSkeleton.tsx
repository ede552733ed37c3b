import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { PaydaySkeleton } from '../payday/PaydaySkeleton';
import { managerActions } from './actions';
import { ManagerCardsFrame } from './ManagerCards';
import { QuickActions } from './QuickActions';

/** The manager's home before its numbers: the links are there at once. */
export function ManagerDashboardSkeleton() {
  return (
    <>
      <PaydaySkeleton />
      <ManagerCardsFrame loading />
      <QuickActions actions={managerActions} />
      <SnapshotSkeleton />
    </>
  );
}

/** The snapshot before its charts. */
export function SnapshotSkeleton() {
  return (
    <Section title="Management Snapshot">
      <div role="status">
        <VisuallyHidden>Loading...</VisuallyHidden>
        <SkeletonBlock height="320px" />
      </div>
    </Section>
  );
}
