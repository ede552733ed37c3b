import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';

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

export function QuarterSeasonSkeleton() {
  return (
    <Section title="Tax Season">
      <SkeletonLines lines={3} label="Loading the season..." />
    </Section>
  );
}

/** The accountant's home while loading. */
export function QuarterSkeleton() {
  return (
    <>
      <QuarterPaidSkeleton />
      <QuarterSeasonSkeleton />
    </>
  );
}
