import type { ActivityStatus } from '../../__generated__/ContractorsScreenQuery.graphql';
import { readPage } from '../../kit/lib/pageNumber';

/** Rows of one page, as the specification sets them. */
export const pageSize = 10;

/** What the list shows; all of it stands in the address. */
export type ContractorFilters = {
  readonly search: string;
  readonly status: ActivityStatus | null;
  /** From 1. */
  readonly page: number;
};

/** Reads the filters out of an address; what makes no sense there is left out. */
export function readFilters(params: URLSearchParams): ContractorFilters {
  const status = params.get('status');
  return {
    search: params.get('search')?.trim() ?? '',
    status: status === 'active' || status === 'inactive' ? status : null,
    page: readPage(params),
  };
}

/** Writes the filters into an address, the usual ones unsaid. */
export function writeFilters({ search, status, page }: ContractorFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (status) params.set('status', status);
  if (page > 1) params.set('page', String(page));
  return params;
}
