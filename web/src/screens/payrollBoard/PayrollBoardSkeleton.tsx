import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { BoardCardsFrame } from './BoardCards';

/** The board while its first data is on the way. */
export function PayrollBoardSkeleton() {
  return (
    <>
      <BoardCardsFrame />
      <Section>
        <SkeletonLines lines={10} label="Loading the payroll board..." />
      </Section>
    </>
  );
}
