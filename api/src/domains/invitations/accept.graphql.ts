/** What a person with an invitation link can do before they have a password. */
import { requiredMessage } from 'rules/messages';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { SignInError, ValidationError } from '../../operation/errors.ts';
import { LoginPayload } from '../account/signIn.graphql.ts';
import { password } from '../people/inputRules.ts';
import { inputWords } from '../people/inputWords.ts';
import { acceptInvitation, findOpenInvitation, type OpenInvitation as Open } from './accept.service.ts';

const token = z.string().min(1, requiredMessage('Token')).max(200, 'Token is too long.');

const OpenInvitation = builder.objectRef<Open>('OpenInvitation').implement({
  tokenScope: 'SESSION',
  description: 'The person an invitation is for, shown to those who have its link.',
  authScopes: { everyone: true },
  fields: (t) => ({
    companyName: t.exposeString('companyName', {
      description: 'The company that invites, by its legal name.',
    }),
    firstName: t.exposeString('firstName', {
      description: 'Given name, as typed in the invitation.',
    }),
    lastName: t.exposeString('lastName', {
      description: 'Family name, as typed in the invitation.',
    }),
    email: t.exposeString('email', { description: 'What the person will sign in with.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the link expires.' }),
  }),
});

builder.queryField('openInvitation', (t) =>
  t.field({
    type: OpenInvitation,
    tokenScope: 'SESSION',
    nullable: true,
    description: 'The invitation of a link; null if it no longer works.',
    skipTypeScopes: true,
    authScopes: { everyone: true },
    args: {
      token: t.arg.string({ required: true, description: 'What follows # in the link.' }),
    },
    resolve: (_root, args, context) => findOpenInvitation(context, args.token),
  }),
);

const AcceptInvitationInput = builder.inputType('AcceptInvitationInput', {
  description: 'The link that came with the invitation, and the password that the person chooses.',
  validate: z.object({ token, newPassword: password }),
  fields: (t) => ({
    token: t.string({ required: true, description: 'What follows # in the link.' }),
    newPassword: t.string({ required: true, description: inputWords.password }),
  }),
});

builder.mutationField('acceptInvitation', (t) =>
  t.field({
    type: LoginPayload,
    tokenScope: 'SESSION',
    description: "Sets the invited person's password and signs them in. It works once.",
    skipTypeScopes: true,
    authScopes: { everyone: true },
    errors: {
      types: [SignInError, ValidationError],
      union: { description: 'The new session, or why there is none.' },
    },
    args: { input: t.arg({ type: AcceptInvitationInput, required: true }) },
    resolve: (_root, { input }, context) => acceptInvitation(context, input),
  }),
);
