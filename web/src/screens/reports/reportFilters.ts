import { readPage } from '../../kit/lib/pageNumber';

/** Reports of one page of the list. */
export const pageSize = 20;

/** What the list shows; all of it stands in the address. Days and year are the server's to judge. */
export type ReportFilters = {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly contractorId: string | null;
  readonly year: number | null;
  /** From 1. */
  readonly page: number;
};

/** Reads the filters out of an address. */
export function readFilters(params: URLSearchParams): ReportFilters {
  const year = Number(params.get('year') || Number.NaN);
  return {
    startDate: params.get('startDate') || null,
    endDate: params.get('endDate') || null,
    contractorId: params.get('contractorId') || null,
    year: Number.isSafeInteger(year) ? year : null,
    page: readPage(params),
  };
}

/** Writes the filters into an address, the usual ones unsaid. */
export function writeFilters({ page, ...named }: ReportFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(named)) if (value !== null) params.set(name, String(value));
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Whether the list is a choice. */
export const isFiltered = ({ page: _page, ...named }: ReportFilters): boolean =>
  Object.values(named).some((value) => value !== null);
