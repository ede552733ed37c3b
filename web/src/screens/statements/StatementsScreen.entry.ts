import query, { type StatementsScreenQuery } from '../../__generated__/StatementsScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { currentSession } from '../../kit/session/sessionStore';
import { pageSize, statementFilters } from './statementFilters';

export const statementsEntry = entry<StatementsScreenQuery>({
  query,
  variables: ({ url }) => {
    const { person, year, page } = statementFilters.read(url.searchParams);
    const userId = person ?? currentSession()?.user.id ?? '';
    return { userId, payYear: year, ...numberedPage(page, pageSize) };
  },
  live: ['PAYROLL'],
  Component: async () => (await import('./StatementsScreen')).StatementsScreen,
});
