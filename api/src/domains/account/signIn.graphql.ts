/** Signing in, out and up. */
import { requiredMessage } from 'rules/messages';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { words } from '../../graph/words.ts';
import { ConflictError, ForbiddenError, SignInError, ValidationError } from '../../operation/errors.ts';
import { newPersonFields } from '../people/inputFields.ts';
import { newPerson, phone } from '../people/inputRules.ts';
import { inputWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import { type LoggedIn, login, logout, type Registered, register } from './signIn.service.ts';

const LoginInput = builder.inputType('LoginInput', {
  description: 'Email address and password, and a code where there is a second factor.',
  // What is missing is said; what is wrong with an address or a password is not, here.
  validate: z.object({
    email: z
      .string()
      .trim()
      .min(1, requiredMessage('Email'))
      .max(254, 'Email must have at most 254 characters.'),
    password: z.string().min(1, requiredMessage('Password')).max(1000, 'Password is too long.'),
    code: z.string().trim().max(40, 'Code is too long.').nullish(),
  }),
  fields: (t) => ({
    email: t.string({
      required: true,
      description: 'The address of the account; letter case does not matter.',
    }),
    password: t.string({ required: true, description: 'Too many wrong ones lock sign-in for a while.' }),
    code: t.string({
      description:
        'A code of the authenticator app, or a recovery code; asked for by SECOND_FACTOR_REQUIRED.',
    }),
  }),
});

export const LoginPayload = builder.objectRef<LoggedIn>('LoginPayload').implement({
  description: 'A newly started session.',
  authScopes: { everyone: true },
  fields: (t) => ({
    token: t.exposeString('token', {
      description:
        "Send it as Authorization: Bearer. Empty for the portal's own pages, which have it in a cookie.",
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: "The latest time at which the session ends; a browser's ends earlier if no one uses it.",
    }),
    needsPasswordChange: t.exposeBoolean('needsPasswordChange', {
      description: 'Someone else chose the password; until it is changed, nothing else is available.',
    }),
    user: t.prismaField({
      type: User,
      description: 'Whose session it is: the viewer from now on.',
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationField('login', (t) =>
  t.field({
    type: LoginPayload,
    tokenScope: 'SESSION',
    description: 'Signs in with email address and password, and with a code where there is a second factor.',
    skipTypeScopes: true,
    authScopes: { everyone: true },
    errors: { types: [SignInError, ValidationError] },
    args: { input: t.arg({ type: LoginInput, required: true }) },
    resolve: (_root, { input }, context) => login(context, input),
  }),
);

const LogoutPayload = builder.objectRef<{ message: string }>('LogoutPayload').implement({
  description: 'Confirms that the session has ended.',
  authScopes: { everyone: true },
  fields: (t) => ({ message: t.exposeString('message', { description: words.message }) }),
});

builder.mutationField('logout', (t) =>
  t.withAuth({ authenticated: true }).field({
    type: LogoutPayload,
    tokenScope: 'SESSION',
    description: 'Ends the session of the token that was sent.',
    skipTypeScopes: true,
    resolve: async (_root, _args, context) => {
      await logout(context);
      return { message: 'Signed out successfully' };
    },
  }),
);

const RegisterInput = builder.inputType('RegisterInput', {
  description: 'What someone who wants to drive for the company says about themselves.',
  validate: z.object({ ...newPerson, phone }),
  fields: (t) => ({
    ...newPersonFields(t),
    phone: t.string({ description: inputWords.phone }),
  }),
});

const RegisterPayload = builder.objectRef<Registered>('RegisterPayload').implement({
  description:
    'What was sent. It is the same for an address that is already registered; nothing changes then.',
  authScopes: { everyone: true },
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address that was sent.' }),
    firstName: t.exposeString('firstName', { description: 'The first name that was sent.' }),
    lastName: t.exposeString('lastName', { description: 'The last name that was sent.' }),
    isActive: t.boolean({
      description: 'False: an administrator activates the account.',
      resolve: () => false,
    }),
    user: t.field({
      type: User,
      nullable: true,
      description: 'Always null; it once was the new user.',
      deprecationReason:
        'Always null, because it would reveal who is registered. Read email, firstName and lastName here.',
      resolve: () => null,
    }),
  }),
});

builder.mutationField('register', (t) =>
  t.field({
    type: RegisterPayload,
    tokenScope: 'SESSION',
    description:
      'Requests a contractor account, which an administrator activates. Closed unless the portal allows it.',
    skipTypeScopes: true,
    authScopes: { everyone: true },
    // A conflict was once a result and stays in the union; it would reveal who is registered.
    errors: { types: [ConflictError, ForbiddenError, ValidationError] },
    args: { input: t.arg({ type: RegisterInput, required: true }) },
    resolve: (_root, { input }, context) => register(context, input),
  }),
);
