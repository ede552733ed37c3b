import { choice, page, searchParams, text } from '../../kit/lib/searchParams';

export const pageSize = 25;

/** The filters of HR's lists. */
export const hrFilters = searchParams({ search: text, status: choice(['active', 'inactive']), page });
