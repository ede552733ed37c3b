/** Who Saw My Data: what others opened of the viewer's data, with the positions in the sealed chain that prove it. */
import { builder } from '../../graph/builder.ts';
import { listPage } from '../../graph/listPage.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
import { newestFirst } from '../../graph/sortOrder.ts';
import { toValues } from './changes.ts';
import { chainPlace, dataViewsWhere } from './dataViews.service.ts';
import { formatOpened } from './dataViews.ts';
import { readFacts } from './facts.ts';

const View = builder.prismaNode('AuditLog', {
  tokenScope: 'SESSION',
  id: { field: 'id' },
  variant: 'DataView',
  description:
    "An entry of the audit log saying that someone opened another person's data, as that person reads it.",
  // What was opened of others, and an entry of another kind, look like none: null.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, AND: viewer ? dataViewsWhere(viewer.id) : { id: { in: [] } } }),
  authScopes: { signedIn: true },
  select: { id: true, timestamp: true },
  fields: (t) => ({
    openedAt: t.expose('timestamp', {
      type: 'DateTime',
      description: 'When it was opened, to the millisecond.',
    }),
    openedBy: t.string({
      description: "The name of the person who opened it; 'Deleted user #12' for someone deleted since.",
      select: {
        action: true,
        entityType: true,
        entityId: true,
        userId: true,
        deletedUserNumber: true,
        oldValues: true,
        newValues: true,
      },
      resolve: async (entry, _args, context) => (await readFacts(context, entry)).actor,
    }),
    opened: t.string({
      description: "What was opened, such as 'Taxpayer number' or 'Form 1099-NEC for 2025'.",
      select: { action: true, newValues: true },
      resolve: (entry) => formatOpened(entry),
    }),
    reason: t.string({
      nullable: true,
      description: 'Why, where a reason had to be given.',
      select: { newValues: true },
      resolve: ({ newValues }) => {
        const { reason } = toValues(newValues);
        return typeof reason === 'string' ? reason : null;
      },
    }),
    place: t.int({
      nullable: true,
      description:
        "The entry's place in the audit log's sealed chain, which no one can change unnoticed, counted from 1; null until it is sealed.",
      resolve: ({ id }, _args, context) => chainPlace(context, id),
    }),
  }),
});

const DataViewConnection = builder.connectionObject(
  {
    type: View,
    name: 'DataViewConnection',
    description: 'A page of what was opened, newest first.',
    fields: (t) => ({
      totalCount: totalCount(t, 'How many there are, across all pages.'),
    }),
  },
  { name: 'DataViewEdge', description: 'A line of the list, with its place.' },
);

builder.prismaObjectField('User', 'dataViews', (t) =>
  t.connection(
    {
      type: View,
      tokenScope: 'SESSION',
      description:
        "Who else opened the viewer's taxpayer number, or got a file with their data: records, pay statements, tax documents, reports, and files for the IRS, the bank and the books. Newest first; no one sees other people's.",
      authScopes: (user) => ({ signedIn: true, owner: user.id }),
      resolve: ({ id }, args, context, info) => {
        const where = dataViewsWhere(id);
        return listPage('auditLog', context, args, info, {
          order: newestFirst('timestamp'),
          where,
          within: id,
          columns: { id: true, timestamp: true },
          typeName: 'DataView',
        });
      },
    },
    DataViewConnection,
  ),
);
