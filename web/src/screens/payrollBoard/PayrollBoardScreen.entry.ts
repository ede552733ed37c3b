import query, { type PayrollBoardScreenQuery } from '../../__generated__/PayrollBoardScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { boardFilters, pageSize } from './boardFilters';
import { payrollBoardRow } from './payrollBoardRow';

/** The board is requested only when the address names the week. */
export const payrollBoardEntry = entry<PayrollBoardScreenQuery>({
  query,
  variables: ({ url }) => {
    const { week, search, only, page } = boardFilters.read(url.searchParams);
    const rows = { search: search || null, only, ...numberedPage(page, pageSize) };
    return week ? { week, hasWeek: true, ...rows } : { hasWeek: false, ...rows };
  },
  live: ['DAYS', 'PAYROLL', 'PEOPLE'],
  row: payrollBoardRow,
  Component: async () => (await import('./PayrollBoardScreen')).PayrollBoardScreen,
});
