/** How far paying everybody has come, told while the job is at it. */
import { GraphQLError } from 'graphql';
import type { SignedInContext, Viewer } from '../context.ts';
import { builder } from '../graphql/builder.ts';
import { doorError, NotFoundError } from '../graphql/errors.ts';
import { keyOf } from '../graphql/ids.ts';
import { hasAnyRole, MANAGERS } from '../identity/roles.ts';
import { PayrollBatch } from '../payrollBatches/batch.graphql.ts';
import { type Delivery, watch } from './watch.ts';

/** Milliseconds: four looks a second at the most, however fast people are paid. */
const GATHER_MS = 250;

/** The batch's key once more, and whether it has finished. Throws what ends the stream. */
async function progress({ db }: SignedInContext, viewer: Viewer, batchId: string): Promise<Delivery<string>> {
  if (!hasAnyRole(viewer, MANAGERS)) throw doorError('FORBIDDEN');
  const batch = await db.payrollBatch.findUnique({ where: { id: batchId }, select: { finishedAt: true } });
  if (!batch) throw notFound();
  return { values: [batchId], isLast: batch.finishedAt !== null };
}

function notFound(): GraphQLError {
  const { message, code } = new NotFoundError('Payroll batch');
  return new GraphQLError(message, { extensions: { code } });
}

/** The key in an id. Throws as for a batch that is not there. */
function batchKey(id: string): string {
  try {
    return keyOf('PayrollBatch', id);
  } catch {
    throw notFound();
  }
}

builder.subscriptionField('payrollBatchProgress', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: PayrollBatch,
    description:
      'The batch at once, again whenever it has gone on, and for the last time when it is finished.',
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, { id }, context) => {
      const batchId = batchKey(id);
      return watch<string>(context, {
        concerns: (_viewer, change) => change.kind === 'BATCH' && change.batchId === batchId,
        values: (_signals, viewer) => progress(context, viewer, batchId),
        gather: GATHER_MS,
      });
    },
    resolve: (query, { value }, _args, { db }) =>
      db.payrollBatch.findUniqueOrThrow({ ...query, where: { id: value } }),
  }),
);
