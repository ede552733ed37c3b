/** The file sent with a receipt. */
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { File } from '../../graph/file.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { readReceiptFile, visibleReceiptFiles } from './files.service.ts';

const ReceiptFileKindEnum = builder.enumType('ReceiptFileKind', {
  description: 'What a file is.',
  values: {
    IMAGE: {
      description:
        'A picture, kept upright as a JPEG without metadata, and scaled down if it is larger than needed to read it.',
    },
    PDF: { description: 'A PDF, kept as it was sent.' },
  } as const,
});

export const ReceiptFile = builder.prismaNode('ReceiptFile', {
  tokenScope: 'TIME_LOGS_READ',
  id: { field: 'id' },
  // Someone else's file looks like one that does not exist: null.
  nullable: true,
  description:
    'A photo or a PDF that was sent with a receipt. Its bytes are at `receiptFile`, and over REST at /receipts/files/{id}.',
  findUnique: (id, { viewer }) => ({ id, ...visibleReceiptFiles(viewer) }),
  select: { id: true, userId: true, receiptId: true },
  authScopes: (file, context) =>
    file.receiptId
      ? isActiveOwnerOrHasRole(context, file.userId, PAYROLL_READERS)
      : { $all: { signedIn: true, owner: file.userId } },
  runScopesOnType: true,
  fields: (t) => ({
    kind: t.expose('kind', { type: ReceiptFileKindEnum, description: 'A picture or a PDF.' }),
    mediaType: t.exposeString('mediaType', { description: 'Such as image/jpeg.' }),
    size: t.exposeInt('size', { description: 'Size of the stored file, in bytes.' }),
    width: t.exposeInt('width', { nullable: true, description: 'Pixels; null for a PDF.' }),
    height: t.exposeInt('height', { nullable: true, description: 'Pixels; null for a PDF.' }),
  }),
});

builder.queryField('receiptFile', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: File,
    tokenScope: 'TIME_LOGS_READ',
    description:
      "The photo or PDF of a receipt: the viewer's own, or anyone's for those who can read payroll. A file that no receipt uses yet is only for the person who sent it.",
    errors: { types: [NotFoundError] },
    args: { id: t.arg.id({ required: true, description: 'The id of a ReceiptFile.' }) },
    resolve: (_root, { id }, context) => readReceiptFile(context, id),
  }),
);
