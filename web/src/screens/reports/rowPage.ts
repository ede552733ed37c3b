/** Rows of a report on one page. */
export const rowsPerPage = 50;

/** The page of a report's rows that an address names, from 1. */
export function readRowPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
