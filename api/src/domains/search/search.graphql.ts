/** Searches everything the viewer may see: people, runs with their statements, and tax documents. */
import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../graph/builder.ts';
import { PayrollRun } from '../payroll/payrollRun.graphql.ts';
import { User } from '../people/user.graphql.ts';
import { TaxDocument } from '../taxDocuments/taxDocument.graphql.ts';
import { type Found, searchAll } from './search.service.ts';

const SearchHit = builder.unionType('SearchHit', {
  description: 'What a search finds: a person, a payroll run with its statement, or a tax document.',
  types: [User, PayrollRun, TaxDocument],
  resolveType: (hit) => (hit as unknown as Found['hits'][number]).__typename,
});

const SearchResults = builder.objectRef<Found>('SearchResults').implement({
  tokenScope: 'SESSION',
  description: 'The first results for a text.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    hits: t.field({
      type: [SearchHit],
      description:
        'Records with the number first, then people: those whose name begins with the text before others.',
      resolve: ({ hits }) => hits as unknown as (typeof SearchHit.$inferType)[],
    }),
    hasMore: t.exposeBoolean('hasMore', {
      description: 'Whether the text finds more than this; a longer text finds less.',
    }),
  }),
});

builder.queryField('search', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: SearchResults,
    tokenScope: 'SESSION',
    description:
      "What a text finds among everything the viewer may see: people by name and email address, payroll runs by number, as in #12, and tax documents by account number, as in C-17-26. Drivers find only their own; HR finds no one else's pay.",
    args: {
      text: t.arg.string({
        required: true,
        description: 'Words or a number; each word must occur in the name or the email address.',
      }),
      first: t.arg.int({ description: 'How many at most: 1 to 50, and 10 if left out.' }),
    },
    resolve: (_root, args, context, info) =>
      searchAll(context, args, (typeName) => queryFromInfo({ context, info, typeName, path: ['hits'] })),
  }),
);
