import { isNarrow } from '../../kit/ui/breakpoints';
import { Section } from '../../kit/ui/Section';
import { SkeletonCards, SkeletonLines } from '../../kit/ui/Skeletons';

/** The screen while loading: the known texts, the rest in gray. */
export function TimeLogsSkeleton({ hasTeam }: { hasTeam: boolean }) {
  const summary = (
    <Section title="Pay Summary">
      <SkeletonLines lines={3} label="Loading the pay summary..." />
    </Section>
  );
  return (
    <>
      {!isNarrow() && summary}
      {hasTeam && <TeamWeekSkeleton />}
      <Section title="Current and Upcoming Weeks">
        <SkeletonLines lines={7} label="Loading time logs..." />
      </Section>
      <Section title="Weekly Time Logs">
        <SkeletonCards labels={['Total Entries', 'Approved', 'Pending']} />
      </Section>
      {isNarrow() && summary}
    </>
  );
}

/** The team's week before its rows. */
export function TeamWeekSkeleton() {
  return (
    <Section title="Team’s Week">
      <SkeletonLines lines={5} label="Loading the team’s week..." />
    </Section>
  );
}
