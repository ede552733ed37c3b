/** A batch that generates a year's forms for everyone who is ready, and the outcome for each person. */
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { nodeFor } from '../../graph/nodeFor.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
import { words } from '../../graph/words.ts';
import {
  batchFields,
  CREATED_AT,
  FINISHED_AT,
  itemStatus,
  progressField,
  STARTED_BY,
  TOTAL_COUNT,
} from '../batches/batchTypes.ts';
import { TaxDocumentTypeEnum } from '../taxDocuments/taxDocument.graphql.ts';
import { taxDocumentBatch } from './taxDocumentBatch.ts';

const TaxDocumentBatchItemStatusEnum = itemStatus(
  'TaxDocumentBatch',
  'Each person waits for their turn, and then the form is generated or not.',
);

const TaxDocumentBatchItem = builder.prismaObject('TaxDocumentBatchItem', {
  tokenScope: 'TAX_READ',
  description: 'One person of the job, and what came of it.',
  authScopes: { anyRole: PAYROLL_READERS },
  select: { batchId: true, userId: true },
  fields: (t) => ({
    user: t.relation('user', { description: 'Whose form is generated.' }),
    status: t.expose('status', {
      type: TaxDocumentBatchItemStatusEnum,
      description: "Whether it is this person's turn yet, and how it ended.",
    }),
    document: t.relation('document', {
      nullable: true,
      description: 'The form; null until it is generated.',
    }),
    message: t.exposeString('refusal', {
      nullable: true,
      description: 'Why the form was not generated; null unless it was refused.',
    }),
  }),
});

const TaxDocumentBatchItemConnection = builder.connectionObject(
  {
    type: TaxDocumentBatchItem,
    name: 'TaxDocumentBatchItemConnection',
    fields: (t) => ({
      totalCount: totalCount(t, TOTAL_COUNT),
    }),
  },
  { name: 'TaxDocumentBatchItemEdge' },
);

const batch = batchFields(taxDocumentBatch);

export const TaxDocumentBatch = builder.prismaNode('TaxDocumentBatch', {
  tokenScope: 'TAX_READ',
  id: { field: 'id' },
  // For everyone else, no such batch exists.
  nullable: true,
  description: "A job that generates a year's forms, and how far it has come.",
  findUnique: nodeFor(PAYROLL_READERS),
  select: { id: true },
  authScopes: { anyRole: PAYROLL_READERS },
  runScopesOnType: true,
  fields: (t) => ({
    type: t.expose('type', {
      type: TaxDocumentTypeEnum,
      description: 'Which form is generated: FORM_1099_NEC.',
    }),
    year: t.exposeInt('year', { description: words.taxYear }),
    createdAt: t.expose('createdAt', CREATED_AT),
    createdBy: t.relation('createdBy', STARTED_BY),
    finishedAt: t.expose('finishedAt', FINISHED_AT),
    total: t.int(batch.count('total', 'How many people were ready when it was started.')),
    done: t.int(batch.count('done', 'How many forms have been generated.')),
    refused: t.int(batch.count('refused', 'How many could not be generated; each item says why.')),
    items: t.connection(
      {
        type: TaxDocumentBatchItem,
        description: 'The people, in the order of the board; at most 200 at a time.',
        args: { status: t.arg({ type: TaxDocumentBatchItemStatusEnum, description: words.anyStatus }) },
        resolve: batch.items,
      },
      TaxDocumentBatchItemConnection,
    ),
  }),
});

builder.subscriptionField('taxDocumentBatchProgress', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).prismaField({
    ...progressField(taxDocumentBatch, PAYROLL_READERS),
    type: TaxDocumentBatch,
    args: {
      id: t.arg.id({
        required: true,
        description: 'The id of a tax document batch, as startTaxDocumentBatch returns it.',
      }),
    },
    resolve: (query, { value }, _args, { db }) =>
      db.taxDocumentBatch.findUniqueOrThrow({ ...query, where: { id: value } }),
  }),
);
