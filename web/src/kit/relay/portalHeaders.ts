import { ownPage } from '../session/ownPage';

/** The headers of every request to the GraphQL server. */
export const portalHeaders = (): Record<string, string> => ({
  'content-type': 'application/json',
  ...ownPage(),
});
