import query, { type ArchiveScreenQuery } from '../../__generated__/ArchiveScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { archiveFilters, pageSize } from './archiveFilters';

export const archiveEntry = entry<ArchiveScreenQuery>({
  query,
  variables: ({ url }) => {
    const { search, page } = archiveFilters.read(url.searchParams);
    return { search: search || null, ...numberedPage(page, pageSize) };
  },
  Component: async () => (await import('./ArchiveScreen')).ArchiveScreen,
});
