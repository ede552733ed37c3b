import query, { type ContractorsScreenQuery } from '../../__generated__/ContractorsScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { contractorFilters, pageSize } from './contractorFilters';

export const contractorsEntry = entry<ContractorsScreenQuery>({
  query,
  variables: ({ url }) => {
    const { search, status, page } = contractorFilters.read(url.searchParams);
    return { search: search || null, status, ...numberedPage(page, pageSize) };
  },
  Component: async () => (await import('./ContractorsScreen')).ContractorsScreen,
});
