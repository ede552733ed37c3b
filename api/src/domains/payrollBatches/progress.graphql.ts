/** How far paying everybody has come. */

import { MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { type BatchKind, follow, PROGRESS_DESCRIPTION } from '../batches/follow.ts';
import { PayrollBatch } from './batch.graphql.ts';

const KIND: BatchKind = {
  typename: 'PayrollBatch',
  name: 'Payroll batch',
  readers: MANAGERS,
  find: ({ db }, id) => db.payrollBatch.findUnique({ where: { id }, select: { finishedAt: true } }),
};

builder.subscriptionField('payrollBatchProgress', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: PayrollBatch,
    description: PROGRESS_DESCRIPTION,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, { id }, context) => follow(KIND, context, id),
    resolve: (query, { value }, _args, { db }) =>
      db.payrollBatch.findUniqueOrThrow({ ...query, where: { id: value } }),
  }),
);
