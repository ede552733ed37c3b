import { page, searchParams, text } from '../../kit/lib/searchParams';

/** Rows of one page. */
export const pageSize = 20;

/** The list's filters. */
export const archiveFilters = searchParams({ search: text, page });
