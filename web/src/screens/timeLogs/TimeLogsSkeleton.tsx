import { Section } from '../../kit/ui/Section';
import { SkeletonCards, SkeletonLines } from '../../kit/ui/Skeletons';

/** The screen before its data: what is known of it in words, the rest in grey. */
export function TimeLogsSkeleton() {
  return (
    <>
      <Section title="Pay Summary">
        <SkeletonLines lines={3} label="Loading the pay summary..." />
      </Section>
      <Section title="Weekly Time Logs">
        <SkeletonCards labels={['Total Entries', 'Approved', 'Pending']} />
      </Section>
      <Section title="Current Week">
        <SkeletonLines lines={7} label="Loading time logs..." />
      </Section>
    </>
  );
}
