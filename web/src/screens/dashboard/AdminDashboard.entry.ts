import query, { type AdminDashboardQuery } from '../../__generated__/AdminDashboardQuery.graphql';
import { entry } from '../../kit/relay/entry';

export const adminDashboardEntry = entry<AdminDashboardQuery>({
  query,
  variables: () => ({}),
  Component: async () => {
    // The page shows at once: its last part is fetched in parallel with its frame.
    import('./AdminActivity').catch(() => undefined);
    return (await import('./AdminDashboard')).AdminDashboard;
  },
});
