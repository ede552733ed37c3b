import { makeStyles, tokens } from '@fluentui/react-components';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { BoardCardsFrame } from './BoardCards';
import { BoardFilterBar } from './BoardFilterBar';
import { CARDS } from './useBoardStyles';

const ROWS = 12;

const useStyles = makeStyles({
  // As high as a button or a field.
  controls: {
    '--control': '32px',
    '--week': '322px',
    '--this-week': '92px',
    [media.touch]: { '--control': TOUCH_TARGET },
    [media.narrow]: { '--week': '100%', '--this-week': '100%' },
  },
  toolbar: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
  },
  week: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    [media.narrow]: { width: '100%' },
  },
  rows: { containerType: 'inline-size' },
  row: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    height: '45px',
    padding: `0 ${tokens.spacingHorizontalL}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [media.touch]: { height: '53px' },
    [CARDS]: { height: '97px' },
  },
});

/** The board while its first data is loading: its week, its numbers, and rows down to the end of the window. */
export function PayrollBoardSkeleton() {
  const styles = useStyles();
  return (
    <>
      <div className={styles.controls}>
        <div className={styles.toolbar}>
          <div className={styles.week}>
            <SkeletonBlock width="var(--week)" height="var(--control)" />
            <SkeletonBlock width="var(--this-week)" height="var(--control)" />
          </div>
          <SkeletonBlock width="224px" height="var(--control)" />
        </div>
      </div>
      <BoardCardsFrame />
      <Section flush>
        <div inert className={styles.controls}>
          <BoardFilterBar>
            <SkeletonBlock width="128px" height="var(--control)" />
          </BoardFilterBar>
        </div>
        <div role="status" className={styles.rows}>
          <VisuallyHidden>Loading the payroll of the week...</VisuallyHidden>
          {Array.from({ length: ROWS }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
            <div key={row} className={styles.row}>
              <SkeletonBlock width="60%" />
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
