import { id, integer, page, searchParams } from '../../kit/lib/searchParams';

/** Reports of one page of the list. */
export const pageSize = 20;

/** The list's filters. The server checks days and year. */
export const reportFilters = searchParams({
  startDate: id,
  endDate: id,
  contractorId: id,
  year: integer,
  page,
});
