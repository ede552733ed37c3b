import query, { type AuditLogsScreenQuery } from '../../__generated__/AuditLogsScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { pageArguments, readFilters, readPlace } from './auditLogFilters';

export const auditLogsEntry = entry<AuditLogsScreenQuery>({
  query,
  variables: ({ url }) => {
    const filters = readFilters(url.searchParams);
    return {
      ...filters,
      person: filters.userId ?? '',
      hasPerson: filters.userId !== null,
      ...pageArguments(readPlace(url.searchParams)),
    };
  },
  Component: async () => (await import('./AuditLogsScreen')).AuditLogsScreen,
});
