import query, { type DataViewsScreenQuery } from '../../__generated__/DataViewsScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { dataViewFilters, pageSize } from './dataViewFilters';

export const dataViewsEntry = entry<DataViewsScreenQuery>({
  query,
  variables: ({ url }) => numberedPage(dataViewFilters.read(url.searchParams).page, pageSize),
  Component: async () => (await import('./DataViewsScreen')).DataViewsScreen,
});
