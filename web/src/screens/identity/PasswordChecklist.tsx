import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleFilled, CircleRegular } from '@fluentui/react-icons';
import { lazy, Suspense } from 'react';
import { passwordRules } from 'rules/password';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';

// It includes a list of common passwords, and is optional.
const PasswordStrength = lazy(() => import('./PasswordStrength').catch(() => ({ default: () => null })));

const useStyles = makeStyles({
  list: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
  },
  rule: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '& svg': { fontSize: '16px' },
  },
  met: { color: tokens.colorStatusSuccessForeground1 },
  open: { color: tokens.colorNeutralForeground3 },
});

type PasswordChecklistProps = {
  password: string;
  /** Words that a guesser would try first for this person: names and email address. */
  known: readonly string[];
};

/** The four requirements, ticked off while the password is typed, and how long a guesser would need for it. */
export function PasswordChecklist({ password, known }: PasswordChecklistProps) {
  const styles = useStyles();
  return (
    <>
      <ul className={styles.list} aria-label="Password requirements">
        {passwordRules.map(({ label, isMet }) => {
          const met = isMet(password);
          return (
            <li key={label} className={styles.rule}>
              {met ? (
                <CheckmarkCircleFilled aria-hidden className={styles.met} />
              ) : (
                <CircleRegular aria-hidden className={styles.open} />
              )}
              <span>
                {label}
                <VisuallyHidden>{met ? ' (met)' : ' (not met yet)'}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      {password && (
        <Suspense fallback={null}>
          <PasswordStrength password={password} known={known} />
        </Suspense>
      )}
    </>
  );
}
