/** Lists of documents. */
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { keysetPage } from '../../graph/keyset.ts';
import { type Counted, pageRowsQuery } from '../../graph/pagedConnection.ts';
import { ownListOrHasRole } from '../../graph/scopes.ts';
import { newestFirst } from '../../graph/sortOrder.ts';
import { words } from '../../graph/words.ts';
import { TaxDocument, TaxDocumentStatusEnum, TaxDocumentTypeEnum } from './taxDocument.graphql.ts';
import { taxDocumentsWhere } from './taxDocuments.service.ts';

const TaxDocumentConnection = builder.connectionObject(
  {
    type: TaxDocument,
    name: 'TaxDocumentConnection',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many documents match, across all pages.',
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
      tokenScope: 'TAX_READ',
      authScopes: ownListOrHasRole(PAYROLL_READERS),
      description:
        "Tax documents, newest first: the viewer's own, which may be none; managers, administrators and accountants see all. Another's `userId` is refused to everyone else.",
      args: {
        userId: t.arg.id({
          description: 'Only documents about this person; about everyone the viewer may see if left out.',
        }),
        type: t.arg({ type: TaxDocumentTypeEnum, description: 'Only this form; all forms if left out.' }),
        year: t.arg.int({ description: 'Only documents about this tax year; all years if left out.' }),
        status: t.arg({ type: TaxDocumentStatusEnum, description: words.anyStatus }),
        includeSuperseded: t.arg.boolean({
          description: 'True to include documents that another one has replaced.',
        }),
      },
      resolve: (_root, args, context, info) => {
        const where = taxDocumentsWhere(context.viewer, args);
        const { select } = pageRowsQuery(context, info);
        return keysetPage({
          args,
          info,
          order: newestFirst('createdAt'),
          where,
          find: (stretch) =>
            context.db.taxDocument.findMany({
              select: { ...select, id: true, userId: true, createdAt: true },
              ...stretch,
            }),
          count: () => context.db.taxDocument.count({ where }),
        });
      },
    },
    TaxDocumentConnection,
  ),
);
