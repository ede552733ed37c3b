import TimeLogsScreenQueryNode, {
  type TimeLogsScreenQuery,
} from '../__generated__/TimeLogsScreenQuery.graphql';
import { entry } from '../relay/entry';
import { currentSession } from '../session/sessionStore';
import { isFiltered, readFilter } from './filter';

export const timeLogsEntry = entry<TimeLogsScreenQuery>({
  query: TimeLogsScreenQueryNode,
  variables: ({ url }) => {
    const filter = readFilter(url.searchParams);
    // Managers see everybody's days in the list; this screen is about one's own.
    return { userId: currentSession()?.user.id ?? '', ...filter, isFiltered: isFiltered(filter) };
  },
  Component: async () => (await import('./TimeLogsScreen')).TimeLogsScreen,
});
