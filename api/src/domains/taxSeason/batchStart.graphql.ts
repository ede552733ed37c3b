/** Starts generating everyone's forms. */
import { ADMINS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { idempotencyKeyInput } from '../../graph/idempotencyKey.ts';
import { ConflictError, ForbiddenError, ValidationError } from '../../operation/errors.ts';
import { TaxDocumentTypeEnum } from '../taxDocuments/taxDocument.graphql.ts';
import { TaxDocumentBatch } from './batch.graphql.ts';
import { startTaxDocumentBatch } from './batchStart.service.ts';

const ONLY_NEC =
  'Only Form 1099-NEC is generated for everyone: payees certify a Form W-9 themselves, and payroll pays nothing that belongs on Form 1099-MISC.';

const StartTaxDocumentBatchInput = builder.inputType('StartTaxDocumentBatchInput', {
  description: 'The forms and the year.',
  validate: z.object({
    type: z.literal('FORM_1099_NEC', { error: ONLY_NEC }),
    year: z.int(),
    idempotencyKey: idempotencyKeyInput,
  }),
  fields: (t) => ({
    type: t.field({
      type: TaxDocumentTypeEnum,
      required: true,
      description: 'FORM_1099_NEC, the only form that is generated for everyone.',
    }),
    year: t.int({ required: true, description: 'A year that is over.' }),
    idempotencyKey: t.string({
      required: true,
      description: 'If sent again with the same request, the same batch is returned.',
    }),
  }),
});

const StartTaxDocumentBatchPayload = builder
  .objectRef<{ batchId: string }>('StartTaxDocumentBatchPayload')
  .implement({
    description: 'The job, which continues on its own.',
    authScopes: { anyRole: ADMINS },
    fields: (t) => ({
      batch: t.prismaField({
        type: TaxDocumentBatch,
        description: 'Follow it with taxDocumentBatchProgress, or query it until `finishedAt` is set.',
        resolve: (query, { batchId }, _args, { db }) =>
          db.taxDocumentBatch.findUniqueOrThrow({ ...query, where: { id: batchId } }),
      }),
    }),
  });

builder.mutationField('startTaxDocumentBatch', (t) =>
  t.withAuth({ anyRole: ADMINS }).field({
    type: StartTaxDocumentBatchPayload,
    tokenScope: 'TAX_WRITE',
    description: "Generates a year's forms for everyone who is ready, as one job.",
    errors: { types: [ConflictError, ForbiddenError, ValidationError] },
    args: { input: t.arg({ type: StartTaxDocumentBatchInput, required: true }) },
    resolve: async (_root, { input: { year, idempotencyKey } }, context) => ({
      batchId: await startTaxDocumentBatch(context, { type: 'FORM_1099_NEC', year, idempotencyKey }),
    }),
  }),
);
