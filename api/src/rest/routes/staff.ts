import { z } from 'zod';
import { route } from '../route.ts';
import { RefusedFields, Role, UserFields, UserShape, userJson } from '../shapes.ts';
import { granted } from '../status.ts';
import { graphql } from '../tada.ts';

const tag = 'Staff';

export const staffRoutes = [
  route('POST', '/staff', {
    tag,
    summary: 'Adds a member of staff, who changes the password at the first sign-in.',
    status: 201,
    body: z.object({
      email: z.string(),
      password: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      roles: z.array(Role).optional(),
    }),
    answer: z.object({ data: z.object({ user: UserShape }) }),
    document: graphql(
      `mutation RestCreateStaff($input: CreateStaffInput!) {
        result: createStaff(input: $input) { ...RestUser ...Refused } }`,
      [UserFields, RefusedFields],
    ),
    variables: ({ body }) => ({ input: { ...body, roles: body.roles ?? null } }),
    respond: ({ result }) => ({ data: { user: userJson(granted(result)) } }),
  }),
];
