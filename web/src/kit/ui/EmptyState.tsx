import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalL}`,
    textAlign: 'center',
    color: tokens.colorNeutralForeground3,
  },
  icon: { display: 'flex', fontSize: '32px' },
  text: { ...typographyStyles.body1, margin: 0, maxWidth: '52ch', color: tokens.colorNeutralForeground2 },
  hint: { ...typographyStyles.caption1, margin: 0, maxWidth: '52ch', textWrap: 'balance' },
});

export type EmptyStateProps = {
  /** The list's own empty text: 'No contractors found'. */
  text: string;
  hint?: ReactNode;
  icon?: ReactElement;
  /** The button that adds the first item. */
  action?: ReactNode;
};

/** Shown while a list is empty. */
export function EmptyState({ text, hint, icon, action }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <p className={styles.text}>{text}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}
