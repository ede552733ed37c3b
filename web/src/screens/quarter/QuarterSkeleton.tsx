import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { QuarterExports } from './QuarterExports';

/** The quarter while loading. */
export function QuarterPaidSkeleton() {
  return (
    <Section title="Quarter">
      <div role="status">
        <VisuallyHidden>Loading...</VisuallyHidden>
        <SkeletonBlock height="256px" />
      </div>
    </Section>
  );
}

/** The accountant's home while loading: the downloads are there at once. */
export function QuarterSkeleton() {
  return (
    <>
      <QuarterPaidSkeleton />
      <QuarterExports />
    </>
  );
}
