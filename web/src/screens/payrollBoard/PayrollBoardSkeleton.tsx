import { makeStyles, tokens } from '@fluentui/react-components';
import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { BoardCardsFrame } from './BoardCards';

const ROWS = 12;

const useStyles = makeStyles({
  toolbar: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingVerticalM,
  },
  rows: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

/** The board while its first data is loading: its week, its numbers, and rows down to the end of the window. */
export function PayrollBoardSkeleton() {
  const styles = useStyles();
  return (
    <>
      <div className={styles.toolbar}>
        <SkeletonBlock width="320px" height="58px" />
        <SkeletonBlock width="180px" height="58px" />
      </div>
      <BoardCardsFrame />
      <Section>
        <div role="status" className={styles.rows}>
          <VisuallyHidden>Loading the payroll board...</VisuallyHidden>
          {Array.from({ length: ROWS }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
            <SkeletonBlock key={row} height="44px" />
          ))}
        </div>
      </Section>
    </>
  );
}
