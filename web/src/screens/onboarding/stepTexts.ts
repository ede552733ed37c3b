import { addDays, type Day } from 'rules/days';
import type { OnboardingStepName } from '../../__generated__/onboardingSteps_user.graphql';

type Step = { readonly name: string; readonly isDone: boolean };
type Texts = { readonly label: string; readonly todo: string; readonly to?: string };

/** What a step is called in a list of people, and what its owner has to do for it. */
export const STEP_TEXTS: Record<OnboardingStepName, Texts> = {
  INVITED: { label: 'Invited', todo: 'Get your invitation' },
  SIGNED_IN: { label: 'Signed In', todo: 'Choose a password' },
  ADDRESS: { label: 'Address', todo: 'Add your address', to: '/dashboard/profile' },
  W9: { label: 'W-9', todo: 'Sign your Form W-9', to: '/dashboard/tax-information' },
  BANK_ACCOUNT: { label: 'Bank', todo: 'Add your bank account', to: '/dashboard/profile' },
  FIRST_DAY: { label: 'First Day', todo: 'Log your first day' },
};

/** How long someone is new: as long as the list of newcomers has them. */
const NEW_DAYS = 60;

type Start = { readonly createdAt: string; readonly startsOn: Day | null | undefined };

/** Whether someone is being taken on: with a step to go, and not for long, unless they cannot work or be paid without. */
export function isBeingTakenOn(steps: readonly Step[], { createdAt, startsOn }: Start, today: Day): boolean {
  const open = steps.filter(({ isDone }) => !isDone);
  const isNew = (startsOn ?? createdAt.slice(0, 10)) >= addDays(today, -NEW_DAYS);
  return open.some(({ name }) => isNew || name === 'SIGNED_IN' || name === 'W9');
}

/** The first step that is not done; undefined once all are. */
export const nextStep = <Each extends Step>(steps: readonly Each[]): Each | undefined =>
  steps.find(({ isDone }) => !isDone);
