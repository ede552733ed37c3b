import { id, page, searchParams } from '../../kit/lib/searchParams';

/** Rows of one page. */
export const pageSize = 20;

/** What the list shows: somebody's statements, or one's own. */
export const statementFilters = searchParams({ person: id, page });
