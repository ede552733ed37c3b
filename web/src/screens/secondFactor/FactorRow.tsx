import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
  },
  // Narrow enough to leave room for the button beside it on a phone.
  words: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 180px',
    gap: tokens.spacingVerticalXXS,
    minWidth: 0,
  },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  details: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** One second factor: its kind, its use, its actions. */
export function FactorRow(props: { name: string; details: ReactNode; children: ReactNode }) {
  const styles = useStyles();
  return (
    <li className={styles.root}>
      <span className={styles.words}>
        <span className={styles.name}>{props.name}</span>
        <span className={styles.details}>{props.details}</span>
      </span>
      <span className={styles.actions}>{props.children}</span>
    </li>
  );
}
