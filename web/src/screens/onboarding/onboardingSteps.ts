import { graphql, readInlineData } from 'relay-runtime';
import type {
  onboardingSteps_user$data,
  onboardingSteps_user$key,
} from '../../__generated__/onboardingSteps_user.graphql';

export type OnboardingSteps = onboardingSteps_user$data['onboarding'];

/** The steps of taking someone on. Read as plain data, because rows act by what is next. */
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
