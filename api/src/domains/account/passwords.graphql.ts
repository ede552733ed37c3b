/** New passwords: the viewer's own change, and the single-use key that an administrator hands out. */
import { requiredMessage } from 'rules/messages';
import { ADMINS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { words } from '../../graph/words.ts';
import { ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { email, password } from '../people/inputRules.ts';
import { inputWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import {
  changePassword,
  createResetToken,
  type ResetToken,
  resetPasswordWithToken,
} from './passwords.service.ts';
import { requestPasswordReset } from './resetLink.service.ts';
import type { SignedIn } from './signIn.service.ts';

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'The current password may be left out only while a password change is required.',
  validate: z.object({
    newPassword: password,
    currentPassword: z.string().max(1000, 'Current password is too long.').nullish(),
  }),
  fields: (t) => ({
    newPassword: t.string({ required: true, description: inputWords.password }),
    currentPassword: t.string({ description: 'The password that is replaced.' }),
  }),
});

const ChangePasswordPayload = builder.objectRef<SignedIn>('ChangePasswordPayload').implement({
  description: 'The session, which continues with the new password.',
  authScopes: { everyone: true },
  fields: (t) => ({
    message: t.string({ description: words.message, resolve: () => 'Password changed successfully' }),
    token: t.exposeString('token', {
      description:
        "Replaces the token that was sent, which is now void. Empty for the portal's own pages, which have it in a cookie.",
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'The latest time at which the session ends.',
    }),
    user: t.prismaField({
      type: User,
      description: 'The viewer, who no longer needs to change the password.',
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.withAuth({ authenticated: true }).field({
    type: ChangePasswordPayload,
    tokenScope: 'SESSION',
    description: "Changes the viewer's password and ends every other session.",
    skipTypeScopes: true,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: (_root, { input }, context) => changePassword(context, input),
  }),
);

const CreateResetTokenInput = builder.inputType('CreateResetTokenInput', {
  description: 'Who gets a key to a new password.',
  fields: (t) => ({ userId: t.id({ required: true, description: inputWords.userId }) }),
});

const ResetTokenPayload = builder.objectRef<ResetToken>('ResetTokenPayload').implement({
  description: 'A key to hand to the person, who sets the password with it.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    resetToken: t.exposeString('resetToken', {
      description: 'The key itself. Shown only once: just a hash of it is stored.',
    }),
    link: t.exposeString('link', {
      description: 'The page that sets the password, with the key in it, to be handed over or scanned.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When the key expires: an hour from now.',
    }),
  }),
});

builder.mutationField('createResetToken', (t) =>
  t.withAuth({ anyRole: ADMINS, fresh: true }).field({
    type: ResetTokenPayload,
    tokenScope: 'SESSION',
    description: 'Creates a key with which a user can set a new password once, within an hour.',
    errors: { types: [ForbiddenError, NotFoundError] },
    args: { input: t.arg({ type: CreateResetTokenInput, required: true }) },
    resolve: (_root, { input }, context) => createResetToken(context, input.userId),
  }),
);

const ResetPasswordWithTokenInput = builder.inputType('ResetPasswordWithTokenInput', {
  description: 'A key, and the password that it sets.',
  validate: z.object({
    token: z.string().min(1, requiredMessage('Token')).max(200, 'Token is too long.'),
    newPassword: password,
  }),
  fields: (t) => ({
    token: t.string({
      required: true,
      description: 'What createResetToken returned, or what follows # in the mailed link.',
    }),
    newPassword: t.string({ required: true, description: inputWords.password }),
  }),
});

const MessagePayload = builder.objectRef<{ message: string }>('MessagePayload').implement({
  description: 'What was done, in words.',
  authScopes: { everyone: true },
  fields: (t) => ({ message: t.exposeString('message', { description: words.message }) }),
});

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'Whose password was forgotten.',
  validate: z.object({ email }),
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address the person signs in with.' }),
  }),
});

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: MessagePayload,
    tokenScope: 'SESSION',
    description:
      'Mails a link to set a new password to the person with this address. The response is the same for every address.',
    skipTypeScopes: true,
    authScopes: { everyone: true },
    errors: {
      types: [ValidationError],
      union: { description: 'What to tell the person, or what is wrong with the address.' },
    },
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true }) },
    resolve: async (_root, { input }, context) => ({ message: await requestPasswordReset(context, input) }),
  }),
);

builder.mutationField('resetPasswordWithToken', (t) =>
  t.field({
    type: MessagePayload,
    tokenScope: 'SESSION',
    description:
      'Sets a new password with a key from createResetToken or requestPasswordReset and ends every session.',
    skipTypeScopes: true,
    authScopes: { everyone: true },
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: ResetPasswordWithTokenInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await resetPasswordWithToken(context, input);
      return { message: 'Password reset successfully' };
    },
  }),
);
