import { z } from 'zod';
import { AddressInput } from '../address.ts';
import { route } from '../route.ts';
import { Message, Money, RefusedFields, UserFields, UserShape, userJson } from '../shapes.ts';
import { changed, granted } from '../status.ts';
import { graphql } from '../tada.ts';

const tag = 'Sign-in';
const User = z.object({ user: UserShape });

export const authRoutes = [
  route('POST', '/auth/login', {
    tag,
    summary: 'Signs in. The token goes into the Authorization header as a bearer token.',
    body: z.object({ email: z.string(), password: z.string(), code: z.string().nullish() }),
    response: z.object({ token: z.string(), user: UserShape, needsPasswordChange: z.boolean() }),
    document: graphql(
      `mutation RestLogin($input: LoginInput!) {
        result: login(input: $input) {
          ... on LoginPayload { token needsPasswordChange user { ...RestUser } } ...Refused } }`,
      [UserFields, RefusedFields],
    ),
    variables: ({ body }) => ({ input: body }),
    respond: ({ result }) => {
      const { token, user, needsPasswordChange } = granted(result);
      return { token, user: userJson(user), needsPasswordChange };
    },
  }),

  route('POST', '/auth/logout', {
    tag,
    summary: 'Ends the session of the token.',
    response: Message,
    document: graphql(`mutation RestLogout { result: logout { message } }`),
    respond: ({ result }) => result,
  }),

  route('POST', '/auth/register', {
    tag,
    summary:
      'Requests an account, if the portal allows it; an administrator activates it. An address that is already registered gets the same response.',
    status: 201,
    body: z.object({
      email: z.string(),
      password: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string().nullish(),
    }),
    response: z.object({
      user: z.object({
        email: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        isActive: z.boolean(),
      }),
    }),
    document: graphql(
      `mutation RestRegister($input: RegisterInput!) {
        result: register(input: $input) {
          ... on RegisterPayload { email firstName lastName isActive } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ body }) => ({ input: body }),
    respond: ({ result }) => ({ user: granted(result) }),
  }),

  route('GET', '/auth/me', {
    tag,
    summary: 'The signed-in user.',
    response: User,
    document: graphql(`query RestViewer { viewer { ...RestUser } }`, [UserFields]),
    respond: ({ viewer }) => ({ user: userJson(viewer) }),
  }),

  route('PUT', '/auth/me', {
    tag,
    summary: 'Changes your own profile; fields left out stay unchanged, null clears them.',
    body: z.object({
      firstName: z.string().optional(),
      lastName: z.string().optional(),
      phone: z.string().nullish(),
      address: AddressInput.nullish(),
      dailyRate: Money.nullish(),
    }),
    response: User,
    document: graphql(
      `mutation RestUpdateProfile($input: UpdateProfileInput!) {
        result: updateProfile(input: $input) {
          ... on UpdateProfilePayload { user { ...RestUser } } ...Refused } }`,
      [UserFields, RefusedFields],
    ),
    variables: ({ body }) => ({ input: body }),
    respond: ({ result }) => ({ user: userJson(changed(result, 'user')) }),
  }),

  route('POST', '/auth/change-password', {
    tag,
    summary: 'Changes your own password. Every other session ends; the response contains a new token.',
    body: z.object({ newPassword: z.string(), currentPassword: z.string().nullish() }),
    response: Message.extend({ token: z.string() }),
    document: graphql(
      `mutation RestChangePassword($input: ChangePasswordInput!) {
        result: changePassword(input: $input) { ... on ChangePasswordPayload { message token } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ body }) => ({ input: body }),
    respond: ({ result }) => granted(result),
  }),

  route('POST', '/auth/confirm', {
    tag,
    summary:
      'Makes the session fresh with the password or a code, for routes that return FRESH_SESSION_REQUIRED.',
    body: z.object({ password: z.string().nullish(), code: z.string().nullish() }),
    response: z.object({ freshUntil: z.string() }),
    document: graphql(
      `mutation RestConfirmIdentity($input: ConfirmIdentityInput!) {
        result: confirmIdentity(input: $input) { ... on ConfirmIdentityPayload { freshUntil } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ body }) => ({ input: body }),
    respond: ({ result }) => granted(result),
  }),

  route('POST', '/auth/generate-reset-token/:id', {
    tag,
    summary: 'A key with which someone else sets a new password; it works once, within an hour.',
    response: z.object({ resetToken: z.string(), expiresAt: z.string() }),
    document: graphql(
      `mutation RestCreateResetToken($input: CreateResetTokenInput!) {
        result: createResetToken(input: $input) { ... on ResetTokenPayload { resetToken expiresAt } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ params }) => ({ input: { userId: params.id } }),
    respond: ({ result }) => granted(result),
  }),

  route('POST', '/auth/reset-password', {
    tag,
    summary: 'Sets a new password with such a key.',
    body: z.object({ token: z.string(), newPassword: z.string() }),
    response: Message,
    document: graphql(
      `mutation RestResetPassword($input: ResetPasswordWithTokenInput!) {
        result: resetPasswordWithToken(input: $input) { ... on MessagePayload { message } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ body }) => ({ input: body }),
    respond: ({ result }) => granted(result),
  }),
];
