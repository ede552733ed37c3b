import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';
import { passwordRules } from 'rules/password';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';

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

/** The four demands, ticked off while the password is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  const styles = useStyles();
  return (
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
  );
}
