import query, { type StaffScreenQuery } from '../../__generated__/StaffScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { pageSize, staffFilters } from './staffFilters';

export const staffEntry = entry<StaffScreenQuery>({
  query,
  variables: ({ url }) => {
    const { search, role, page } = staffFilters.read(url.searchParams);
    return { search: search || null, role, ...numberedPage(page, pageSize) };
  },
  Component: async () => (await import('./StaffScreen')).StaffScreen,
});
