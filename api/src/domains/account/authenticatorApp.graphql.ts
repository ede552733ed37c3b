/** The app whose codes are the viewer's second factor. */
import { requiredMessage } from 'rules/messages';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { User } from '../people/user.graphql.ts';
import {
  type AppSecret,
  beginAuthenticatorApp,
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  renewRecoveryCodes,
} from './authenticatorApp.service.ts';

interface ConfirmedApp {
  confirmedAt: Date;
  lastUsedAt: Date | null;
  recoveryCodesLeft: number;
}

const AuthenticatorApp = builder.objectRef<ConfirmedApp>('AuthenticatorApp').implement({
  tokenScope: 'SESSION',
  description: 'An app whose codes are asked for after the password.',
  // Guarded where it is offered: its owner may have to set it up before anything else.
  authScopes: { everyone: true },
  fields: (t) => ({
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      description: 'When it was turned on: its codes have been asked for since.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When one of its codes was last entered; null if never.',
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', {
      description: 'How many recovery codes have not been used yet.',
    }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  authenticatorApp: t.field({
    type: AuthenticatorApp,
    tokenScope: 'SESSION',
    nullable: true,
    description: "The viewer's authenticator app; null if there is none. No one sees other people's.",
    authScopes: (user) => ({ owner: user.id }),
    select: {
      authenticatorApp: { select: { confirmedAt: true, lastUsedAt: true } },
      recoveryCodes: { select: { id: true } },
    },
    resolve: ({ authenticatorApp: app, recoveryCodes }) =>
      app?.confirmedAt
        ? {
            confirmedAt: app.confirmedAt,
            lastUsedAt: app.lastUsedAt,
            recoveryCodesLeft: recoveryCodes.length,
          }
        : null,
  }),
}));

const BeginAuthenticatorAppPayload = builder.objectRef<AppSecret>('BeginAuthenticatorAppPayload').implement({
  description: 'What an authenticator app needs to know.',
  authScopes: { everyone: true },
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'What to type into the app. Shown only once.' }),
    address: t.exposeString('address', { description: 'The secret as an otpauth address, for a QR code.' }),
  }),
});

builder.mutationField('beginAuthenticatorApp', (t) =>
  t.withAuth({ mayEnroll: true, fresh: true }).field({
    type: BeginAuthenticatorAppPayload,
    tokenScope: 'SESSION',
    description: 'Makes a secret for an authenticator app, to be confirmed within 15 minutes.',
    skipTypeScopes: true,
    errors: { types: [ConflictError], union: { description: 'The secret, or why there is none.' } },
    resolve: (_root, _args, context) => beginAuthenticatorApp(context),
  }),
);

const ConfirmAuthenticatorAppInput = builder.inputType('ConfirmAuthenticatorAppInput', {
  description: 'The proof that the app is set up.',
  validate: z.object({
    code: z.string().trim().min(1, requiredMessage('Code')).max(40, 'Code is too long.'),
  }),
  fields: (t) => ({
    code: t.string({ required: true, description: 'The six digits that the app shows.' }),
  }),
});

/** New codes, and their owner. */
interface NewCodes {
  codes: string[];
  userId: string;
}

const RecoveryCodesPayload = builder.objectRef<NewCodes>('RecoveryCodesPayload').implement({
  description: 'New recovery codes.',
  authScopes: { everyone: true },
  fields: (t) => ({
    recoveryCodes: t.exposeStringList('codes', {
      description:
        'Each signs in once in place of a code of the app. Shown only once: just hashes are stored.',
    }),
    user: t.prismaField({
      type: User,
      description: 'The viewer, with the authenticator app turned on.',
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationField('confirmAuthenticatorApp', (t) =>
  t.withAuth({ mayEnroll: true }).field({
    type: RecoveryCodesPayload,
    tokenScope: 'SESSION',
    description: 'Turns the authenticator app on: from now on its codes are asked for at sign-in.',
    skipTypeScopes: true,
    errors: {
      types: [ConflictError, ValidationError],
      union: { description: 'Recovery codes, or why the app is not on.' },
    },
    args: { input: t.arg({ type: ConfirmAuthenticatorAppInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      codes: await confirmAuthenticatorApp(context, input.code),
      userId: context.viewer.id,
    }),
  }),
);

builder.mutationField('renewRecoveryCodes', (t) =>
  t.withAuth({ signedIn: true, fresh: true }).field({
    type: RecoveryCodesPayload,
    tokenScope: 'SESSION',
    description: "Replaces the viewer's recovery codes, used or not.",
    errors: { types: [NotFoundError], union: { description: 'The new codes, or why there are none.' } },
    resolve: async (_root, _args, context) => ({
      codes: await renewRecoveryCodes(context),
      userId: context.viewer.id,
    }),
  }),
);

builder.mutationField('removeAuthenticatorApp', (t) =>
  t.withAuth({ signedIn: true, fresh: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: "Removes the viewer's authenticator app with its recovery codes.",
    errors: {
      types: [ConflictError, NotFoundError],
      union: { description: 'The viewer, or why the app stays.' },
    },
    resolve: async (query, _root, _args, context) => {
      await removeAuthenticatorApp(context);
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: context.viewer.id } });
    },
  }),
);
