import { choice, page, searchParams, text } from '../../kit/lib/searchParams';

export const pageSize = 25;

/** What the lists of HR show. */
export const hrFilters = searchParams({ search: text, status: choice(['active', 'inactive']), page });
