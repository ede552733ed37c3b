/** Onboarding: each person's steps, and the list of people with an open one. */
import { INVITERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { peoplePage } from '../people/directory.graphql.ts';
import { inputWords } from '../people/inputWords.ts';
import { User, UserConnection } from '../people/user.graphql.ts';
import { newcomersFilter } from './newcomers.service.ts';
import { type Step, type StepName, stepsOf } from './steps.ts';

const OnboardingStepName = builder.enumType('OnboardingStepName', {
  description: 'What must be done before someone can work and be paid, in order.',
  values: {
    INVITED: { description: 'An invitation was sent, or a first password was set.' },
    SIGNED_IN: { description: 'The person has chosen a password and has signed in.' },
    ADDRESS: { description: 'The person has entered a postal address.' },
    W9: { description: 'The person has signed a Form W-9 that counts.' },
    BANK_ACCOUNT: { description: 'There is an account to pay the person to.' },
    FIRST_DAY: { description: 'The person has logged a day worked.' },
  } satisfies Record<StepName, { description: string }>,
});

const OnboardingStep = builder.objectRef<Step>('OnboardingStep').implement({
  tokenScope: 'PEOPLE_READ',
  description: 'One step of onboarding someone, and whether it is done.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.expose('name', { type: OnboardingStepName, description: 'Which of the steps it is.' }),
    isDone: t.exposeBoolean('isDone', { description: 'Whether nothing is left to do for it.' }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  onboarding: t.field({
    type: [OnboardingStep],
    tokenScope: 'PEOPLE_READ',
    description:
      "The person's onboarding steps, in order. About the bank account, they say only whether there is one. Staff who are paid elsewhere have only the first two.",
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, INVITERS),
    resolve: ({ id }, _args, context) => stepsOf(context, id),
  }),
}));

builder.queryField('newcomers', (t) =>
  t.connection(
    {
      type: User,
      tokenScope: 'PEOPLE_READ',
      description:
        'Active people with an open step of `onboarding`, the newest first. A missing address, bank account or first day counts during the first 60 days; a missing password or Form W-9 always does.',
      authScopes: { anyRole: INVITERS },
      args: {
        search: t.arg.string({ description: inputWords.search }),
        step: t.arg({
          type: OnboardingStepName,
          description: 'Only those with this step open; everyone with an open step if left out.',
        }),
      },
      resolve: (_root, args, context, info) =>
        peoplePage(args, context, info, newcomersFilter(context, args), 'NEWEST'),
    },
    UserConnection,
  ),
);
