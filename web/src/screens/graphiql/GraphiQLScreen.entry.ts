import query, { type GraphiQLScreenQuery } from '../../__generated__/GraphiQLScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const graphiqlEntry = entry<GraphiQLScreenQuery>({
  query,
  variables: () => ({}),
  Component: async () => (await import('./GraphiQLScreen')).GraphiQLScreen,
});
