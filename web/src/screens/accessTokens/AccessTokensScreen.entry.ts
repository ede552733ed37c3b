import query, { type AccessTokensScreenQuery } from '../../__generated__/AccessTokensScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const accessTokensEntry = entry<AccessTokensScreenQuery>({
  query,
  variables: () => ({}),
  Component: async () => (await import('./AccessTokensScreen')).AccessTokensScreen,
});
