import { choice, page, searchParams, text } from '../../kit/lib/searchParams';

/** Rows of one page, as the specification sets them. */
export const pageSize = 10;

/** What the list shows. */
export const contractorFilters = searchParams({ search: text, status: choice(['active', 'inactive']), page });
