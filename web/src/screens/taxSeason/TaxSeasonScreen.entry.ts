import query, { type TaxSeasonScreenQuery } from '../../__generated__/TaxSeasonScreenQuery.graphql';
import { entry } from '../../kit/relay/entry';
import { numberedPage } from '../../kit/relay/numberedPage';
import { pageSize, seasonFilters } from './seasonFilters';
import { taxSeasonRow } from './taxSeasonRow';

/** The season is requested only when the address names the year. */
export const taxSeasonEntry = entry<TaxSeasonScreenQuery>({
  query,
  variables: ({ url }) => {
    const { year, search, only, page } = seasonFilters.read(url.searchParams);
    const rows = { search: search || null, only, ...numberedPage(page, pageSize) };
    return year ? { year, hasYear: true, ...rows } : { hasYear: false, ...rows };
  },
  live: ['PAYROLL', 'PEOPLE', 'TAX_DOCUMENTS'],
  row: taxSeasonRow,
  Component: async () => (await import('./TaxSeasonScreen')).TaxSeasonScreen,
});
