/** Lists of documents. */
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { statusFilter, USE_FILTER, UserIdsFilter } from '../../graph/listFilters.ts';
import { BY_UPDATE, orderEnum } from '../../graph/listOrders.ts';
import { listPage } from '../../graph/listPage.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
import { ownListOrHasRole } from '../../graph/scopes.ts';
import { newestFirst, oldestFirst } from '../../graph/sortOrder.ts';
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

const TaxDocumentStatusFilter = statusFilter('TaxDocumentStatusFilter', 'documents', TaxDocumentStatusEnum);

const TaxDocumentFilter = builder.inputType('TaxDocumentFilter', {
  description: 'Only documents that meet every condition given.',
  fields: (t) => ({
    userId: t.field({ type: UserIdsFilter, description: 'The person the document is about.' }),
    type: t.field({ type: TaxDocumentTypeEnum, description: 'The form, such as FORM_1099_NEC.' }),
    year: t.int({ description: 'The tax year of the document.' }),
    status: t.field({
      type: TaxDocumentStatusFilter,
      description: 'The status of the document, such as APPROVED.',
    }),
    updatedSince: t.field({ type: 'DateTime', description: words.updatedSince }),
  }),
});

const ORDERS = {
  NEWEST: { order: newestFirst('createdAt'), description: 'The newest document first.' },
  OLDEST: { order: oldestFirst('createdAt'), description: 'The oldest document first.' },
  ...BY_UPDATE,
};

const TaxDocumentOrder = orderEnum('TaxDocumentOrder', ORDERS);

builder.queryField('taxDocuments', (t) =>
  t.connection(
    {
      type: TaxDocument,
      tokenScope: 'TAX_READ',
      authScopes: ownListOrHasRole(PAYROLL_READERS),
      description:
        "Tax documents, newest first if no order is given: the viewer's own, which may be none; managers, administrators and accountants see all. Everyone else is refused another person's `userId`.",
      args: {
        filter: t.arg({
          type: TaxDocumentFilter,
          description: 'Only documents that match; all that the viewer may see if left out.',
        }),
        orderBy: t.arg({ type: TaxDocumentOrder, description: words.newestFirst }),
        userId: t.arg.id({
          deprecationReason: USE_FILTER,
          description: 'Only documents about this person; about everyone the viewer may see if left out.',
        }),
        type: t.arg({
          type: TaxDocumentTypeEnum,
          description: 'Only this form; all forms if left out.',
          deprecationReason: USE_FILTER,
        }),
        year: t.arg.int({
          description: 'Only documents about this tax year; all years if left out.',
          deprecationReason: USE_FILTER,
        }),
        status: t.arg({
          type: TaxDocumentStatusEnum,
          description: words.anyStatus,
          deprecationReason: USE_FILTER,
        }),
        includeSuperseded: t.arg.boolean({
          description: 'True to include documents that another one has replaced.',
        }),
      },
      resolve: (_root, args, context, info) => {
        const where = taxDocumentsWhere(context.viewer, args);
        return listPage('taxDocument', context, args, info, {
          order: ORDERS[args.orderBy ?? 'NEWEST'].order,
          where,
          columns: { id: true, userId: true },
        });
      },
    },
    TaxDocumentConnection,
  ),
);
