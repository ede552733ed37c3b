import query, { type AuditLogsScreenQuery } from '../../__generated__/AuditLogsScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { auditLogFilters, pageArguments, readPlace } from './auditLogFilters';

export const auditLogsEntry = entry<AuditLogsScreenQuery>({
  query,
  variables: ({ url }) => {
    const filters = auditLogFilters.read(url.searchParams);
    return {
      ...filters,
      search: filters.search || null,
      person: filters.userId ?? '',
      hasPerson: filters.userId !== null,
      ...pageArguments(readPlace(url.searchParams)),
    };
  },
  Component: async () => (await import('./AuditLogsScreen')).AuditLogsScreen,
});
