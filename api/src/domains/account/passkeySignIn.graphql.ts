/** Signing in with a passkey, without a password. */
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { SignInError, ValidationError } from '../../operation/errors.ts';
import { response } from './passkeyInput.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkeySignIn.service.ts';
import { PasskeyOptionsPayload } from './passkeys.graphql.ts';
import { LoginPayload } from './signIn.graphql.ts';

builder.mutationField('beginPasskeySignIn', (t) =>
  t.field({
    type: PasskeyOptionsPayload,
    tokenScope: 'SESSION',
    description: 'The options with which a passkey signs for signInWithPasskey.',
    skipTypeScopes: true,
    authScopes: { everyone: true },
    resolve: async (_root, _args, context) => ({ options: await beginPasskeySignIn(context) }),
  }),
);

const SignInWithPasskeyInput = builder.inputType('SignInWithPasskeyInput', {
  description: 'What a passkey has signed.',
  validate: z.object({ response }),
  fields: (t) => ({
    response: t.string({ required: true, description: "The browser's WebAuthn response, as JSON." }),
  }),
});

builder.mutationField('signInWithPasskey', (t) =>
  t.field({
    type: LoginPayload,
    tokenScope: 'SESSION',
    description: 'Signs in with a passkey: the password and a second factor in one.',
    skipTypeScopes: true,
    authScopes: { everyone: true },
    errors: {
      types: [SignInError, ValidationError],
      union: { description: 'The new session, or why there is none.' },
    },
    args: { input: t.arg({ type: SignInWithPasskeyInput, required: true }) },
    resolve: (_root, { input }, context) => signInWithPasskey(context, input.response),
  }),
);
