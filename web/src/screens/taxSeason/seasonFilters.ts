import type { TaxSeasonFilter } from '../../__generated__/TaxSeasonScreenQuery.graphql';
import { choice, page, searchParams, text, year } from '../../kit/lib/searchParams';

/** Rows of one page. */
export const pageSize = 30;

/** The payees to choose from, and their labels. */
export const stateFilters: ReadonlyMap<TaxSeasonFilter, string> = new Map([
  ['READY', 'Ready to generate'],
  ['MISSING', 'Something missing'],
  ['CONFLICT', 'Number in conflict'],
  ['DONE', 'Form made'],
  ['NOT_NEEDED', 'No form needed'],
]);

/** The board's filters. */
export const seasonFilters = searchParams({
  year,
  search: text,
  only: choice([...stateFilters.keys()]),
  page,
});

export type SeasonFilters = ReturnType<typeof seasonFilters.read>;
