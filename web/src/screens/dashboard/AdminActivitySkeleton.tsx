import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';

export const ACTIVITY = 'Recent System Activity';

/** The list before its entries. */
export function AdminActivitySkeleton() {
  return (
    <Section title={ACTIVITY}>
      <SkeletonBlock height="320px" />
    </Section>
  );
}
