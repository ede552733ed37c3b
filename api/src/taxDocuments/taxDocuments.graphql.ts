/** Lists of documents. */
import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../graphql/builder.ts';
import { type Counted, page } from '../graphql/pagedConnection.ts';
import { TaxDocument, TaxDocumentStatusEnum, TaxDocumentTypeEnum } from './taxDocument.graphql.ts';
import { taxDocumentsWhere } from './taxDocuments.service.ts';

const TaxDocumentConnection = builder.connectionObject(
  {
    type: TaxDocument,
    name: 'TaxDocumentConnection',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many documents match, on all pages.',
        resolve: (connection) => (connection as unknown as Counted).totalCount(),
      }),
    }),
  },
  { name: 'TaxDocumentEdge' },
);

builder.queryField('taxDocuments', (t) =>
  t.connection(
    {
      type: TaxDocument,
      authScopes: { signedIn: true },
      description:
        "Tax documents, newest first: one's own; managers, administrators and accountants see all.",
      args: {
        userId: t.arg.id({ description: 'Only the documents about this person.' }),
        type: t.arg({ type: TaxDocumentTypeEnum }),
        year: t.arg.int(),
        status: t.arg({ type: TaxDocumentStatusEnum }),
        includeSuperseded: t.arg.boolean({
          description: 'Also those whose place another one has taken.',
        }),
      },
      resolve: (_root, args, context, info) => {
        const where = taxDocumentsWhere(context.viewer, args);
        return page(
          args,
          (window) =>
            context.db.taxDocument.findMany({
              ...queryFromInfo({ context, info, path: ['edges', 'node'] }),
              ...window,
              where,
              orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
            }),
          () => context.db.taxDocument.count({ where }),
        );
      },
    },
    TaxDocumentConnection,
  ),
);
