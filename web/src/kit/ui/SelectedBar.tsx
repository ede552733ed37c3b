import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { media } from './breakpoints';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 'var(--sticky-top, 0px)',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    backgroundColor: tokens.colorNeutralBackground3,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [media.narrow]: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}` },
  },
  text: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginInlineStart: 'auto' },
});

type SelectedBarProps = {
  /** Rows ticked on this page. */
  count: number;
  onClear: () => void;
  /** The actions for the ticked rows. */
  children: ReactNode;
};

/** The number of ticked rows, and the actions for all of them. */
export function SelectedBar({ count, onClear, children }: SelectedBarProps) {
  const styles = useStyles();
  return (
    <section aria-label="Selection" className={styles.root}>
      <span role="status" className={styles.text}>
        {count} selected
      </span>
      <Button appearance="transparent" onClick={onClear}>
        Clear
      </Button>
      <span className={styles.actions}>{children}</span>
    </section>
  );
}
