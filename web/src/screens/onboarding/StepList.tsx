import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleFilled, CircleRegular } from '@fluentui/react-icons';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import type { OnboardingSteps } from './onboardingSteps';
import { STEP_TEXTS } from './stepTexts';

const useStyles = makeStyles({
  root: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground3,
  },
  step: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    '& svg': { fontSize: '16px' },
  },
  done: { color: tokens.colorStatusSuccessForeground1 },
});

/** The onboarding steps in a line: done or open. */
export function StepList({ steps }: { steps: OnboardingSteps }) {
  const styles = useStyles();
  return (
    <ul className={styles.root} aria-label="Steps">
      {steps.map(({ name, isDone }) => (
        <li key={name} className={mergeClasses(styles.step, isDone && styles.done)}>
          {isDone ? <CheckmarkCircleFilled aria-hidden /> : <CircleRegular aria-hidden />}
          {STEP_TEXTS[name as keyof typeof STEP_TEXTS].label}
          <VisuallyHidden>{isDone ? ': done' : ': to do'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
