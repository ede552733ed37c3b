/**
 * Fluent's own Accordion brings 25 kB of motion and focus keeping. Time logs would be 11 kB and a person's page 20 kB
 * over their budget (web/bundleBudgets.ts).
 */
import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { type ReactNode, useId, useState } from 'react';
import { TOUCH_TARGET } from './breakpoints';

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  heading: { margin: 0, font: 'inherit' },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: TOUCH_TARGET,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
    '& svg': { flexShrink: 0, fontSize: '16px', color: tokens.colorNeutralForeground3 },
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  title: { ...typographyStyles.body1Strong },
  summary: {
    ...typographyStyles.caption1,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  aside: { display: 'flex', flexShrink: 0, gap: tokens.spacingHorizontalXS },
});

export type DisclosureProps = {
  title: string;
  /** A one-line summary of the content, also shown while collapsed. */
  summary?: ReactNode;
  /** A chip at the end of the heading. */
  aside?: ReactNode;
  defaultOpen?: boolean;
  children: ReactNode;
};

/** A panel that collapses under its heading of level 3. While collapsed, its content is not rendered. */
export function Disclosure({ title, summary, aside, defaultOpen = false, children }: DisclosureProps) {
  const styles = useStyles();
  const id = useId();
  const [isOpen, setOpen] = useState(defaultOpen);
  return (
    <div className={styles.root}>
      <h3 className={styles.heading}>
        <button
          type="button"
          id={`${id}-heading`}
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-content` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDownRegular aria-hidden /> : <ChevronRightRegular aria-hidden />}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {summary && <span className={styles.summary}>{summary}</span>}
          </span>
          {aside && <span className={styles.aside}>{aside}</span>}
        </button>
      </h3>
      {isOpen && (
        <section id={`${id}-content`} aria-labelledby={`${id}-heading`}>
          {children}
        </section>
      )}
    </div>
  );
}
