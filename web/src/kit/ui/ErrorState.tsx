import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Button } from './Button';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalL}`,
    textAlign: 'center',
  },
  icon: { display: 'flex', fontSize: '32px', color: tokens.colorStatusDangerForeground1 },
  text: { ...typographyStyles.body1Strong, margin: 0, overflowWrap: 'anywhere' },
  hint: { ...typographyStyles.caption1, margin: 0, maxWidth: '52ch', color: tokens.colorNeutralForeground3 },
});

export type ErrorStateProps = {
  /** The region's own text: 'Failed to load logs'. */
  text?: string;
  hint?: ReactNode;
  onRetry?: () => void;
};

/** Shown if something could not be loaded. */
export function ErrorState({ text = 'Something went wrong.', hint, onRetry }: ErrorStateProps) {
  const styles = useStyles();
  return (
    <div role="alert" className={styles.root}>
      <span aria-hidden className={styles.icon}>
        <ErrorCircleRegular />
      </span>
      <p className={styles.text}>{text}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
    </div>
  );
}
