import query, { type AccessTokensScreenQuery } from '../../__generated__/AccessTokensScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { TOKEN_PAGE } from './tokenPage';

export const accessTokensEntry = entry<AccessTokensScreenQuery>({
  query,
  variables: () => ({ first: TOKEN_PAGE }),
  Component: async () => (await import('./AccessTokensScreen')).AccessTokensScreen,
});
