import { z } from 'zod';
import { file } from '../reply.ts';
import { listRoute, route } from '../route.ts';
import { Id, Instant, Person, PersonFields, pageQuery, RefusedFields, Year, yearText } from '../shapes.ts';
import { changed, granted } from '../status.ts';
import { graphql } from '../tada.ts';

const tag = 'Tax documents';

const Type = z.enum(['W9', 'FORM_1099_NEC', 'FORM_1099_MISC']).meta({ id: 'TaxDocumentType' });
const Status = z.enum(['DRAFT', 'GENERATED', 'SUBMITTED', 'APPROVED']).meta({ id: 'TaxDocumentStatus' });
const TaxDocumentShape = z
  .object({
    id: Id,
    type: Type,
    year: z.int(),
    status: Status,
    missing: z.array(z.string()).meta({ description: 'Messages that say what a draft still lacks.' }),
    createdAt: Instant,
    user: Person,
  })
  .meta({ id: 'TaxDocument' });

const TaxDocumentFields = graphql(
  `fragment RestTaxDocument on TaxDocument { id type year status missing createdAt user { ...RestPerson } }`,
  [PersonFields],
);

const generation = graphql(
  `mutation RestGenerateTaxDocument($input: GenerateTaxDocumentInput!) {
    result: generateTaxDocument(input: $input) {
          ... on GenerateTaxDocumentPayload { taxDocument { ...RestTaxDocument } } ...Refused } }`,
  [TaxDocumentFields, RefusedFields],
);

const generate = (path: `/tax-documents/${string}`, type: z.infer<typeof Type>, name: string) =>
  route('POST', path, {
    tag,
    summary: `Makes a ${name}, or a draft of it: your own, or anyone's for administrators.`,
    status: 201,
    body: z.object({
      userId: Id.nullish().meta({ description: 'The viewer if left out.' }),
      year: Year,
      correction: z.string().nullish().meta({ description: 'Why a submitted one needs a correction.' }),
      force: z.string().nullish().meta({ description: 'Why it is generated even though none is required.' }),
    }),
    response: z.object({ taxDocument: TaxDocumentShape }),
    document: generation,
    variables: ({ body }) => ({ input: { ...body, type } }),
    respond: ({ result }) => ({ taxDocument: changed(result, 'taxDocument') }),
  });

export const taxDocumentRoutes = [
  listRoute('/tax-documents', {
    tag,
    summary: 'Your own tax documents, newest first; managers, administrators and accountants see all.',
    query: z.object({
      ...pageQuery,
      userId: Id.optional(),
      type: Type.optional(),
      year: yearText.optional(),
      status: Status.optional(),
    }),
    response: z.object({ taxDocuments: z.array(TaxDocumentShape) }),
    document: graphql(
      `query RestTaxDocuments(
        $first: Int!, $after: String, $counted: Boolean!, $userId: ID, $type: TaxDocumentType, $year: Int, $status: TaxDocumentStatus
      ) {
        taxDocuments(first: $first, after: $after, userId: $userId, type: $type, year: $year, status: $status) {
          totalCount @include(if: $counted) pageInfo { hasNextPage endCursor } edges { node { ...RestTaxDocument } } } }`,
      [TaxDocumentFields],
    ),
    variables: (query) => ({
      userId: query.userId ?? null,
      type: query.type ?? null,
      year: query.year ?? null,
      status: query.status ?? null,
    }),
    connection: ({ taxDocuments }) => taxDocuments,
    wrap: (taxDocuments) => ({ taxDocuments }),
  }),

  generate('/tax-documents/generate-1099-nec', 'FORM_1099_NEC', 'Form 1099-NEC'),
  generate('/tax-documents/generate-1099-misc', 'FORM_1099_MISC', 'Form 1099-MISC'),
  generate('/tax-documents/generate-w9', 'W9', 'Form W-9'),

  route('GET', '/tax-documents/recipient-copies', {
    tag,
    summary: 'Copies B and 2 of every finished 1099 of a year as a ZIP archive of PDFs.',
    query: z.object({ year: yearText }),
    produces: ['application/zip'],
    response: z.string().meta({ format: 'binary' }),
    document: graphql(
      `query RestRecipientCopies($year: Int!) {
        result: recipientCopies(year: $year) { ... on File { filename contentType leftOut bytes } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ query }) => ({ year: query.year }),
    respond: ({ result }) => file(granted(result)),
  }),

  route('GET', '/tax-documents/iris-files', {
    tag,
    summary:
      "A year's generated 1099 forms for the IRS' IRIS portal, with taxpayer numbers in full, as a ZIP archive of CSV files.",
    query: z.object({ year: yearText }),
    produces: ['application/zip'],
    response: z.string().meta({ format: 'binary' }),
    document: graphql(
      `query RestIrisFiles($year: Int!) {
        result: irisFiles(year: $year) {
          ... on IrisFiles { warnings file { filename contentType bytes } } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ query }) => ({ year: query.year }),
    respond: ({ result }) => {
      const { file: archive, warnings } = granted(result);
      const count = warnings.length;
      const leftOut = count === 0 ? null : `${count} to fix or check first, listed in the archive`;
      return file({ ...archive, leftOut });
    },
  }),

  route('GET', '/tax-documents/:id/download', {
    tag,
    summary: 'A tax document as a PDF: your own, or anyone’s for those who can read payroll.',
    query: z.object({
      copy: z.enum(['A', 'B', 'TWO']).optional().meta({
        description: 'For a 1099: B for the recipient, TWO for the recipient’s state; A is refused.',
      }),
    }),
    produces: ['application/pdf'],
    response: z.string().meta({ format: 'binary' }),
    document: graphql(
      `query RestTaxDocumentFile($id: ID!, $copy: TaxDocumentCopy!) {
        result: taxDocumentFile(id: $id, copy: $copy) { ... on File { filename contentType bytes } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ params, query }) => ({ id: params.id, copy: query.copy ?? 'B' }),
    respond: ({ result }) => file(granted(result)),
  }),

  route('PATCH', '/tax-documents/:id/status', {
    tag,
    summary: 'Marks a generated document as submitted, or a submitted one as approved.',
    body: z.object({ status: Status }),
    response: z.object({ taxDocument: TaxDocumentShape }),
    document: graphql(
      `mutation RestSetTaxDocumentStatus($input: SetTaxDocumentStatusInput!) {
        result: setTaxDocumentStatus(input: $input) {
          ... on SetTaxDocumentStatusPayload { taxDocument { ...RestTaxDocument } } ...Refused } }`,
      [TaxDocumentFields, RefusedFields],
    ),
    variables: ({ params, body }) => ({ input: { ...body, id: params.id } }),
    respond: ({ result }) => ({ taxDocument: changed(result, 'taxDocument') }),
  }),
];
