import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    minHeight: '32px',
  },
  // A button stays beside the text, and a form goes below it.
  text: { ...typographyStyles.body1, flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' },
});

/** One open issue, and its remedy. */
export function PaydayIssue({ text, children }: { text: ReactNode; children?: ReactNode }) {
  const styles = useStyles();
  return (
    <li className={styles.root}>
      <span className={styles.text}>{text}</span>
      {children}
    </li>
  );
}
