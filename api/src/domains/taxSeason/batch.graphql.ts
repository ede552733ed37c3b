/** One sitting that makes a year's forms of everybody who is ready, and what became of each person. */
import { queryFromInfo } from '@pothos/plugin-prisma';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { nodeFor } from '../../graph/nodeFor.ts';
import { type Counted, page } from '../../graph/pagedConnection.ts';
import type { Context } from '../../operation/context.ts';
import { memoizeByKey } from '../../platform/lib/memoizeByKey.ts';
import { TaxDocumentTypeEnum } from '../taxDocuments/taxDocument.graphql.ts';
import { taxBatchProgress } from './batchProgress.ts';

const MAX_ITEMS = 200;

const TaxDocumentBatchItemStatusEnum = builder.enumType('TaxDocumentBatchItemStatus', {
  description: 'Each person waits for the turn, and then the form is either made or not.',
  values: ['WAITING', 'DONE', 'REFUSED'] as const,
});

const TaxDocumentBatchItem = builder.prismaObject('TaxDocumentBatchItem', {
  authScopes: { anyRole: PAYROLL_READERS },
  select: { batchId: true, userId: true },
  fields: (t) => ({
    user: t.relation('user', { description: 'Whose form is made.' }),
    status: t.expose('status', { type: TaxDocumentBatchItemStatusEnum }),
    document: t.relation('document', { nullable: true, description: 'The form, once it is made.' }),
    message: t.exposeString('refusal', { nullable: true, description: 'Why the form was not made.' }),
  }),
});

const TaxDocumentBatchItemConnection = builder.connectionObject(
  {
    type: TaxDocumentBatchItem,
    name: 'TaxDocumentBatchItemConnection',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many people match, on all pages.',
        resolve: (connection) => (connection as unknown as Counted).totalCount(),
      }),
    }),
  },
  { name: 'TaxDocumentBatchItemEdge' },
);

/** The three numbers of a batch are one statement, whichever of them are asked for. */
const sharedProgress = memoizeByKey((batch: { id: string }, { db }: Context) =>
  taxBatchProgress(db, batch.id),
);

export const TaxDocumentBatch = builder.prismaNode('TaxDocumentBatch', {
  id: { field: 'id' },
  // For anybody else there is no such batch.
  nullable: true,
  findUnique: nodeFor(PAYROLL_READERS),
  select: { id: true },
  authScopes: { anyRole: PAYROLL_READERS },
  runScopesOnType: true,
  fields: (t) => ({
    type: t.expose('type', { type: TaxDocumentTypeEnum }),
    year: t.exposeInt('year', { description: 'The year in which the money was paid.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.relation('createdBy', {
      nullable: true,
      description: 'Who started it; null when that person has been deleted.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last person was settled; null while the job is at it.',
    }),
    total: t.int({
      description: 'How many people were ready when it was started.',
      resolve: async (batch, _args, context) => (await sharedProgress(batch, context)).total,
    }),
    done: t.int({
      description: 'How many forms are made.',
      resolve: async (batch, _args, context) => (await sharedProgress(batch, context)).done,
    }),
    refused: t.int({
      description: 'How many could not be made; each item says why.',
      resolve: async (batch, _args, context) => (await sharedProgress(batch, context)).refused,
    }),
    items: t.connection(
      {
        type: TaxDocumentBatchItem,
        description: 'The people, in the order of the board; at most 200 at a time.',
        args: { status: t.arg({ type: TaxDocumentBatchItemStatusEnum }) },
        resolve: (batch, args, context, info) => {
          const where = { batchId: batch.id, ...(args.status ? { status: args.status } : {}) };
          return page(
            args,
            (window) =>
              context.db.taxDocumentBatchItem.findMany({
                ...queryFromInfo({ context, info, path: ['edges', 'node'] }),
                ...window,
                where,
                orderBy: { position: 'asc' },
              }),
            () => context.db.taxDocumentBatchItem.count({ where }),
            { maxSize: MAX_ITEMS },
          );
        },
      },
      TaxDocumentBatchItemConnection,
    ),
  }),
});
