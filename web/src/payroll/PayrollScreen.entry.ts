import query, { type PayrollScreenQuery } from '../__generated__/PayrollScreenQuery.graphql';
import { entry } from '../relay/entry';
import { readSelection } from './selection';

/** The week is asked for only when the address names both the contractor and the week. */
export const payrollEntry = entry<PayrollScreenQuery>({
  query,
  variables: ({ url }) => {
    const { contractor, week } = readSelection(url.searchParams);
    return contractor && week ? { contractor, week, hasWeek: true } : { hasWeek: false };
  },
  Component: async () => (await import('./PayrollScreen')).PayrollScreen,
});
