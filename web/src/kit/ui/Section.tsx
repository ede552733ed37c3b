import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { media } from './breakpoints';

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL} 0`,
    [media.narrow]: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} 0` },
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  description: {
    ...typographyStyles.caption1,
    margin: `${tokens.spacingVerticalXXS} 0 0`,
    color: tokens.colorNeutralForeground3,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  body: {
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    [media.narrow]: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  },
  flush: {
    padding: `${tokens.spacingVerticalM} 0 0`,
    [media.narrow]: { padding: `${tokens.spacingVerticalS} 0 0` },
  },
  flushTop: { padding: '0', [media.narrow]: { padding: '0' } },
  // The square corners of a table's heading would stick out of the card's round ones; sticky parts stay sticky.
  clipped: { overflow: 'clip' },
});

export type SectionProps = {
  /** A heading of level 2; without it the section is a plain card. */
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** The body reaches the edges: for tables and lists with their own padding. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

/** A card on the page, named by its heading. */
export function Section({ title, description, actions, flush, className, children }: SectionProps) {
  const styles = useStyles();
  const titleId = useId();
  const isBare = flush && !title && !actions;
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={mergeClasses(styles.root, isBare && styles.clipped, className)}
    >
      {(title || actions) && (
        <div className={styles.header}>
          <div>
            {title && (
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={mergeClasses(styles.body, flush && styles.flush, isBare && styles.flushTop)}>
        {children}
      </div>
    </section>
  );
}
