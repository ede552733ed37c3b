import { readPage } from '../../kit/lib/pageNumber';

/** Rows of one page. */
export const pageSize = 20;

/** What the list shows; all of it stands in the address. */
export type ArchiveFilters = {
  readonly search: string;
  /** From 1. */
  readonly page: number;
};

/** Reads the filters out of an address; what makes no sense there is left out. */
export function readFilters(params: URLSearchParams): ArchiveFilters {
  return {
    search: params.get('search')?.trim() ?? '',
    page: readPage(params),
  };
}

/** Writes the filters into an address, the usual ones unsaid. */
export function writeFilters({ search, page }: ArchiveFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params;
}
