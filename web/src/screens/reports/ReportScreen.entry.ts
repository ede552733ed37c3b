import query, { type ReportScreenQuery } from '../../__generated__/ReportScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { rowPage, rowsPerPage } from './rowPage';

export const reportEntry = entry<ReportScreenQuery>({
  query,
  variables: ({ url, params }) => ({
    id: params.id ?? '',
    ...numberedPage(rowPage.read(url.searchParams).page, rowsPerPage),
  }),
  live: ['PAYROLL', 'DAYS'],
  Component: async () => (await import('./ReportScreen')).ReportScreen,
});
