import { page, searchParams } from '../../kit/lib/searchParams';

/** Rows of a report on one page. */
export const rowsPerPage = 50;

/** The page of a report's rows. */
export const rowPage = searchParams({ page });
