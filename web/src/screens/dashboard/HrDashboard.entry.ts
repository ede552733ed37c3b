import query, { type HrDashboardQuery } from '../../__generated__/HrDashboardQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const hrDashboardEntry = entry<HrDashboardQuery>({
  query,
  variables: () => ({}),
  live: ['PEOPLE', 'DAYS'],
  Component: async () => (await import('./HrDashboard')).HrDashboard,
});
