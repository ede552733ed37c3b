import query, { type AdminDashboardQuery } from '../../__generated__/AdminDashboardQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const adminDashboardEntry = entry<AdminDashboardQuery>({
  query,
  variables: () => ({}),
  Component: async () => (await import('./AdminDashboard')).AdminDashboard,
});
