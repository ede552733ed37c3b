import { z } from 'zod';
import { missing } from '../reply.ts';
import { listRoute, route } from '../route.ts';
import {
  ContractorFields,
  ContractorShape,
  Day,
  Money,
  Open,
  OpenThingsFields,
  openJson,
  Pagination,
  pageQuery,
  RefusedFields,
} from '../shapes.ts';
import { changed } from '../status.ts';
import { graphql } from '../tada.ts';

const tag = 'Contractors';
const One = z.object({ contractor: ContractorShape });
const paid = Money.nullable().meta({ description: "Null for viewers who may not read this person's pay." });
const Stats = z
  .object({
    daysWorked: z.int(),
    approvedDays: z.int(),
    pendingDays: z.int(),
    rejectedDays: z.int(),
    payrollRuns: z.int(),
    basePay: paid,
    expenses: paid,
    totalPay: paid,
  })
  .meta({ id: 'ContractorStats' });

export const contractorRoutes = [
  listRoute('/contractors', {
    tag,
    summary: 'A page of contractors, by name.',
    query: z.object({
      ...pageQuery,
      search: z.string().optional(),
      status: z.enum(['active', 'inactive']).optional(),
    }),
    response: z.object({ contractors: z.array(ContractorShape), pagination: Pagination }),
    document: graphql(
      `query RestContractors(
        $first: Int!, $after: String, $counted: Boolean!, $search: String, $status: ActivityStatus
      ) {
        contractors(first: $first, after: $after, search: $search, status: $status) {
          totalCount @include(if: $counted) pageInfo { hasNextPage endCursor } edges { node { ...RestContractor } } } }`,
      [ContractorFields],
    ),
    pageSize: 10,
    variables: ({ search = null, status = null }) => ({ search, status }),
    connection: ({ contractors }) => contractors,
    wrap: (contractors, pagination) => ({ contractors, pagination }),
  }),

  route('POST', '/contractors', {
    tag,
    summary: 'Adds a contractor, who changes the password at the first sign-in.',
    status: 201,
    body: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), password: z.string() }),
    response: One,
    document: graphql(
      `mutation RestCreateContractor($input: CreateContractorInput!) {
        result: createContractor(input: $input) {
          ... on CreateContractorPayload { user { ...RestContractor } } ...Refused } }`,
      [ContractorFields, RefusedFields],
    ),
    variables: ({ body }) => ({ input: body }),
    respond: ({ result }) => ({ contractor: changed(result, 'user') }),
  }),

  route('GET', '/contractors/:id', {
    tag,
    summary: 'One contractor.',
    response: One,
    document: graphql(`query RestContractor($id: ID!) { contractor(id: $id) { ...RestContractor } }`, [
      ContractorFields,
    ]),
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ contractor }) => (contractor ? { contractor } : missing('Contractor')),
  }),

  route('PUT', '/contractors/:id', {
    tag,
    summary: "Changes a contractor's name or email address; fields left out stay unchanged.",
    body: z.object({
      firstName: z.string().optional(),
      lastName: z.string().optional(),
      email: z.string().optional(),
    }),
    response: One,
    document: graphql(
      `mutation RestUpdateContractor($input: UpdateContractorInput!) {
        result: updateContractor(input: $input) {
          ... on UpdateContractorPayload { user { ...RestContractor } } ...Refused } }`,
      [ContractorFields, RefusedFields],
    ),
    variables: ({ params, body }) => ({ input: { ...body, id: params.id } }),
    respond: ({ result }) => ({ contractor: changed(result, 'user') }),
  }),

  route('DELETE', '/contractors/:id', {
    tag,
    summary: 'Deactivates a contractor, whose access ends at once; `open` is what is still open for them.',
    response: One.extend(Open.shape),
    document: graphql(
      `mutation RestDeactivateContractor($input: DeactivateContractorInput!) {
        result: deactivateContractor(input: $input) {
          ... on DeactivateContractorPayload { user { ...RestContractor ...RestOpenThings } } ...Refused } }`,
      [ContractorFields, OpenThingsFields, RefusedFields],
    ),
    variables: ({ params }) => ({ input: { id: params.id } }),
    respond: ({ result }) => {
      const { openThings, ...contractor } = changed(result, 'user');
      return { contractor, ...openJson({ openThings }) };
    },
  }),

  route('GET', '/contractors/:id/stats', {
    tag,
    summary: "A contractor's days and pay in a period.",
    query: z.object({ startDate: Day.optional(), endDate: Day.optional() }),
    response: z.object({ stats: Stats }),
    document: graphql(
      `query RestContractorStats($id: ID!, $startDate: Date, $endDate: Date) {
        contractor(id: $id) { contractorStats(startDate: $startDate, endDate: $endDate) {
          daysWorked approvedDays pendingDays rejectedDays payrollRuns basePay expenses totalPay } } }`,
    ),
    variables: ({ params, query }) => ({
      id: params.id,
      startDate: query.startDate ?? null,
      endDate: query.endDate ?? null,
    }),
    respond: ({ contractor }) => (contractor ? { stats: contractor.contractorStats } : missing('Contractor')),
  }),
];
