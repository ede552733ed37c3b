import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';

/** The tracker while its first data is loading. */
export function PayrollSkeleton() {
  return (
    <Section title="Payroll Tracker">
      <SkeletonLines lines={9} label="Loading payroll..." />
    </Section>
  );
}
