import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { tokens, typographyStyles } from '@fluentui/react-theme';
import { makeStyles, mergeClasses } from '@griffel/react';

const useStyles = makeStyles({
  root: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: 0, fontSize: '20px' },
  },
  error: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
  },
});

/** What became of a form, in the form; lighter than Fluent's MessageBar, which the sign-in page need not load. */
export function FormAlert({ tone, text }: { tone: 'error' | 'success'; text: string | null }) {
  const styles = useStyles();
  if (!text) return null;
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={mergeClasses(styles.root, styles[tone])}>
      {tone === 'error' ? <ErrorCircleRegular aria-hidden /> : <CheckmarkCircleRegular aria-hidden />}
      <span>{text}</span>
    </div>
  );
}
