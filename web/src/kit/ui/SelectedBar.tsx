import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { media } from './breakpoints';
import { VisuallyHidden } from './VisuallyHidden';

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
  quiet: { minWidth: 'auto', paddingInline: tokens.spacingHorizontalXS },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
    [media.narrow]: {
      width: '100%',
      '& button': { flexGrow: 1, maxWidth: 'none', paddingInline: tokens.spacingHorizontalXS },
    },
  },
});

type SelectedBarProps = {
  /** What is ticked: '2 weeks, 9 days'. */
  selected: string;
  /** Selects the rows of all pages. */
  all?: { label: string; onSelect: () => void } | null;
  onClear: () => void;
  /** The actions for the ticked rows. */
  children: ReactNode;
};

/** The ticked rows, and the actions for all of them. */
export function SelectedBar({ selected, all, onClear, children }: SelectedBarProps) {
  const styles = useStyles();
  return (
    <section aria-label="Selection" className={styles.root}>
      <span role="status" className={styles.text}>
        {selected}
        {/* Beside both buttons, a phone has no room for this word. */}
        {all ? <VisuallyHidden> selected</VisuallyHidden> : ' selected'}
      </span>
      {all && (
        <Button appearance="transparent" className={styles.quiet} onClick={all.onSelect}>
          {all.label}
        </Button>
      )}
      <Button appearance="transparent" className={styles.quiet} onClick={onClear}>
        Clear
      </Button>
      <span className={styles.actions}>{children}</span>
    </section>
  );
}
