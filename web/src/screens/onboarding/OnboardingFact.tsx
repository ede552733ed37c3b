import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { todayHere } from 'rules/zonedDays';
import type { OnboardingFact_user$key } from '../../__generated__/OnboardingFact_user.graphql';
import { onboardingSteps } from './onboardingSteps';
import { StepList } from './StepList';
import { isBeingTakenOn } from './stepTexts';

const useStyles = makeStyles({
  root: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
});

/** The progress of a person's onboarding; nothing once it is done. */
export function OnboardingFact(props: { user: OnboardingFact_user$key }) {
  const styles = useStyles();
  const user = useFragment(
    graphql`
      fragment OnboardingFact_user on User @throwOnFieldError {
        createdAt
        startsOn
        ...onboardingSteps_user
      }
    `,
    props.user,
  );
  const steps = onboardingSteps(user);
  if (!isBeingTakenOn(steps, user, todayHere())) return null;
  return (
    <div className={styles.root}>
      <StepList steps={steps} />
    </div>
  );
}
