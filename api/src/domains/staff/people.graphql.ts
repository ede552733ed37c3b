/** Lists of people, and individual people, for staff in charge of them. */
import type { GraphQLResolveInfo } from 'graphql';
import { CONTACT_READERS, STAFF_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { listPage } from '../../graph/listPage.ts';
import type { ConnectionArgs } from '../../graph/pageArgs.ts';
import { isOwnerOrHasRole } from '../../graph/scopes.ts';
import { newestFirst } from '../../graph/sortOrder.ts';
import { words } from '../../graph/words.ts';
import type { Context } from '../../operation/context.ts';
import { keyOrNone } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { ActivityStatus } from '../contractors/contractors.graphql.ts';
import { BY_NAME } from '../people/byName.ts';
import { inputWords } from '../people/inputWords.ts';
import { RoleNameEnum, User, UserConnection } from '../people/user.graphql.ts';
import { type StaffOverview as Overview, staffOverview } from './overview.service.ts';
import { peopleWhere, staffWhere } from './staff.service.ts';

/** One page of the people that match a filter. */
function peoplePage(
  args: ConnectionArgs,
  context: Context,
  info: GraphQLResolveInfo,
  where: Prisma.UserWhereInput,
  order = BY_NAME,
) {
  return listPage('user', context, args, info, { order, where, columns: { id: true }, typeName: 'User' });
}

builder.queryField('staff', (t) =>
  t.connection(
    {
      type: User,
      tokenScope: 'PEOPLE_READ',
      description: 'Staff members; archived ones only if requested.',
      authScopes: { anyRole: STAFF_READERS },
      args: {
        search: t.arg.string({ description: inputWords.search }),
        role: t.arg({ type: RoleNameEnum, description: words.anyRole }),
        status: t.arg({
          type: ActivityStatus,
          description: 'Only those who can sign in, or only those who cannot; both if left out.',
        }),
        includeArchived: t.arg.boolean({
          description: 'True to include people who have left and are archived.',
        }),
      },
      resolve: (_root, args, context, info) => peoplePage(args, context, info, staffWhere(args)),
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
        search: t.arg.string({ description: inputWords.search }),
        role: t.arg({ type: RoleNameEnum, description: words.anyRole }),
      },
      resolve: (_root, args, context, info) => peoplePage(args, context, info, peopleWhere(args)),
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
        search: t.arg.string({ description: inputWords.search }),
        role: t.arg({ type: RoleNameEnum, description: words.anyRole }),
      },
      resolve: (_root, args, context, info) =>
        peoplePage(
          args,
          context,
          info,
          { ...peopleWhere(args), archivedAt: { not: null } },
          newestFirst('archivedAt'),
        ),
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
    resolve: (query, _root, { id }, { db }) => {
      const key = keyOrNone('User', id);
      return db.user.findFirst({ ...query, where: { id: { in: key ? [key] : [] } } });
    },
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
    resolve: (query, _root, { id }, { db }) => {
      const key = keyOrNone('User', id);
      return db.user.findFirst({ ...query, where: { id: { in: key ? [key] : [] } } });
    },
  }),
);

const StaffOverview = builder.objectRef<Overview>('StaffOverview').implement({
  tokenScope: 'PEOPLE_READ',
  description: 'The numbers on the staff screen.',
  authScopes: { anyRole: STAFF_READERS },
  fields: (t) => ({
    totalStaff: t.exposeInt('totalStaff', { description: 'Staff who are not archived.' }),
    activeStaff: t.exposeInt('activeStaff', { description: 'Staff who can sign in.' }),
    inactiveStaff: t.exposeInt('inactiveStaff', {
      description: 'Staff who cannot sign in and are not archived.',
    }),
    archivedUsers: t.exposeInt('archivedUsers', { description: 'Archived people of either kind.' }),
    managers: t.exposeInt('managers', {
      description: 'Staff with the role Manager who are not archived.',
    }),
    totalUsers: t.exposeInt('totalUsers', { description: 'Everyone, including archived people.' }),
    activeUsers: t.exposeInt('activeUsers', { description: 'People of either kind who can sign in.' }),
    activeContractors: t.exposeInt('activeContractors', { description: 'Contractors who can sign in.' }),
  }),
});

builder.queryField('staffOverview', (t) =>
  t.withAuth({ anyRole: STAFF_READERS }).field({
    type: StaffOverview,
    tokenScope: 'PEOPLE_READ',
    description: 'The numbers on the staff screen.',
    resolve: (_root, _args, context) => staffOverview(context),
  }),
);
