import { choice, page, searchParams, text } from '../../kit/lib/searchParams';

/** Rows of one page. */
export const pageSize = 20;

/** The roles that the list can be narrowed to. */
export const filterRoles = ['IT_Admin', 'Manager', 'Employee', 'HR', 'Accountant', 'Supervisor'] as const;

/** What the list shows. */
export const staffFilters = searchParams({ search: text, role: choice(filterRoles), page });
