import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { media } from '../../kit/ui/breakpoints';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    [media.narrow]: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  },
  head: {
    alignSelf: 'stretch',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    minHeight: '24px',
  },
  label: {
    ...typographyStyles.caption1,
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontWeight: 'normal',
  },
});

type HeaderFactProps = { label: string; action?: ReactNode; children: ReactNode };

/** One of the most wanted facts, with its action. */
export function HeaderFact({ label, action, children }: HeaderFactProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.head}>
        <h2 id={id} className={styles.label}>
          {label}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
