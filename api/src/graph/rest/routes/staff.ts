import { PAID_LATELY_DAYS } from 'rules/limits';
import { z } from 'zod';
import { mapRows, type PageFacts } from '../list.ts';
import { missing, waits } from '../reply.ts';
import { listRoute, route } from '../route.ts';
import {
  Day,
  Message,
  Money,
  Pagination,
  pageQuery,
  RefusedFields,
  Role,
  UserFields,
  UserShape,
  userJson,
  yesText,
} from '../shapes.ts';
import { changed, granted } from '../status.ts';
import { graphql } from '../tada.ts';

const tag = 'Staff';
const PAGE_SIZE = 50;

const People = z.object({ data: z.object({ users: z.array(UserShape) }), pagination: Pagination });
const One = z.object({ data: z.object({ user: UserShape }) });

interface Filter {
  search?: string | undefined;
  role?: z.output<typeof Role> | undefined;
}

type User = Parameters<typeof userJson>[0];

/** Shared by the three lists of people. */
const people = {
  tag,
  query: z.object({ ...pageQuery, search: z.string().optional(), role: Role.optional() }),
  response: People,
  pageSize: PAGE_SIZE,
  variables: ({ search, role }: Filter) => ({ search: search ?? null, role: role ?? null }),
  wrap: (users: ReturnType<typeof userJson>[], pagination: PageFacts) => ({ data: { users }, pagination }),
};

const oneJson = (user: User) => ({ data: { user: userJson(user) } });

export const staffRoutes = [
  listRoute('/staff', {
    ...people,
    summary: 'A page of the staff who are not archived, by name.',
    document: graphql(
      `query RestStaff($first: Int!, $after: String, $counted: Boolean!, $search: String, $role: RoleName) {
        staff(first: $first, after: $after, search: $search, role: $role) {
          totalCount @include(if: $counted) pageInfo { hasNextPage endCursor } edges { node { ...RestUser } } } }`,
      [UserFields],
    ),
    connection: (data) => mapRows(data.staff, userJson),
  }),

  listRoute('/staff/all', {
    ...people,
    summary: 'A page of everyone: staff and contractors, including archived people, by name.',
    document: graphql(
      `query RestPeople($first: Int!, $after: String, $counted: Boolean!, $search: String, $role: RoleName) {
        people(first: $first, after: $after, search: $search, role: $role) {
          totalCount @include(if: $counted) pageInfo { hasNextPage endCursor } edges { node { ...RestUser } } } }`,
      [UserFields],
    ),
    connection: (data) => mapRows(data.people, userJson),
  }),

  listRoute('/staff/archived', {
    ...people,
    summary: 'A page of the archive, the most recently archived first.',
    document: graphql(
      `query RestArchived($first: Int!, $after: String, $counted: Boolean!, $search: String, $role: RoleName) {
        archivedUsers(first: $first, after: $after, search: $search, role: $role) {
          totalCount @include(if: $counted) pageInfo { hasNextPage endCursor } edges { node { ...RestUser } } } }`,
      [UserFields],
    ),
    connection: (data) => mapRows(data.archivedUsers, userJson),
  }),

  route('GET', '/staff/overview/stats', {
    tag,
    summary: 'The numbers on the staff screen.',
    response: z.object({
      data: z.object({
        totalStaff: z.int(),
        activeStaff: z.int(),
        inactiveStaff: z.int(),
        archivedUsers: z.int(),
        managers: z.int(),
        totalUsers: z.int(),
        activeUsers: z.int(),
        activeContractors: z.int(),
      }),
    }),
    document: graphql(
      `query RestStaffOverview { staffOverview {
        totalStaff activeStaff inactiveStaff archivedUsers managers totalUsers activeUsers activeContractors } }`,
    ),
    respond: ({ staffOverview }) => ({ data: staffOverview }),
  }),

  route('GET', '/staff/:id', {
    tag,
    summary: 'One person from these lists.',
    response: One,
    document: graphql(`query RestStaffMember($id: ID!) { staffMember(id: $id) { ...RestUser } }`, [
      UserFields,
    ]),
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ staffMember }) => (staffMember ? oneJson(staffMember) : missing('User')),
  }),

  route('POST', '/staff', {
    tag,
    summary: 'Adds a staff member, who changes the password at the first sign-in.',
    status: 201,
    body: z.object({
      email: z.string(),
      password: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      roles: z.array(Role).optional(),
    }),
    response: One,
    document: graphql(
      `mutation RestCreateStaff($input: CreateStaffInput!) {
        result: createStaff(input: $input) {
          ... on CreateStaffPayload { user { ...RestUser } } ...Refused } }`,
      [UserFields, RefusedFields],
    ),
    variables: ({ body }) => ({ input: { ...body, roles: body.roles ?? null } }),
    respond: ({ result }) => oneJson(changed(result, 'user')),
  }),

  route('PUT', '/staff/:id', {
    tag,
    summary:
      "Changes a person's name, phone or daily rate; fields left out stay unchanged, null clears them.",
    body: z.object({
      firstName: z.string().optional(),
      lastName: z.string().optional(),
      phone: z.string().nullish(),
      dailyRate: Money.nullish(),
    }),
    response: One,
    document: graphql(
      `mutation RestUpdateStaff($input: UpdateStaffInput!) {
        result: updateStaff(input: $input) {
          ... on UpdateStaffPayload { user { ...RestUser } } ...Refused } }`,
      [UserFields, RefusedFields],
    ),
    variables: ({ params, body }) => ({ input: { ...body, id: params.id } }),
    respond: ({ result }) => oneJson(changed(result, 'user')),
  }),

  route('PUT', '/staff/:id/pay-rate', {
    tag,
    summary:
      "Sets someone else's daily rate from a given day on, or from today if none is given; null removes the rate.",
    body: z.object({ dailyRate: Money.nullable(), effectiveFrom: Day.nullish() }),
    response: One,
    document: graphql(
      `mutation RestSetPayRate($input: SetPayRateInput!) {
        result: setPayRate(input: $input) {
          ... on SetPayRatePayload { user { ...RestUser } } ...Refused } }`,
      [UserFields, RefusedFields],
    ),
    variables: ({ params, body }) => ({ input: { ...body, userId: params.id } }),
    respond: ({ result }) => oneJson(changed(result, 'user')),
  }),

  route('DELETE', '/staff/:id', {
    tag,
    summary: `Permanently deletes an archived user and everything about the person; 409 RETENTION lists what is open, and \`acknowledge=true\` with a \`reason\` deletes anyway. If the person was paid within ${PAID_LATELY_DAYS} days and the company has a limit for one person, a second person is asked: 403 APPROVAL_REQUIRED.`,
    query: z.object({ acknowledge: yesText.optional(), reason: z.string().optional() }),
    response: Message,
    document: graphql(
      `mutation RestDeleteUser($input: DeleteUserInput!) {
        result: deleteUser(input: $input) {
          ... on DeleteUserPayload { message approvalRequest { id } } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ params, query: { acknowledge = null, reason = null } }) => ({
      input: { userId: params.id, acknowledge, reason },
    }),
    respond: ({ result }) => {
      const { message, approvalRequest } = granted(result);
      return approvalRequest ? waits(approvalRequest, message) : { message };
    },
  }),
];
