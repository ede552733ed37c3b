import { z } from 'zod';
import { file } from '../reply.ts';
import { listRoute, route } from '../route.ts';
import {
  Day,
  Id,
  Instant,
  Message,
  Person,
  PersonFields,
  pageQuery,
  RefusedFields,
  Year,
  yearText,
} from '../shapes.ts';
import { changed, granted } from '../status.ts';
import { graphql } from '../tada.ts';

const tag = 'Reports';

const ReportType = z.enum(['PAYROLL_SUMMARY', 'CONTRACTOR_REPORT', 'TAX_REPORT']).meta({ id: 'ReportType' });

const ReportShape = z
  .object({
    id: Id,
    name: z.string(),
    type: ReportType,
    startDate: Day.nullable(),
    endDate: Day.nullable(),
    year: z.int().nullable(),
    contractor: Person.nullable(),
    createdAt: Instant,
    createdBy: Person.nullable(),
  })
  .meta({ id: 'Report' });

const ReportFields = graphql(
  `
  fragment RestReport on Report {
    id name type startDate endDate year createdAt
    contractor { ...RestPerson }
    createdBy { ...RestPerson }
  }
`,
  [PersonFields],
);

const rangeBody = z.object({ startDate: Day, endDate: Day, contractorId: Id.nullish() });
const NAMES = { userId: 'contractorId' };
const made = z.object({ data: z.object({ report: ReportShape }) });

export const reportRoutes = [
  listRoute('/reports', {
    tag,
    summary: 'Reports, newest first.',
    query: z.object({
      ...pageQuery,
      type: ReportType.optional(),
      startDate: Day.optional(),
      endDate: Day.optional(),
      contractorId: Id.optional(),
      year: yearText.optional(),
    }),
    response: z.object({ data: z.object({ reports: z.array(ReportShape) }) }),
    names: NAMES,
    document: graphql(
      `query RestReports(
        $first: Int!, $after: String, $counted: Boolean!, $type: ReportType, $startDate: Date, $endDate: Date, $userId: ID, $year: Int
      ) {
        reports(
          first: $first, after: $after, type: $type, startDate: $startDate, endDate: $endDate,
          userId: $userId, year: $year
        ) { totalCount @include(if: $counted) pageInfo { hasNextPage endCursor } edges { node { ...RestReport } } } }`,
      [ReportFields],
    ),
    variables: (query) => ({
      type: query.type ?? null,
      startDate: query.startDate ?? null,
      endDate: query.endDate ?? null,
      userId: query.contractorId ?? null,
      year: query.year ?? null,
    }),
    connection: ({ reports }) => reports,
    wrap: (reports) => ({ data: { reports } }),
  }),

  route('POST', '/reports/payroll-summary', {
    tag,
    summary: 'Generates a report of the payroll of a date range, run by run.',
    status: 201,
    body: rangeBody,
    response: made,
    names: NAMES,
    document: graphql(
      `mutation RestPayrollSummary($input: GeneratePayrollSummaryInput!) {
        result: generatePayrollSummary(input: $input) {
          ... on GeneratePayrollSummaryPayload { report { ...RestReport } } ...Refused } }`,
      [ReportFields, RefusedFields],
    ),
    variables: ({ body: { contractorId: userId, ...range } }) => ({ input: { ...range, userId } }),
    respond: ({ result }) => ({ data: { report: changed(result, 'report') } }),
  }),

  route('POST', '/reports/contractor-performance', {
    tag,
    summary: 'Generates a report of what each contractor did in a date range, and what payroll paid for it.',
    status: 201,
    body: rangeBody,
    response: made,
    names: NAMES,
    document: graphql(
      `mutation RestContractorPerformance($input: GenerateContractorPerformanceInput!) {
        result: generateContractorPerformance(input: $input) {
          ... on GenerateContractorPerformancePayload { report { ...RestReport } } ...Refused } }`,
      [ReportFields, RefusedFields],
    ),
    variables: ({ body: { contractorId: userId, ...range } }) => ({ input: { ...range, userId } }),
    respond: ({ result }) => ({ data: { report: changed(result, 'report') } }),
  }),

  route('POST', '/reports/tax-summary', {
    tag,
    summary: 'Generates a report of what each payee was paid in a tax year, and which forms that requires.',
    status: 201,
    body: z.object({ year: Year }),
    response: made,
    document: graphql(
      `mutation RestTaxSummary($input: GenerateTaxSummaryInput!) {
        result: generateTaxSummary(input: $input) {
          ... on GenerateTaxSummaryPayload { report { ...RestReport } } ...Refused } }`,
      [ReportFields, RefusedFields],
    ),
    variables: ({ body }) => ({ input: body }),
    respond: ({ result }) => ({ data: { report: changed(result, 'report') } }),
  }),

  route('GET', '/reports/:id/export/csv', {
    tag,
    summary: "A report's rows as CSV: a header, ISO dates, plain decimals.",
    produces: ['text/csv'],
    response: z.string().meta({ format: 'binary' }),
    document: graphql(
      `query RestReportCsv($id: ID!) {
        result: reportCsv(id: $id) { ... on File { filename contentType bytes } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ result }) => file(granted(result)),
  }),

  route('DELETE', '/reports/:id', {
    tag,
    summary: 'Deletes a report; the data it was generated from stays.',
    response: Message,
    document: graphql(
      `mutation RestDeleteReport($input: DeleteReportInput!) {
        result: deleteReport(input: $input) { ... on DeleteReportPayload { message } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ params }) => ({ input: { id: params.id } }),
    respond: ({ result }) => ({ message: granted(result).message }),
  }),
];
