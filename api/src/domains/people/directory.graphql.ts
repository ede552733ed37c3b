/** The directory: lists of people by kind, and individual people, for staff in charge of them. */
import type { GraphQLResolveInfo } from 'graphql';
import { CONTACT_READERS, CONTRACTOR_READERS, STAFF_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { underEitherName } from '../../graph/formerNames.ts';
import { rangePage } from '../../graph/keyset.ts';
import { USE_FILTER, wordFilter } from '../../graph/listFilters.ts';
import { BY_UPDATE, orderEnum } from '../../graph/listOrders.ts';
import type { ConnectionArgs } from '../../graph/pageArgs.ts';
import { begin } from '../../graph/pagedConnection.ts';
import { isOwnerOrHasRole } from '../../graph/scopes.ts';
import { selects } from '../../graph/selects.ts';
import { newestFirst, oldestFirst } from '../../graph/sortOrder.ts';
import { words } from '../../graph/words.ts';
import type { Context } from '../../operation/context.ts';
import { keyOrNone } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import type { Condition } from '../../platform/sql/define.ts';
import { BY_NAME } from './byName.ts';
import { archivedFilter, countPeople, kindFilter, peopleFilter, readPeople } from './directory.ts';
import { inputWords } from './inputWords.ts';
import { RoleNameEnum, User, UserConnection } from './user.graphql.ts';

const ActivityStatus = builder.enumType('ActivityStatus', {
  description: 'Whether people can sign in.',
  values: {
    active: { description: 'People who can sign in.' },
    inactive: { description: 'People who cannot sign in; their records stay.' },
  },
});

const ORDERS = {
  NAME: { order: BY_NAME, description: 'By last name, then first name.' },
  NEWEST: { order: newestFirst('createdAt'), description: 'The most recently added first.' },
  OLDEST: { order: oldestFirst('createdAt'), description: 'The most recently added last.' },
  ...BY_UPDATE,
};

const ContractorOrder = orderEnum('ContractorOrder', ORDERS);
const StaffOrder = orderEnum('StaffOrder', ORDERS);

const BY_DEFAULT = 'NAME if left out.';
const FILTER = 'Only people who match; everyone on the list if left out.';

const RoleNameFilter = wordFilter(
  'RoleNameFilter',
  'people',
  RoleNameEnum,
  'roles, whatever others they have',
);

const ContractorFilter = builder.inputType('ContractorFilter', {
  description: 'Only contractors who meet every condition given.',
  fields: (t) => ({
    isActive: t.boolean({ description: inputWords.isActive }),
    updatedSince: t.field({ type: 'DateTime', description: words.updatedSince }),
  }),
});

const StaffFilter = builder.inputType('StaffFilter', {
  description: 'Only people who meet every condition given.',
  fields: (t) => ({
    role: t.field({ type: RoleNameFilter, description: 'A role that the person has, such as Manager.' }),
    isActive: t.boolean({ description: inputWords.isActive }),
    updatedSince: t.field({ type: 'DateTime', description: words.updatedSince }),
  }),
});

const SORTED = { ...ORDERS, ARCHIVED: { order: newestFirst('archivedAt') } };

/** One page of the people that match a filter. */
export async function peoplePage(
  args: ConnectionArgs,
  context: Context,
  info: GraphQLResolveInfo,
  filter: Condition[],
  by: keyof typeof SORTED = 'NAME',
) {
  const totalCount = memoize(() => countPeople(context, filter));
  if (selects(info, ['totalCount'])) begin(totalCount);
  const page = await rangePage(args, { info, order: SORTED[by].order }, (range) =>
    readPeople(context, filter, by, range),
  );
  return { ...page, totalCount };
}

/** The person with this ID, if there is one that matches. */
function findPerson<Query extends Prisma.UserFindFirstArgs>(
  query: Query,
  { db }: Context,
  id: string,
  where: Prisma.UserWhereInput = {},
) {
  const key = keyOrNone('User', id);
  return db.user.findFirst({ ...query, where: { id: { in: key ? [key] : [] }, ...where } });
}

builder.queryField('contractors', (t) =>
  t.connection(
    {
      type: User,
      tokenScope: 'PEOPLE_READ',
      description: 'Contractors; archived ones only if requested.',
      authScopes: { anyRole: CONTRACTOR_READERS },
      args: {
        filter: t.arg({ type: ContractorFilter, description: FILTER }),
        search: t.arg.string({ description: inputWords.search }),
        status: t.arg({
          type: ActivityStatus,
          description: 'Only those who can sign in, or only those who cannot; both if left out.',
          deprecationReason: USE_FILTER,
        }),
        orderBy: t.arg({ type: ContractorOrder, description: BY_DEFAULT }),
        order: t.arg({
          type: ContractorOrder,
          description: 'The former name of orderBy.',
          deprecationReason: 'Use orderBy.',
        }),
        includeArchived: t.arg.boolean({
          description: 'Includes people who have left and are archived: totals for the past need them.',
        }),
      },
      resolve: (_root, args, context, info) => {
        const by = underEitherName(args, 'orderBy', 'order') ?? 'NAME';
        return peoplePage(args, context, info, kindFilter('CONTRACTOR', args), by);
      },
    },
    UserConnection,
  ),
);

builder.queryField('contractor', (t) =>
  t.prismaField({
    type: User,
    tokenScope: 'PEOPLE_READ',
    nullable: true,
    description: 'One contractor who is not archived; null when there is none with this id.',
    authScopes: { anyRole: CONTRACTOR_READERS },
    args: { id: t.arg.id({ required: true, description: 'The id of a contractor, not of a staff member.' }) },
    resolve: (query, _root, { id }, context) =>
      findPerson(query, context, id, { kind: 'CONTRACTOR', archivedAt: null }),
  }),
);

builder.queryField('staff', (t) =>
  t.connection(
    {
      type: User,
      tokenScope: 'PEOPLE_READ',
      description: 'Staff members; archived ones only if requested.',
      authScopes: { anyRole: STAFF_READERS },
      args: {
        filter: t.arg({ type: StaffFilter, description: FILTER }),
        orderBy: t.arg({ type: StaffOrder, description: BY_DEFAULT }),
        search: t.arg.string({ description: inputWords.search }),
        role: t.arg({ type: RoleNameEnum, description: words.anyRole, deprecationReason: USE_FILTER }),
        status: t.arg({
          type: ActivityStatus,
          description: 'Only those who can sign in, or only those who cannot; both if left out.',
          deprecationReason: USE_FILTER,
        }),
        includeArchived: t.arg.boolean({
          description: 'True to include people who have left and are archived.',
        }),
      },
      resolve: (_root, args, context, info) =>
        peoplePage(args, context, info, kindFilter('STAFF', args), args.orderBy ?? 'NAME'),
    },
    UserConnection,
  ),
);

builder.queryField('people', (t) =>
  t.connection(
    {
      type: User,
      tokenScope: 'PEOPLE_READ',
      description: 'Everyone: staff and contractors, including archived people.',
      authScopes: { anyRole: STAFF_READERS },
      args: {
        filter: t.arg({ type: StaffFilter, description: FILTER }),
        orderBy: t.arg({ type: StaffOrder, description: BY_DEFAULT }),
        search: t.arg.string({ description: inputWords.search }),
        role: t.arg({ type: RoleNameEnum, description: words.anyRole, deprecationReason: USE_FILTER }),
      },
      resolve: (_root, args, context, info) =>
        peoplePage(args, context, info, peopleFilter(args), args.orderBy ?? 'NAME'),
    },
    UserConnection,
  ),
);

builder.queryField('archivedUsers', (t) =>
  t.connection(
    {
      type: User,
      tokenScope: 'PEOPLE_READ',
      description: 'Archived people of either kind, the most recently archived first.',
      authScopes: { anyRole: STAFF_READERS },
      args: {
        filter: t.arg({ type: StaffFilter, description: FILTER }),
        search: t.arg.string({ description: inputWords.search }),
        role: t.arg({ type: RoleNameEnum, description: words.anyRole, deprecationReason: USE_FILTER }),
      },
      resolve: (_root, args, context, info) =>
        peoplePage(args, context, info, archivedFilter(args), 'ARCHIVED'),
    },
    UserConnection,
  ),
);

builder.queryField('staffMember', (t) =>
  t.prismaField({
    type: User,
    tokenScope: 'PEOPLE_READ',
    nullable: true,
    description: 'One person from the lists of people, of either kind; null when there is none with this id.',
    authScopes: { anyRole: STAFF_READERS },
    args: { id: t.arg.id({ required: true, description: inputWords.userId }) },
    resolve: (query, _root, { id }, context) => findPerson(query, context, id),
  }),
);

builder.queryField('user', (t) =>
  t.prismaField({
    type: User,
    tokenScope: 'PEOPLE_READ',
    nullable: true,
    description:
      'The viewer; for administrators, managers and HR, anyone. Null when there is none with this id.',
    authScopes: (_root, { id }, context) =>
      isOwnerOrHasRole(context, keyOrNone('User', id) ?? '', CONTACT_READERS),
    args: { id: t.arg.id({ required: true, description: inputWords.userId }) },
    resolve: (query, _root, { id }, context) => findPerson(query, context, id),
  }),
);
