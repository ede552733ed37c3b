import { graphql, readInlineData } from 'relay-runtime';
import type {
  onboardingSteps_user$data,
  onboardingSteps_user$key,
} from '../../__generated__/onboardingSteps_user.graphql';

export type OnboardingSteps = onboardingSteps_user$data['onboarding'];

/** The onboarding steps. Read as plain data, because rows offer the next one. */
export function onboardingSteps(key: onboardingSteps_user$key): OnboardingSteps {
  return readInlineData(
    graphql`
      fragment onboardingSteps_user on User @inline @throwOnFieldError {
        onboarding {
          name
          isDone
        }
      }
    `,
    key,
  ).onboarding;
}
