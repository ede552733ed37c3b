/** Confirms the user's identity, for operations that need a fresh session. */
import { requiredMessage } from 'rules/messages';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { ValidationError } from '../../operation/errors.ts';
import { confirmIdentity } from './confirm.service.ts';
import { response } from './passkeyInput.ts';

const ConfirmIdentityInput = builder.inputType('ConfirmIdentityInput', {
  description: 'Exactly one of the password, a code and a passkey.',
  validate: z
    .object({
      password: z.string().min(1, requiredMessage('Password')).max(1000, 'Password is too long.').nullish(),
      code: z.string().trim().min(1, requiredMessage('Code')).max(40, 'Code is too long.').nullish(),
      passkey: response.nullish(),
    })
    .refine((given) => Object.values(given).filter((value) => value != null).length === 1, {
      path: ['password'],
      message: 'Confirm with the password, a code or a passkey.',
    }),
  fields: (t) => ({
    password: t.string({ description: 'The password that the viewer signs in with.' }),
    code: t.string({ description: 'A code of the authenticator app, or a recovery code.' }),
    passkey: t.string({
      description: "The browser's WebAuthn response to beginPasskeyConfirmation, as JSON.",
    }),
  }),
});

const ConfirmIdentityPayload = builder.objectRef<{ freshUntil: Date }>('ConfirmIdentityPayload').implement({
  description: 'The session, fresh again.',
  authScopes: { everyone: true },
  fields: (t) => ({
    freshUntil: t.expose('freshUntil', {
      type: 'DateTime',
      description:
        'When the session stops being fresh: until then, operations that need a fresh one are allowed.',
    }),
  }),
});

builder.mutationField('confirmIdentity', (t) =>
  t.withAuth({ mayEnroll: true }).field({
    type: ConfirmIdentityPayload,
    tokenScope: 'SESSION',
    description:
      'Makes the session fresh with the password, a code or a passkey, for operations that return FRESH_SESSION_REQUIRED.',
    skipTypeScopes: true,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: ConfirmIdentityInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      freshUntil: await confirmIdentity(context, input),
    }),
  }),
);
