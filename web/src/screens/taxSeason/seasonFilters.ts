import type { TaxSeasonFilter } from '../../__generated__/TaxSeasonScreenQuery.graphql';
import { readPage } from '../../kit/lib/pageNumber';

/** Rows of one page. */
export const pageSize = 50;

/** What the board shows; all of it stands in the address. */
export type SeasonFilters = {
  /** Null where the address names no year. */
  readonly year: number | null;
  readonly search: string;
  readonly only: TaxSeasonFilter | null;
  /** From 1. */
  readonly page: number;
};

/** The payees to choose from and what they are called. */
export const stateFilters: ReadonlyMap<TaxSeasonFilter, string> = new Map([
  ['READY', 'Ready to generate'],
  ['MISSING', 'Something missing'],
  ['CONFLICT', 'Number in conflict'],
  ['DONE', 'Form made'],
  ['NOT_NEEDED', 'No form needed'],
]);

const isFilter = (text: string | null): text is TaxSeasonFilter => stateFilters.has(text as TaxSeasonFilter);

/** Reads the filters out of an address; what makes no sense there is left out. */
export function readFilters(params: URLSearchParams): SeasonFilters {
  const year = params.get('year') ?? '';
  const only = params.get('only');
  return {
    year: /^20\d\d$/.test(year) ? Number(year) : null,
    search: params.get('search')?.trim() ?? '',
    only: isFilter(only) ? only : null,
    page: readPage(params),
  };
}

/** Writes the filters into an address, the usual ones unsaid. */
export function writeFilters({ year, search, only, page }: SeasonFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (year) params.set('year', String(year));
  if (search) params.set('search', search);
  if (only) params.set('only', only);
  if (page > 1) params.set('page', String(page));
  return params;
}
