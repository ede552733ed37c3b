/** Approves, rejects and reopens one or many receipts. */
import { MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { NotFoundError, ValidationError } from '../../operation/errors.ts';
import { checkDecision, DECISION, toDecide } from '../timeLogs/decision.ts';
import { type DecidedReceipts, decideReceipts, type RefusedReceipt } from './decide.service.ts';
import { Receipt, ReceiptStatusEnum } from './receipt.graphql.ts';

const decision = z
  .object({ receipts: toDecide('receipt'), ...DECISION })
  .superRefine((asked, context) => checkDecision(context, 'receipt', asked.receipts, asked));

const ReceiptToDecideInput = builder.inputType('ReceiptToDecideInput', {
  description: 'A receipt to decide about, as it was when it was read.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of a receipt that is on no payroll run.' }),
    revision: t.string({
      required: true,
      description: 'The revision the receipt was read with: one that has changed since is not decided.',
    }),
  }),
});

const DecideReceiptsInput = builder.inputType('DecideReceiptsInput', {
  description: 'One decision about 1 to 500 receipts, for any number of people and weeks.',
  validate: decision,
  fields: (t) => ({
    receipts: t.field({
      type: [ReceiptToDecideInput],
      required: true,
      description: 'The receipts it is about, each once.',
    }),
    status: t.field({
      type: ReceiptStatusEnum,
      required: true,
      description: 'APPROVED, REJECTED, or PENDING to undo a decision.',
    }),
    reason: t.string({
      description: 'For the owner to read; required with a rejection, refused otherwise.',
    }),
  }),
});

const ReceiptRefusal = builder.objectRef<RefusedReceipt>('ReceiptRefusal').implement({
  tokenScope: 'TIME_LOGS_READ',
  description: 'A receipt that was not decided, and why.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    receiptId: t.exposeID('id', { description: 'The id of the receipt as it was sent.' }),
    message: t.exposeString('message', {
      description: 'Why it was not decided, as a sentence for the manager.',
    }),
    receipt: t.prismaField({
      type: Receipt,
      nullable: true,
      description: 'The receipt in its current state; null if it was deleted.',
      resolve: (query, { key }, _args, { db }) =>
        db.receipt.findFirst({ ...query, where: { id: { in: [key ?? []].flat() } } }),
    }),
  }),
});

const DecideReceiptsPayload = builder.objectRef<DecidedReceipts>('DecideReceiptsPayload').implement({
  description: 'What happened to each receipt.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    decided: t.prismaField({
      type: [Receipt],
      description: 'The receipts that were decided, in the order in which they were sent.',
      resolve: async (query, { decided }, _args, { db }) => {
        const receipts = await db.receipt.findMany({ ...query, where: { id: { in: decided } } });
        const byKey = new Map(receipts.map((receipt) => [receipt.id, receipt]));
        return decided.flatMap((key) => byKey.get(key) ?? []);
      },
    }),
    refusals: t.expose('refused', {
      type: [ReceiptRefusal],
      description: 'The receipts that were not decided, each with its reason.',
    }),
  }),
});

builder.mutationField('decideReceipts', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: DecideReceiptsPayload,
    tokenScope: 'TIME_LOGS_WRITE',
    description:
      'Approves, rejects or reopens receipts: those that can be are decided in one step; each of the others is returned with its reason.',
    errors: { types: [NotFoundError, ValidationError] },
    args: { input: t.arg({ type: DecideReceiptsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      decideReceipts(context, { ...input, reason: input.reason?.trim() || null }),
  }),
);
