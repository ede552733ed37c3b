import type { RoleName } from '../../__generated__/StaffScreenQuery.graphql';
import { readPage } from '../../kit/lib/pageNumber';

/** Rows of one page. */
export const pageSize = 20;

/** The roles that the list can be narrowed to. */
export const filterRoles = ['IT_Admin', 'Manager', 'Employee', 'HR', 'Accountant', 'Supervisor'] as const;

/** What the list shows; all of it stands in the address. */
export type StaffFilters = {
  readonly search: string;
  readonly role: RoleName | null;
  /** From 1. */
  readonly page: number;
};

/** Reads the filters out of an address; what makes no sense there is left out. */
export function readFilters(params: URLSearchParams): StaffFilters {
  const role = params.get('role');
  return {
    search: params.get('search')?.trim() ?? '',
    role: filterRoles.find((each) => each === role) ?? null,
    page: readPage(params),
  };
}

/** Writes the filters into an address, the usual ones unsaid. */
export function writeFilters({ search, role, page }: StaffFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (role) params.set('role', role);
  if (page > 1) params.set('page', String(page));
  return params;
}
