import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { QuarterExports } from './QuarterExports';

/** The quarter before its numbers. */
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

/** The accountant's home before its numbers: what can be taken away is there at once. */
export function QuarterSkeleton() {
  return (
    <>
      <QuarterPaidSkeleton />
      <QuarterExports />
    </>
  );
}
