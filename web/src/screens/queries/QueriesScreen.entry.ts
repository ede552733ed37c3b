import query, { type QueriesScreenQuery } from '../../__generated__/QueriesScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const queriesEntry = entry<QueriesScreenQuery>({
  query,
  variables: () => ({}),
  Component: async () => (await import('./QueriesScreen')).QueriesScreen,
});
