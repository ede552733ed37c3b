import { id, integer, page, searchParams } from '../../kit/lib/searchParams';

/** Rows of one page. */
export const pageSize = 20;

/** The list's filters: someone's statements, or the user's own; of one year by pay date, or all. */
export const statementFilters = searchParams({ person: id, year: integer, page });
