import query, { type CompanyScreenQuery } from '../../__generated__/CompanyScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const companyEntry = entry<CompanyScreenQuery>({
  query,
  variables: () => ({}),
  Component: async () => (await import('./CompanyScreen')).CompanyScreen,
});
