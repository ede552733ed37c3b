import { id, integer, page, searchParams } from '../../kit/lib/searchParams';

/** Reports of one page of the list. */
export const pageSize = 20;

/** What the list shows. Days and year are the server's to judge. */
export const reportFilters = searchParams({
  startDate: id,
  endDate: id,
  contractorId: id,
  year: integer,
  page,
});
