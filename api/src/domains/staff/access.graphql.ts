/** Access: activating and deactivating users, temporary passwords, unlocking sign-in and signing people out. */
import { ADMINS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { password } from '../people/inputRules.ts';
import { inputWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import { resetPassword, setUserActive, signOutEverywhere, unlockSignIn } from './access.service.ts';

const SetUserActiveInput = builder.inputType('SetUserActiveInput', {
  description: 'Whose access to give or end.',
  fields: (t) => ({
    userId: t.id({ required: true, description: inputWords.userId }),
    isActive: t.boolean({
      required: true,
      description: 'True to let the person sign in; false ends all sessions and tokens at once.',
    }),
  }),
});

builder.mutationField('setUserActive', (t) =>
  t.withAuth({ anyRole: ADMINS }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: 'Gives a user of either kind access, or ends it at once.',
    errors: { types: [ConflictError, ForbiddenError, NotFoundError] },
    args: { input: t.arg({ type: SetUserActiveInput, required: true }) },
    resolve: changedRecord('user', setUserActive),
  }),
);

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'Who gets a temporary password, and which.',
  validate: z.object({ userId: z.string(), newPassword: password }),
  fields: (t) => ({
    userId: t.id({ required: true, description: inputWords.userId }),
    newPassword: t.string({ required: true, description: inputWords.password }),
  }),
});

builder.mutationField('resetPassword', (t) =>
  t.withAuth({ anyRole: ADMINS, fresh: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description:
      'Sets a temporary password: it expires after a day and must be changed at the next sign-in, and every session ends.',
    errors: { types: [ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    resolve: changedRecord('user', resetPassword),
  }),
);

const UnlockSignInInput = builder.inputType('UnlockSignInInput', {
  description: 'Whom to let in again.',
  fields: (t) => ({ userId: t.id({ required: true, description: inputWords.userId }) }),
});

builder.mutationField('unlockSignIn', (t) =>
  t.withAuth({ anyRole: ADMINS }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: 'Unlocks sign-in for a user of either kind who is locked out by too many wrong passwords.',
    errors: { types: [ForbiddenError, NotFoundError] },
    args: { input: t.arg({ type: UnlockSignInInput, required: true }) },
    resolve: changedRecord('user', unlockSignIn),
  }),
);

const SignOutEverywhereInput = builder.inputType('SignOutEverywhereInput', {
  description: 'Who is signed out everywhere.',
  fields: (t) => ({ userId: t.id({ required: true, description: inputWords.userId }) }),
});

builder.mutationField('signOutEverywhere', (t) =>
  t.withAuth({ anyRole: ADMINS }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: 'Ends all sessions and access tokens of someone else at once; the password stays.',
    errors: {
      types: [ForbiddenError, NotFoundError],
      union: { description: 'The person, or why no one was signed out.' },
    },
    args: { input: t.arg({ type: SignOutEverywhereInput, required: true }) },
    resolve: changedRecord('user', signOutEverywhere),
  }),
);
