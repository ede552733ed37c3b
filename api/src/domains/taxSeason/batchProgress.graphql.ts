/** How far the forms of a year have come. */

import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { type BatchKind, follow, PROGRESS_DESCRIPTION } from '../batches/follow.ts';
import { TaxDocumentBatch } from './batch.graphql.ts';

const KIND: BatchKind = {
  typename: 'TaxDocumentBatch',
  name: 'Batch of tax documents',
  readers: PAYROLL_READERS,
  find: ({ db }, id) => db.taxDocumentBatch.findUnique({ where: { id }, select: { finishedAt: true } }),
};

builder.subscriptionField('taxDocumentBatchProgress', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).prismaField({
    type: TaxDocumentBatch,
    description: PROGRESS_DESCRIPTION,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, { id }, context) => follow(KIND, context, id),
    resolve: (query, { value }, _args, { db }) =>
      db.taxDocumentBatch.findUniqueOrThrow({ ...query, where: { id: value } }),
  }),
);
