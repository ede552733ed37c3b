/** How far a batch has come, told while the job is at it. */
import { GraphQLError } from 'graphql';
import type { SignedInContext, Viewer } from '../context.ts';
import { builder } from '../graphql/builder.ts';
import { doorError, NotFoundError } from '../graphql/errors.ts';
import { keyOf } from '../graphql/ids.ts';
import { hasAnyRole, MANAGERS, PAYROLL_READERS, type RoleName } from '../identity/roles.ts';
import { PayrollBatch } from '../payrollBatches/batch.graphql.ts';
import { TaxDocumentBatch } from '../taxDocuments/batch.graphql.ts';
import { type Delivery, watch } from './watch.ts';

/** Milliseconds: four looks a second at the most, however fast people are settled. */
const GATHER_MS = 250;

/** One kind of batch: its node, who may follow it, and how it is looked at. */
interface BatchKind {
  typename: 'PayrollBatch' | 'TaxDocumentBatch';
  name: string;
  readers: readonly RoleName[];
  find: (context: SignedInContext, key: string) => Promise<{ finishedAt: Date | null } | null>;
}

function notFound({ name }: BatchKind): GraphQLError {
  const { message, code } = new NotFoundError(name);
  return new GraphQLError(message, { extensions: { code } });
}

/** The key in an id. Throws as for a batch that is not there. */
function batchKey(kind: BatchKind, id: string): string {
  try {
    return keyOf(kind.typename, id);
  } catch {
    throw notFound(kind);
  }
}

/** The batch's key once more, and whether it has finished. Throws what ends the stream. */
async function progress(
  kind: BatchKind,
  context: SignedInContext,
  viewer: Viewer,
  batchId: string,
): Promise<Delivery<string>> {
  if (!hasAnyRole(viewer, kind.readers)) throw doorError('FORBIDDEN');
  const batch = await kind.find(context, batchId);
  if (!batch) throw notFound(kind);
  return { values: [batchId], isLast: batch.finishedAt !== null };
}

/** The key of the batch at once, again whenever it has gone on, and for the last time when it is finished. */
function follow(kind: BatchKind, context: SignedInContext, id: string) {
  const batchId = batchKey(kind, id);
  return watch<string>(context, {
    concerns: (_viewer, change) => change.kind === 'BATCH' && change.batchId === batchId,
    values: (_signals, viewer) => progress(kind, context, viewer, batchId),
    gather: GATHER_MS,
  });
}

const PAYROLL: BatchKind = {
  typename: 'PayrollBatch',
  name: 'Payroll batch',
  readers: MANAGERS,
  find: ({ db }, id) => db.payrollBatch.findUnique({ where: { id }, select: { finishedAt: true } }),
};

const TAX_DOCUMENTS: BatchKind = {
  typename: 'TaxDocumentBatch',
  name: 'Batch of tax documents',
  readers: PAYROLL_READERS,
  find: ({ db }, id) => db.taxDocumentBatch.findUnique({ where: { id }, select: { finishedAt: true } }),
};

const DESCRIPTION =
  'The batch at once, again whenever it has gone on, and for the last time when it is finished.';

builder.subscriptionField('payrollBatchProgress', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: PayrollBatch,
    description: DESCRIPTION,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, { id }, context) => follow(PAYROLL, context, id),
    resolve: (query, { value }, _args, { db }) =>
      db.payrollBatch.findUniqueOrThrow({ ...query, where: { id: value } }),
  }),
);

builder.subscriptionField('taxDocumentBatchProgress', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).prismaField({
    type: TaxDocumentBatch,
    description: DESCRIPTION,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, { id }, context) => follow(TAX_DOCUMENTS, context, id),
    resolve: (query, { value }, _args, { db }) =>
      db.taxDocumentBatch.findUniqueOrThrow({ ...query, where: { id: value } }),
  }),
);
