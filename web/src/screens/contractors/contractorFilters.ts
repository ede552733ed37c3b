import { choice, page, searchParams, someOf, text } from '../../kit/lib/searchParams';

/** Rows of one page, as the specification sets them. */
export const pageSize = 10;

/** The list's filters. */
export const contractorFilters = searchParams(
  { search: text, status: choice(['active', 'inactive']), page },
  { isShared: true },
);

/** The optional columns of the list. */
export const choosableColumns = ['rate', 'w9', 'lastWeek', 'paid'] as const;
export type ChoosableColumn = (typeof choosableColumns)[number];

/** The chosen columns: in the address, so that a link shows what its sender saw. */
export const contractorColumns = searchParams(
  { columns: someOf(choosableColumns, ['rate', 'w9']) },
  { isShared: true },
);

/** The columns in an address; pay columns only for those who may read payroll. */
export function readColumns(params: URLSearchParams, mayReadPayroll: boolean): ChoosableColumn[] {
  const chosen = contractorColumns.read(params).columns.split(',');
  return choosableColumns.filter((name) => chosen.includes(name) && (mayReadPayroll || name !== 'paid'));
}
