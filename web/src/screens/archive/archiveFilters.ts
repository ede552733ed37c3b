import { page, searchParams, text } from '../../kit/lib/searchParams';

/** Rows of one page. */
export const pageSize = 20;

/** What the list shows. */
export const archiveFilters = searchParams({ search: text, page });
