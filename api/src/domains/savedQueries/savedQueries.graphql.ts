/** The viewer's own queries for Data and API, which REST runs and sends as a list. */
import { MAX_QUERY_TEXT, MAX_SAVED_QUERIES } from 'rules/limits';
import { requiredMessage } from 'rules/messages';
import { PAYROLL_READERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { User } from '../people/user.graphql.ts';
import type { ColumnKind, QueryColumn } from './queryTable.ts';
import { deleteSavedQuery, readQuery, saveQuery } from './savedQueries.service.ts';

const QueryColumnKind = builder.enumType('QueryColumnKind', {
  description: 'What kind of value a column of a query has, where it is not plain.',
  values: {
    MONEY: { description: 'US dollars with at most two decimals.' },
    DAY: { description: 'A calendar day, YYYY-MM-DD.' },
    INSTANT: { description: 'A point in time, ISO 8601 in UTC.' },
    MONTH: { description: 'A calendar month, as its first day.' },
    QUARTER: { description: 'A calendar quarter, as its first day.' },
    WEEK: { description: 'A week from Monday to Sunday, as its Monday.' },
  } satisfies Record<ColumnKind, { description: string }>,
});

const QueryColumnObject = builder.objectRef<QueryColumn>('QueryColumn').implement({
  tokenScope: 'ANY_TOKEN',
  description: 'A column of the table that a query makes.',
  // Reached only through the query, which checks the access.
  authScopes: { signedIn: true },
  fields: (t) => ({
    path: t.exposeStringList('path', { description: 'The path to its value in a row of the response.' }),
    kind: t.expose('kind', {
      type: QueryColumnKind,
      nullable: true,
      description: 'What kind of value it is; null for texts, numbers, words and lists.',
    }),
  }),
});

const SavedQuery = builder.prismaNode('SavedQuery', {
  tokenScope: 'ANY_TOKEN',
  id: { field: 'id' },
  description:
    'A query that someone has saved for Data and API. `GET /saved-queries/{id}` runs it and sends all of its rows.',
  // Another's query and one that is none look the same: null.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: { in: viewer ? [viewer.id] : [] } }),
  select: { id: true, userId: true },
  authScopes: (query) => ({ signedIn: true, owner: query.userId }),
  runScopesOnType: true,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What its owner calls it.' }),
    query: t.exposeString('document', { description: 'Its text, as it was entered.' }),
    variables: t.string({
      description: 'The values of its variables, as the JSON text of an object.',
      select: { variables: true },
      resolve: ({ variables }) => JSON.stringify(variables),
    }),
    list: t.stringList({
      description:
        'The path to its rows in `data`: to the edges of a list that comes in pages, or to a list that comes whole. Empty where it can’t be run.',
      select: { document: true },
      resolve: ({ document }, _args, _context, { schema }) => {
        const table = readQuery(schema, document);
        return typeof table === 'string' ? [] : table.list;
      },
    }),
    columns: t.field({
      type: [QueryColumnObject],
      description: 'The columns of its rows, in their order; empty where it can’t be run.',
      select: { document: true },
      resolve: ({ document }, _args, _context, { schema }) => {
        const table = readQuery(schema, document);
        return typeof table === 'string' ? [] : table.columns;
      },
    }),
    issue: t.string({
      nullable: true,
      description: 'Why it can’t be run, such as a field that was removed since; null if it can be.',
      select: { document: true },
      resolve: ({ document }, _args, _context, { schema }) => {
        const table = readQuery(schema, document);
        return typeof table === 'string' ? table : null;
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first saved.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  savedQueries: t.relation('savedQueries', {
    tokenScope: 'ANY_TOKEN',
    description: `The viewer's queries for Data and API, by name, at most ${MAX_SAVED_QUERIES}; no one sees other people's.`,
    authScopes: (user) => ({ signedIn: true, owner: user.id }),
    query: { orderBy: [{ name: 'asc' }, { id: 'asc' }] },
  }),
}));

const SaveQueryInput = builder.inputType('SaveQueryInput', {
  description: 'A query with its name and the values of its variables.',
  validate: z.object({
    id: z.string().nullish(),
    name: z
      .string()
      .trim()
      .min(1, requiredMessage('Name'))
      .max(100, 'Name must have at most 100 characters.'),
    query: z
      .string()
      .trim()
      .min(1, requiredMessage('Query'))
      .max(MAX_QUERY_TEXT, `Query must have at most ${MAX_QUERY_TEXT} characters.`),
    variables: z
      .string()
      .max(MAX_QUERY_TEXT, `Variables must have at most ${MAX_QUERY_TEXT} characters.`)
      .nullish(),
  }),
  fields: (t) => ({
    id: t.id({ description: 'The query that it replaces; a new one is saved if left out.' }),
    name: t.string({ required: true, description: 'No two queries of a person have the same name.' }),
    query: t.string({
      required: true,
      description:
        'One query that selects one list. A list that comes in pages takes `after: $after` and selects `pageInfo { hasNextPage endCursor }`.',
    }),
    variables: t.string({ description: 'The values of its variables, as the JSON text of an object.' }),
  }),
});

builder.mutationField('saveQuery', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).prismaField({
    type: SavedQuery,
    tokenScope: 'SESSION',
    description: 'Saves a query for Data and API, for the viewer alone, or changes one.',
    errors: { types: [ConflictError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: SaveQueryInput, required: true }) },
    resolve: async (query, _root, { input }, context, { schema }) => {
      const id = await saveQuery(context, schema, input);
      return context.db.savedQuery.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteSavedQueryInput = builder.inputType('DeleteSavedQueryInput', {
  description: 'Which query to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: "One of the viewer's own queries." }) }),
});

const DeleteSavedQueryPayload = builder
  .objectRef<{ deletedSavedQueryId: string }>('DeleteSavedQueryPayload')
  .implement({
    description: 'Confirms that the query is gone.',
    authScopes: { signedIn: true },
    fields: (t) => ({
      deletedSavedQueryId: t.exposeID('deletedSavedQueryId', {
        description: 'The id that the query had; it no longer finds anything.',
      }),
    }),
  });

builder.mutationField('deleteSavedQuery', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).field({
    type: DeleteSavedQueryPayload,
    tokenScope: 'SESSION',
    description: "Deletes one of the viewer's saved queries.",
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteSavedQueryInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      deletedSavedQueryId: await deleteSavedQuery(context, input.id),
    }),
  }),
);
