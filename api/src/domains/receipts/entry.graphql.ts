/** Sends, changes and deletes receipts. */
import { findAmountIssue, MAX_PURPOSE, PURPOSE_REQUIRED, PURPOSE_TOO_LONG } from 'rules/expenses';
import { toExactCents } from 'rules/money';
import { MAX_PICTURE, MAX_RECEIPT_PDF } from 'rules/receiptFiles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { FileBytesScalar } from '../../graph/file.ts';
import { idempotencyKeyInput } from '../../graph/idempotencyKey.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { isRevision } from '../timeLogs/revision.ts';
import { addReceipt, deleteReceipt, updateReceipt } from './entry.service.ts';
import { type SentFile, takeInFile } from './files.service.ts';
import { ExpenseCategoryEnum, Receipt } from './receipt.graphql.ts';
import { ReceiptFile } from './receiptFile.graphql.ts';

const amount = z.number().superRefine((dollars, { addIssue }) => {
  const issue = findAmountIssue(toExactCents(dollars) ?? 0);
  if (issue) addIssue({ code: 'custom', message: issue });
});
const purpose = z.string().trim().min(1, PURPOSE_REQUIRED).max(MAX_PURPOSE, PURPOSE_TOO_LONG);

const said = {
  date: 'The day it belongs to: today or earlier, at most one year ago. It may have been paid already.',
  amount: 'Dollars, above zero.',
  purpose: `What it was for, in at most ${MAX_PURPOSE} characters.`,
} as const;

const AddReceiptInput = builder.inputType('AddReceiptInput', {
  description: "A receipt of the viewer's own.",
  validate: z.looseObject({ amount, purpose, idempotencyKey: idempotencyKeyInput }),
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: said.date }),
    category: t.field({ type: ExpenseCategoryEnum, required: true, description: 'What it was for.' }),
    amount: t.field({ type: 'Money', required: true, description: said.amount }),
    purpose: t.string({ required: true, description: said.purpose }),
    fileId: t.id({
      description: "One of the viewer's files that no receipt uses yet, as `sendReceiptFile` returns it.",
    }),
    idempotencyKey: t.string({
      required: true,
      description: 'Made by the client for this entry. If it is sent again, the same receipt is returned.',
    }),
  }),
});

const UpdateReceiptInput = builder.inputType('UpdateReceiptInput', {
  description: 'Changes to a receipt; fields left out stay unchanged.',
  validate: z.looseObject({
    amount: amount.nullish(),
    purpose: purpose.nullish(),
    revision: z.string().refine(isRevision, 'The revision must be one that the receipt was read with.'),
  }),
  fields: (t) => ({
    id: t.id({ required: true, description: "One of the viewer's own receipts." }),
    revision: t.string({
      required: true,
      description: 'The revision the receipt was read with: a receipt that has changed since stays as it is.',
    }),
    date: t.field({ type: 'Date', description: said.date }),
    category: t.field({ type: ExpenseCategoryEnum, description: 'What it was for.' }),
    amount: t.field({ type: 'Money', description: said.amount }),
    purpose: t.string({ description: said.purpose }),
    fileId: t.id({ description: 'Another file in place of the one it has; null removes it.' }),
  }),
});

const DeleteReceiptInput = builder.inputType('DeleteReceiptInput', {
  description: 'Which receipt to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: "One of the viewer's own receipts." }) }),
});

const SendReceiptFileInput = builder.inputType('SendReceiptFileInput', {
  description: 'A photo or a PDF of a receipt.',
  fields: (t) => ({
    file: t.field({ type: FileBytesScalar, required: true, description: 'The bytes, base64.' }),
  }),
});

const SendReceiptFilePayload = builder.objectRef<SentFile>('SendReceiptFilePayload').implement({
  description: 'The file as it is kept.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    receiptFile: t.prismaField({
      type: ReceiptFile,
      description: 'The file, which a receipt must use within a day.',
      resolve: (query, { fileId }, _args, { db }) =>
        db.receiptFile.findUniqueOrThrow({ ...query, where: { id: fileId } }),
    }),
    sameFileAs: t.prismaField({
      type: Receipt,
      nullable: true,
      description: 'The receipt with which the viewer sent the very same file before; null if there is none.',
      resolve: (query, { sameFileAsId }, _args, { db }) =>
        db.receipt.findFirst({ ...query, where: { id: { in: [sameFileAsId ?? []].flat() } } }),
    }),
  }),
});

builder.mutationField('sendReceiptFile', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: SendReceiptFilePayload,
    tokenScope: 'TIME_LOGS_WRITE',
    description: `Uploads a photo (JPEG, PNG or WebP up to ${MAX_PICTURE}) or a PDF (up to ${MAX_RECEIPT_PDF}) for a receipt that is sent afterward. Over REST, it is the body of POST /receipts/files; here, only files that fit in a request.`,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: SendReceiptFileInput, required: true }) },
    resolve: (_root, { input }, context) => takeInFile(context, input.file as Uint8Array),
  }),
);

const refusals = [ConflictError, ForbiddenError, NotFoundError, ValidationError];
const toCents = (dollars: number): number => toExactCents(dollars)!;

builder.mutationField('addReceipt', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: Receipt,
    tokenScope: 'TIME_LOGS_WRITE',
    description: "Sends a receipt of the viewer's own; it awaits a decision.",
    errors: { types: [ConflictError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: AddReceiptInput, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await addReceipt(context, {
        ...input,
        purpose: input.purpose.trim(),
        amount: toCents(input.amount),
      });
      return context.db.receipt.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

builder.mutationField('updateReceipt', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: Receipt,
    tokenScope: 'TIME_LOGS_WRITE',
    description:
      "Changes a receipt of the viewer's own that awaits a decision or was rejected; it then awaits one again.",
    errors: { types: refusals },
    args: { input: t.arg({ type: UpdateReceiptInput, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await updateReceipt(context, {
        ...input,
        purpose: input.purpose?.trim() ?? null,
        amount: typeof input.amount === 'number' ? toCents(input.amount) : null,
      });
      return context.db.receipt.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteReceiptPayload = builder
  .objectRef<{ deletedReceiptId: string }>('DeleteReceiptPayload')
  .implement({
    description: 'What was deleted.',
    authScopes: { signedIn: true },
    fields: (t) => ({
      deletedReceiptId: t.exposeID('deletedReceiptId', { description: 'The id as it was sent.' }),
    }),
  });

builder.mutationField('deleteReceipt', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: DeleteReceiptPayload,
    tokenScope: 'TIME_LOGS_WRITE',
    description:
      "Deletes a receipt of the viewer's own that awaits a decision or was rejected, with its file.",
    errors: { types: [ConflictError, ForbiddenError, NotFoundError] },
    args: { input: t.arg({ type: DeleteReceiptInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      deletedReceiptId: await deleteReceipt(context, String(input.id)),
    }),
  }),
);
