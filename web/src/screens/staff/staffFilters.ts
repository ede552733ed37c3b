import { choice, page, searchParams, text } from '../../kit/lib/searchParams';

/** Rows of one page. */
export const pageSize = 20;

/** The roles the list can be filtered by. */
export const filterRoles = ['IT_Admin', 'Manager', 'Employee', 'HR', 'Accountant', 'Supervisor'] as const;

/** The list's filters. */
export const staffFilters = searchParams({ search: text, role: choice(filterRoles), page });
