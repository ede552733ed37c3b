import { hasAnyRole, MANAGERS } from 'rules/roles';
import TimeLogsScreenQueryNode, {
  type TimeLogsScreenQuery,
} from '../../__generated__/TimeLogsScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { currentSession } from '../../kit/session/sessionStore';
import { timeLogFilter } from './filter';
import { FOUND_DAYS, LOGGED_DAYS } from './pageSizes';
import { TEAM_SIZE, teamFilters } from './teamFilters';

export const timeLogsEntry = entry<TimeLogsScreenQuery>({
  query: TimeLogsScreenQueryNode,
  variables: ({ url }) => {
    const filter = timeLogFilter.read(url.searchParams);
    const user = currentSession()?.user;
    // Managers see everyone's days in the list; apart from the team's week this screen is about the user's own.
    const userId = user?.id ?? '';
    const { week: teamWeek, page } = teamFilters.read(url.searchParams);
    const { first: teamFirst, after: teamAfter } = numberedPage(page, TEAM_SIZE);
    return {
      isApprover: user ? hasAnyRole(user, MANAGERS) : false,
      teamWeek,
      teamFirst,
      teamAfter,
      userId,
      ...filter,
      isFiltered: timeLogFilter.isFiltered(filter),
      foundDays: FOUND_DAYS,
      loggedDays: LOGGED_DAYS,
    };
  },
  live: ['DAYS', 'PAYROLL'],
  Component: async () => {
    // The open week ends with them.
    import('./WeekReceipts').catch(() => undefined);
    return (await import('./TimeLogsScreen')).TimeLogsScreen;
  },
});
