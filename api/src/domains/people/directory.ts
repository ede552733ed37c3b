/** Who is in which list of people. */
import { toUtcMidnight } from 'rules/days';
import type { RoleName } from 'rules/roles';
import type { Range } from '../../graph/keyset.ts';
import { holding } from '../../graph/plainColumns.ts';
import type { Context } from '../../operation/context.ts';
import type { UserKind } from '../../platform/db/generated/client/enums.ts';
import type { Condition, Instant } from '../../platform/sql/define.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { countOf, orders, people } from './directory.sql.ts';
import { personMatches } from './search.ts';

export interface PeopleFilter {
  search?: string | null;
  role?: RoleName | null;
}

interface KindFilter extends PeopleFilter {
  status?: 'active' | 'inactive' | null;
  includeArchived?: boolean | null;
}

/** People of either kind, including archived ones. */
export const peopleFilter = ({ search, role }: PeopleFilter): Condition[] => [
  ...(role ? [people.withRole({ role })] : []),
  ...personMatches(search),
];

/** The people of one kind; archived ones only on request. */
export const kindFilter = (
  kind: UserKind,
  { status, includeArchived, ...filter }: KindFilter,
): Condition[] => [
  people.ofKind({ kind }),
  ...(includeArchived ? [] : [people.notArchived()]),
  ...(status ? [people.active({ is: status === 'active' })] : []),
  ...peopleFilter(filter),
];

/** Archived people of either kind. */
export const archivedFilter = (filter: PeopleFilter): Condition[] => [
  people.archived(),
  ...peopleFilter(filter),
];

type Found = AnswerOf<typeof orders.name.page>[number];

const toInstant = (text: Instant | null) => text && new Date(text);

/** The lists that a row has whole. */
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
  return (await context.sql.read(context, page({ filter, between, take: limit, skip }))).map(toPerson);
}

/** How many people are in a list. */
export const countPeople = (context: Context, filter: Condition[]): Promise<number> =>
  context.sql.read(context, countOf({ filter }));
