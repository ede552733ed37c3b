import { z } from 'zod';
import { missing } from '../reply.ts';
import { savedRoute } from '../route.ts';
import { graphql } from '../tada.ts';

const EXPECTED = 'variables must be a JSON object, such as {"year": 2026}.';

/** Values in place of the saved ones, as JSON text. */
const variablesText = z
  .string()
  .transform((text, { addIssue }) => {
    try {
      const values: unknown = JSON.parse(text);
      if (typeof values === 'object' && values !== null && !Array.isArray(values))
        return values as Record<string, unknown>;
    } catch {
      // What follows refuses it.
    }
    addIssue(EXPECTED);
    return z.NEVER;
  })
  .optional()
  .meta({
    standsFor: { type: 'string' },
    description:
      'Values of variables in place of the saved ones, as the JSON text of an object; the others stay as saved.',
  });

export const savedQueryRoutes = [
  savedRoute('/saved-queries/:id', {
    tag: 'Saved queries',
    summary:
      'Runs one of your own saved queries with your rights and sends all of its rows, page after page. A token needs the scopes for what it reads.',
    query: z.object({ variables: variablesText }),
    document: graphql(
      `query RestSavedQuery($id: ID!) {
        node(id: $id) { ... on SavedQuery { name query variables list issue columns { path } } } }`,
    ),
    variables: ({ params }) => ({ id: params.id }),
    run: ({ node }, { query }) => {
      if (!node || !('query' in node)) return missing('Saved query');
      const { name, query: text, variables, list, columns } = node;
      return {
        name,
        query: text,
        variables: { ...JSON.parse(variables), ...query.variables },
        list,
        columns: columns.map(({ path }) => path),
      };
    },
  }),
];
