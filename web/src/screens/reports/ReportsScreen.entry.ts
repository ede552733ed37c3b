import query, { type ReportsScreenQuery } from '../../__generated__/ReportsScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { pageSize, reportFilters } from './reportFilters';

export const reportsEntry = entry<ReportsScreenQuery>({
  query,
  variables: ({ url }) => {
    const { page, contractorId, ...filters } = reportFilters.read(url.searchParams);
    return {
      ...filters,
      userId: contractorId,
      contractor: contractorId ?? '',
      hasContractor: contractorId !== null,
      ...numberedPage(page, pageSize),
    };
  },
  Component: async () => (await import('./ReportsScreen')).ReportsScreen,
});
