/** Confirming who is there, for what asks for a fresh session. */
import { requiredMessage } from 'rules/messages';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { ValidationError } from '../../operation/errors.ts';
import { confirmIdentity } from './confirm.service.ts';

const ConfirmIdentityInput = builder.inputType('ConfirmIdentityInput', {
  validate: z.object({
    password: z.string().min(1, requiredMessage('Password')).max(1000, 'Password is too long.'),
  }),
  fields: (t) => ({ password: t.string({ required: true }) }),
});

const ConfirmIdentityPayload = builder.objectRef<{ freshUntil: Date }>('ConfirmIdentityPayload').implement({
  authScopes: { signedIn: true },
  fields: (t) => ({
    freshUntil: t.expose('freshUntil', {
      type: 'DateTime',
      description: 'Until when operations that need a fresh session are allowed.',
    }),
  }),
});

builder.mutationField('confirmIdentity', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ConfirmIdentityPayload,
    description:
      'Makes the session fresh with the password, for operations that return FRESH_SESSION_REQUIRED.',
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: ConfirmIdentityInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      freshUntil: await confirmIdentity(context, input.password),
    }),
  }),
);
