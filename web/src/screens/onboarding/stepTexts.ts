import { addDays, type Day } from 'rules/days';
import type { OnboardingStepName } from '../../__generated__/onboardingSteps_user.graphql';

type Step = { readonly name: string; readonly isDone: boolean };
type Texts = { readonly label: string; readonly todo: string; readonly to?: string };

/** A step's name in a list of people, and what its owner has to do. */
export const STEP_TEXTS: Record<OnboardingStepName, Texts> = {
  INVITED: { label: 'Invited', todo: 'Get your invitation' },
  SIGNED_IN: { label: 'Signed In', todo: 'Choose a password' },
  ADDRESS: { label: 'Address', todo: 'Add your address', to: '/dashboard/profile' },
  W9: { label: 'W-9', todo: 'Sign your Form W-9', to: '/dashboard/tax-information' },
  BANK_ACCOUNT: { label: 'Bank', todo: 'Add your bank account', to: '/dashboard/profile' },
  FIRST_DAY: { label: 'First Day', todo: 'Log your first day' },
};

/** How long someone counts as new: as long as they are in the list of newcomers. */
const NEW_DAYS = 60;

type Start = { readonly createdAt: string; readonly startsOn: Day | null | undefined };

/** Whether someone is being onboarded: has a step left, and is new, unless they cannot work or be paid without it. */
export function isBeingTakenOn(steps: readonly Step[], { createdAt, startsOn }: Start, today: Day): boolean {
  const open = steps.filter(({ isDone }) => !isDone);
  const isNew = (startsOn ?? createdAt.slice(0, 10)) >= addDays(today, -NEW_DAYS);
  return open.some(({ name }) => isNew || name === 'SIGNED_IN' || name === 'W9');
}

/** The first open step; undefined once all are done. */
export const nextStep = <Each extends Step>(steps: readonly Each[]): Each | undefined =>
  steps.find(({ isDone }) => !isDone);
