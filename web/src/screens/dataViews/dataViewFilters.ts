import { page, searchParams } from '../../kit/lib/searchParams';

/** Rows of one page. */
export const pageSize = 20;

export const dataViewFilters = searchParams({ page });
