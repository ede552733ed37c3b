import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { SeasonCardsFrame } from './SeasonCards';

/** The season while its first data is loading. */
export function TaxSeasonSkeleton() {
  return (
    <>
      <Section>
        <SkeletonLines lines={4} label="Loading the season..." />
      </Section>
      <SeasonCardsFrame />
      <Section>
        <SkeletonLines lines={10} label="Loading payees..." />
      </Section>
    </>
  );
}
