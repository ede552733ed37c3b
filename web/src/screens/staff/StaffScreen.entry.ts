import query, { type StaffScreenQuery } from '../../__generated__/StaffScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { pageSize, readFilters } from './staffFilters';

export const staffEntry = entry<StaffScreenQuery>({
  query,
  variables: ({ url }) => {
    const { search, role, page } = readFilters(url.searchParams);
    return { search: search || null, role, ...numberedPage(page, pageSize) };
  },
  Component: async () => (await import('./StaffScreen')).StaffScreen,
});
