import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { media } from './breakpoints';

const PRODUCT = 'Management System';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
    width: '100%',
    minWidth: 0,
    maxWidth: '1440px',
    marginInline: 'auto',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXXL}`,
    [media.narrow]: {
      gap: tokens.spacingVerticalL,
      padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    },
  },
  narrow: { maxWidth: '840px' },
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  title: {
    ...typographyStyles.title2,
    margin: 0,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
    // Receives focus so that the new screen is announced; it is not a control, so it shows no ring.
    outlineStyle: 'none',
    [media.narrow]: { ...typographyStyles.title3 },
  },
  description: {
    ...typographyStyles.body1,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground3,
    maxWidth: '70ch',
    textWrap: 'pretty',
  },
  // Level with the title, regardless of the text under it.
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: typographyStyles.title2.lineHeight,
    [media.narrow]: { minHeight: '0' },
  },
});

export type ScreenProps = {
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  /** Buttons on the right of the title, under it on a phone. */
  actions?: ReactNode;
  /** 'narrow' for forms that read as one column. */
  width?: 'wide' | 'narrow';
  children: ReactNode;
};

/** A screen's frame: its heading, its actions, the document's title. The heading takes focus after a navigation. */
export function Screen({ title, description, actions, width = 'wide', children }: ScreenProps) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // The key of a page the browser has just loaded; there the focus stays at the top, before the skip link.
  const arrivedBy = useRef(key);
  arrivedBy.current = key;

  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path under the same frame is a navigation too
  useEffect(() => {
    if (arrivedBy.current === 'default' || root.current?.contains(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div ref={root} className={mergeClasses(styles.root, width === 'narrow' && styles.narrow)}>
      <header className={styles.header}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
