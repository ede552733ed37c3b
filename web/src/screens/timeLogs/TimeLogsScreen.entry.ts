import TimeLogsScreenQueryNode, {
  type TimeLogsScreenQuery,
} from '../../__generated__/TimeLogsScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { currentSession } from '../../kit/session/sessionStore';
import { timeLogFilter } from './filter';
import { FOUND_DAYS, LOGGED_DAYS } from './pageSizes';

export const timeLogsEntry = entry<TimeLogsScreenQuery>({
  query: TimeLogsScreenQueryNode,
  variables: ({ url }) => {
    const filter = timeLogFilter.read(url.searchParams);
    // Managers see everybody's days in the list; this screen is about one's own.
    const userId = currentSession()?.user.id ?? '';
    return {
      userId,
      ...filter,
      isFiltered: timeLogFilter.isFiltered(filter),
      foundDays: FOUND_DAYS,
      loggedDays: LOGGED_DAYS,
    };
  },
  live: ['DAYS', 'PAYROLL'],
  Component: async () => (await import('./TimeLogsScreen')).TimeLogsScreen,
});
