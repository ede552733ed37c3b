/** Who is in which list of people. */
import type { RoleName } from 'rules/roles';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { UserKind } from '../../platform/db/generated/client/enums.ts';
import { matchesPerson } from './search.ts';

export interface PeopleFilter {
  search?: string | null;
  role?: RoleName | null;
}

interface KindFilter extends PeopleFilter {
  status?: 'active' | 'inactive' | null;
  includeArchived?: boolean | null;
}

/** People of either kind, including archived ones. */
export const peopleWhere = ({ search, role }: PeopleFilter): Prisma.UserWhereInput => ({
  ...(role ? { roles: { some: { role } } } : {}),
  ...matchesPerson(search),
});

/** The people of one kind; archived ones only on request. */
export const kindWhere = (
  kind: UserKind,
  { status, includeArchived, ...filter }: KindFilter = {},
): Prisma.UserWhereInput => ({
  kind,
  ...(includeArchived ? {} : { archivedAt: null }),
  ...(status ? { isActive: status === 'active' } : {}),
  ...peopleWhere(filter),
});
