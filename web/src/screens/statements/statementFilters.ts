import { readPage } from '../../kit/lib/pageNumber';

/** Rows of one page. */
export const pageSize = 20;

/** What the list shows; all of it stands in the address. */
export type StatementFilters = {
  /** Whose statements; null for one's own. */
  readonly person: string | null;
  /** From 1. */
  readonly page: number;
};

/** Reads the filters out of an address; what makes no sense there is left out. */
export function readFilters(params: URLSearchParams): StatementFilters {
  return {
    person: params.get('person') || null,
    page: readPage(params),
  };
}

/** Writes the filters into an address, the usual ones unsaid. */
export function writeFilters({ person, page }: StatementFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (person) params.set('person', person);
  if (page > 1) params.set('page', String(page));
  return params;
}
