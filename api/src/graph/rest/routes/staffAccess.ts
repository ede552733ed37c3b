import { z } from 'zod';
import { route } from '../route.ts';
import {
  Message,
  Open,
  OpenThingsFields,
  openJson,
  RefusedFields,
  Role,
  UserFields,
  UserShape,
  userJson,
} from '../shapes.ts';
import { changed } from '../status.ts';
import { graphql } from '../tada.ts';

const tag = 'Staff';

const One = z.object({ data: z.object({ user: UserShape }) });
const oneJson = (user: Parameters<typeof userJson>[0]) => ({ data: { user: userJson(user) } });

/** Someone who is deactivated or archived. */
const Leaver = z.object({ data: z.object({ user: UserShape, ...Open.shape }) });
const leaverJson = ({
  openThings,
  ...user
}: Parameters<typeof userJson>[0] & Parameters<typeof openJson>[0]) => ({
  data: { user: userJson(user), ...openJson({ openThings }) },
});

export const staffAccessRoutes = [
  route('POST', '/staff/:id/roles', {
    tag,
    summary: 'Gives a staff member a role, effective immediately.',
    body: z.object({ roleName: Role }),
    response: One,
    document: graphql(
      `mutation RestAssignRole($input: AssignRoleInput!) {
        result: assignRole(input: $input) {
          ... on AssignRolePayload { user { ...RestUser } } ...Refused } }`,
      [UserFields, RefusedFields],
    ),
    variables: ({ params, body }) => ({ input: { userId: params.id, role: body.roleName } }),
    respond: ({ result }) => oneJson(changed(result, 'user')),
  }),

  route('DELETE', '/staff/:id/roles/:role', {
    tag,
    summary: 'Removes a role, effective immediately; the last active administrator keeps IT_Admin.',
    response: One,
    document: graphql(
      `mutation RestRemoveRole($input: RemoveRoleInput!) {
        result: removeRole(input: $input) {
          ... on RemoveRolePayload { user { ...RestUser } } ...Refused } }`,
      [UserFields, RefusedFields],
    ),
    // The graph rejects an unknown role, as in any other input.
    variables: ({ params }) => ({
      input: { userId: params.id, role: params.role as z.output<typeof Role> },
    }),
    respond: ({ result }) => oneJson(changed(result, 'user')),
  }),

  route('PATCH', '/staff/:id/status', {
    tag,
    summary: 'Gives a user of either kind access, or ends it at once; `open` is what is still open for them.',
    body: z.object({ isActive: z.boolean() }),
    response: Leaver,
    document: graphql(
      `mutation RestSetUserActive($input: SetUserActiveInput!) {
        result: setUserActive(input: $input) {
          ... on SetUserActivePayload { user { ...RestUser ...RestOpenThings } } ...Refused } }`,
      [UserFields, OpenThingsFields, RefusedFields],
    ),
    variables: ({ params, body }) => ({ input: { ...body, userId: params.id } }),
    respond: ({ result }) => leaverJson(changed(result, 'user')),
  }),

  route('PATCH', '/staff/:id/archive', {
    tag,
    summary:
      'Archives a user of either kind, whose access ends at once, or unarchives the user; `open` is what is still open for them.',
    body: z.object({ archived: z.boolean() }),
    response: Leaver,
    document: graphql(
      `mutation RestSetUserArchived($input: SetUserArchivedInput!) {
        result: setUserArchived(input: $input) {
          ... on SetUserArchivedPayload { user { ...RestUser ...RestOpenThings } } ...Refused } }`,
      [UserFields, OpenThingsFields, RefusedFields],
    ),
    variables: ({ params, body }) => ({ input: { ...body, userId: params.id } }),
    respond: ({ result }) => leaverJson(changed(result, 'user')),
  }),

  route('POST', '/staff/:id/reset-password', {
    tag,
    summary: 'Sets a temporary password: it expires after a day and must be changed at the next sign-in.',
    body: z.object({ newPassword: z.string() }),
    response: Message,
    document: graphql(
      `mutation RestResetUserPassword($input: ResetPasswordInput!) {
        result: resetPassword(input: $input) { ... on ResetPasswordPayload { user { id } } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ params, body }) => ({ input: { ...body, userId: params.id } }),
    respond: () => ({ message: 'Password reset successfully' }),
  }),
];
