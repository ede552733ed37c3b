/** The numbers on the staff screen. */
import { STAFF_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { readKept } from '../../platform/sql/kept.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { staffCounts } from './overview.sql.ts';

const StaffOverview = builder.objectRef<AnswerOf<typeof staffCounts>>('StaffOverview').implement({
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
    resolve: (_root, _args, context) => readKept(context, staffCounts()),
  }),
);
