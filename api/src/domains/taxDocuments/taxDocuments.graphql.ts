/** Lists of documents. */
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { listPage } from '../../graph/listPage.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
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
      totalCount: totalCount(t, 'How many documents match, across all pages.'),
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
        return listPage('taxDocument', context, args, info, {
          order: newestFirst('createdAt'),
          where,
          columns: { id: true, userId: true },
        });
      },
    },
    TaxDocumentConnection,
  ),
);
