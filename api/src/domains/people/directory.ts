/** Who is in which list of people. */
import { toUtcMidnight } from 'rules/days';
import type { RoleName } from 'rules/roles';
import type { Range } from '../../graph/keyset.ts';
import { checkFilter } from '../../graph/listFilters.ts';
import { holding } from '../../graph/plainColumns.ts';
import type { Context } from '../../operation/context.ts';
import type { UserKind } from '../../platform/db/generated/client/enums.ts';
import type { Condition, Instant } from '../../platform/sql/define.ts';
import { readKept } from '../../platform/sql/kept.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { countOf, orders, people } from './directory.sql.ts';
import { personMatches } from './search.ts';

export interface PeopleArguments {
  search?: string | null;
  role?: RoleName | null;
  status?: 'active' | 'inactive' | null;
  includeArchived?: boolean | null;
  filter?: {
    role?: { in: readonly RoleName[] } | null;
    isActive?: boolean | null;
    updatedSince?: Date | null;
  } | null;
}

const FORMER_NAMES = { role: 'role', isActive: 'status' };

/** People of either kind, including archived ones. Throws VALIDATION for an impossible filter. */
export function peopleFilter(args: PeopleArguments): Condition[] {
  checkFilter({ ...args }, FORMER_NAMES);
  const { search, role, status, filter } = args;
  return [
    ...(role ? [people.withAnyRole({ roles: [role] })] : []),
    ...(status ? [people.active({ is: status === 'active' })] : []),
    ...(filter?.role ? [people.withAnyRole({ roles: filter.role.in })] : []),
    ...(filter?.isActive != null ? [people.active({ is: filter.isActive })] : []),
    ...(filter?.updatedSince ? [people.updatedSince({ at: filter.updatedSince })] : []),
    ...personMatches(search),
  ];
}

/** The people of one kind; archived ones only on request. Throws as `peopleFilter` does. */
export const kindFilter = (kind: UserKind, args: PeopleArguments): Condition[] => [
  people.ofKind({ kind }),
  ...(args.includeArchived ? [] : [people.notArchived()]),
  ...peopleFilter(args),
];

/** Archived people of either kind. Throws as `peopleFilter` does. */
export const archivedFilter = (args: PeopleArguments): Condition[] => [
  people.archived(),
  ...peopleFilter(args),
];

type Found = AnswerOf<typeof orders.NAME.page>[number];

const toInstant = (text: Instant | null) => text && new Date(text);

/** The lists that a row has in full. */
const WHOLE = {
  roles: { select: { role: true } },
  payRates: { select: { dailyRate: true, effectiveFrom: true, createdAt: true } },
};

/** As the fields of a person read it; fields of other columns load them on their own. */
const toPerson = ({ payRates, invitation, ...person }: Found) =>
  holding(
    {
      ...person,
      archivedAt: toInstant(person.archivedAt),
      mailFailedAt: toInstant(person.mailFailedAt),
      startsOn: person.startsOn && toUtcMidnight(person.startsOn),
      createdAt: new Date(person.createdAt),
      updatedAt: new Date(person.updatedAt),
      payRates: payRates.map(({ dailyRate, effectiveFrom, createdAt }) => ({
        ...{ dailyRate, effectiveFrom: toUtcMidnight(effectiveFrom), createdAt: new Date(createdAt) },
      })),
      invitation: invitation && {
        userId: invitation.userId,
        createdAt: new Date(invitation.createdAt),
        expiresAt: new Date(invitation.expiresAt),
      },
    },
    WHOLE,
  );

/** Some people of a list. */
export async function readPeople(
  context: Context,
  filter: Condition[],
  order: keyof typeof orders,
  { after, before, limit, inverted, skip = 0 }: Range,
) {
  const by = orders[order];
  const between = [...(after ? [by.after(after)] : []), ...(before ? [by.before(before)] : [])];
  const page = inverted ? by.inverted : by.page;
  return (await readKept(context, page({ filter, between, take: limit, skip }))).map(toPerson);
}

/** How many people are in a list. */
export const countPeople = (context: Context, filter: Condition[]): Promise<number> =>
  readKept(context, countOf({ filter }));
