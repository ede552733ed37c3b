import { MAX_PICTURE, MAX_PICTURE_BYTES, MAX_RECEIPT_PDF, RECEIPT_FILE_TYPES } from 'rules/receiptFiles';
import { z } from 'zod';
import { file } from '../reply.ts';
import { route } from '../route.ts';
import { Day, Id, Money, RefusedFields } from '../shapes.ts';
import { granted } from '../status.ts';
import { graphql } from '../tada.ts';

const tag = 'Receipts';

/** The types in which files are stored, no matter what was sent. */
const KEPT_TYPES = ['image/jpeg', 'application/pdf'];

export const receiptRoutes = [
  route('POST', '/receipts/files', {
    tag,
    summary: `Uploads a photo (up to ${MAX_PICTURE}) or a PDF (up to ${MAX_RECEIPT_PDF}) for a receipt, which must use its id within a day.`,
    status: 201,
    upload: { types: RECEIPT_FILE_TYPES.split(','), maxBytes: MAX_PICTURE_BYTES },
    response: z.object({
      receiptFile: z.object({
        id: Id,
        kind: z.enum(['IMAGE', 'PDF']),
        mediaType: z.string(),
        size: z.int().meta({ description: 'Size of the stored file, in bytes.' }),
        width: z.int().nullable(),
        height: z.int().nullable(),
      }),
      sameFileAs: z
        .object({ id: Id, date: Day, amount: Money })
        .nullable()
        .meta({ description: 'An earlier receipt of yours with the very same file.' }),
    }),
    document: graphql(
      `mutation RestSendReceiptFile($input: SendReceiptFileInput!) {
        result: sendReceiptFile(input: $input) {
          ... on SendReceiptFilePayload {
            receiptFile { id kind mediaType size width height } sameFileAs { id date amount } } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ body }) => ({ input: { file: body } as never }),
    respond: ({ result }) => {
      const { receiptFile, sameFileAs } = granted(result);
      return { receiptFile: receiptFile!, sameFileAs };
    },
  }),

  route('GET', '/receipts/files/:id', {
    tag,
    summary: 'The photo or PDF of a receipt: your own, or anyone’s for those who can read payroll.',
    produces: KEPT_TYPES,
    response: z.string().meta({ format: 'binary' }),
    document: graphql(
      `query RestReceiptFile($id: ID!) {
        result: receiptFile(id: $id) { ... on File { filename contentType bytes } ...Refused } }`,
      [RefusedFields],
    ),
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ result }) => file(granted(result)),
  }),
];
