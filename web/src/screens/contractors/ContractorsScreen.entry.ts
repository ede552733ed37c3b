import { addDays } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { todayHere } from 'rules/zonedDays';
import query, { type ContractorsScreenQuery } from '../../__generated__/ContractorsScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { readsPayroll } from '../../kit/session/access';
import { currentSession } from '../../kit/session/sessionStore';
import { contractorFilters, pageSize, readColumns } from './contractorFilters';

export const contractorsEntry = entry<ContractorsScreenQuery>({
  query,
  variables: ({ url }) => {
    const { search, status, page } = contractorFilters.read(url.searchParams);
    const user = currentSession()?.user;
    const columns = readColumns(url.searchParams, user !== undefined && readsPayroll(user));
    const thisWeek = startOfWeek(todayHere());
    return {
      search: search || null,
      status,
      ...numberedPage(page, pageSize),
      rate: columns.includes('rate'),
      w9: columns.includes('w9'),
      lastWeek: columns.includes('lastWeek'),
      paid: columns.includes('paid'),
      weekStart: addDays(thisWeek, -7),
      weekEnd: addDays(thisWeek, -1),
    };
  },
  Component: async () => (await import('./ContractorsScreen')).ContractorsScreen,
});
