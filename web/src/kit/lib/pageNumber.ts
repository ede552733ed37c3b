/** Reads the number of a page, from 1, out of an address; what makes no sense there is page 1. */
export function readPage(params: URLSearchParams, name = 'page'): number {
  const page = Number(params.get(name) ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
