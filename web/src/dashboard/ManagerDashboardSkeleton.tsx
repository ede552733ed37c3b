import { Section } from '../ui/Section';
import { SkeletonBlock } from '../ui/SkeletonBlock';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { managerActions } from './actions';
import { ManagerCardsFrame } from './ManagerCards';
import { QuickActions } from './QuickActions';

/** The manager's home before its numbers: the ways on are there at once. */
export function ManagerDashboardSkeleton() {
  return (
    <>
      <ManagerCardsFrame loading />
      <QuickActions actions={managerActions} />
      <Section title="Management Snapshot">
        <div role="status">
          <VisuallyHidden>Loading...</VisuallyHidden>
          <SkeletonBlock height="320px" />
        </div>
      </Section>
    </>
  );
}
