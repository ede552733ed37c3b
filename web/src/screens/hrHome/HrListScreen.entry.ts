import query, { type HrListScreenQuery } from '../../__generated__/HrListScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { hrFilters, pageSize } from './hrFilters';

const listEntry = (isStaff: boolean) =>
  entry<HrListScreenQuery>({
    query,
    variables: ({ url }) => {
      const { search, status, page } = hrFilters.read(url.searchParams);
      return { isStaff, search: search || null, status, ...numberedPage(page, pageSize) };
    },
    live: ['PEOPLE'],
    Component: async () => {
      const { HrContractorsScreen, HrStaffScreen } = await import('./HrListScreen');
      return isStaff ? HrStaffScreen : HrContractorsScreen;
    },
  });

export const hrStaffEntry = listEntry(true);
export const hrContractorsEntry = listEntry(false);
