/** The viewer's own passkeys. */
import { requiredMessage } from 'rules/messages';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { User } from '../people/user.graphql.ts';
import { response } from './passkeyInput.ts';
import { addPasskey, beginPasskey, beginPasskeyConfirmation, removePasskey } from './passkeys.service.ts';

builder.prismaNode('Passkey', {
  tokenScope: 'SESSION',
  id: { field: 'id' },
  description: "A key in someone's device, which signs them in without a password and a code.",
  // Another's passkey and one that is none look the same: null.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: { in: viewer ? [viewer.id] : [] } }),
  select: { id: true, userId: true },
  // Its owner may have to add it before anything else.
  authScopes: (passkey) => ({ owner: passkey.userId }),
  runScopesOnType: true,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What its owner calls it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added to the account.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last signed in or confirmed; null if never.',
    }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  passkeys: t.relation('passkeys', {
    tokenScope: 'SESSION',
    description: "The viewer's passkeys, oldest first; no one sees other people's.",
    authScopes: (user) => ({ owner: user.id }),
    query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  }),
}));

export const PasskeyOptionsPayload = builder
  .objectRef<{ options: string }>('PasskeyOptionsPayload')
  .implement({
    description: 'What a browser needs to make or use a passkey.',
    authScopes: { everyone: true },
    fields: (t) => ({
      options: t.exposeString('options', {
        description: "WebAuthn options for the browser's call, as JSON. Good once, for five minutes.",
      }),
    }),
  });

builder.mutationField('beginPasskey', (t) =>
  t.withAuth({ mayEnroll: true, fresh: true }).field({
    type: PasskeyOptionsPayload,
    tokenScope: 'SESSION',
    description: 'The options with which a browser makes a passkey for the viewer.',
    skipTypeScopes: true,
    errors: { types: [ConflictError], union: { description: 'The options, or why there are none.' } },
    resolve: async (_root, _args, context) => ({ options: await beginPasskey(context) }),
  }),
);

const AddPasskeyInput = builder.inputType('AddPasskeyInput', {
  description: 'A passkey that a browser has made.',
  validate: z.object({
    name: z
      .string()
      .trim()
      .min(1, requiredMessage('Name'))
      .max(100, 'Name must have at most 100 characters.'),
    response,
  }),
  fields: (t) => ({
    name: t.string({ required: true, description: 'What the viewer calls it, such as Work laptop.' }),
    response: t.string({ required: true, description: "The browser's WebAuthn response, as JSON." }),
  }),
});

builder.mutationField('addPasskey', (t) =>
  t.withAuth({ mayEnroll: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: 'Adds the passkey that the browser has made with the options of beginPasskey.',
    skipTypeScopes: true,
    errors: {
      types: [ConflictError, ValidationError],
      union: { description: 'The viewer, or why the passkey was not added.' },
    },
    args: { input: t.arg({ type: AddPasskeyInput, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      await addPasskey(context, input);
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: context.viewer.id } });
    },
  }),
);

const RemovePasskeyInput = builder.inputType('RemovePasskeyInput', {
  description: 'Which passkey to remove.',
  fields: (t) => ({
    id: t.id({ required: true, description: "The id of one of the viewer's own passkeys." }),
  }),
});

builder.mutationField('removePasskey', (t) =>
  t.withAuth({ signedIn: true, fresh: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: "Removes one of the viewer's passkeys: it no longer signs in.",
    errors: {
      types: [ConflictError, NotFoundError],
      union: { description: 'The viewer, or why the passkey stays.' },
    },
    args: { input: t.arg({ type: RemovePasskeyInput, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      await removePasskey(context, input.id);
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: context.viewer.id } });
    },
  }),
);

builder.mutationField('beginPasskeyConfirmation', (t) =>
  t.withAuth({ mayEnroll: true }).field({
    type: PasskeyOptionsPayload,
    tokenScope: 'SESSION',
    description: 'The options with which a passkey of the viewer signs for confirmIdentity.',
    skipTypeScopes: true,
    errors: { types: [ConflictError], union: { description: 'The options, or why there are none.' } },
    resolve: async (_root, _args, context) => ({ options: await beginPasskeyConfirmation(context) }),
  }),
);
