import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import type { Viewer } from '../../operation/context.ts';
import { canEnterOpeningBalance } from '../../viewer/policy.ts';
import { User } from '../people/user.graphql.ts';

/** The viewer's own; payroll readers see all. */
const visibleOpenings = (viewer: Viewer | null): { userId?: string | { in: string[] } } => {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, PAYROLL_READERS) ? {} : { userId: viewer.id };
};

export const OpeningBalance = builder.prismaNode('OpeningBalance', {
  tokenScope: 'PAYROLL_READ',
  id: { field: 'id' },
  // Someone else's looks like one that does not exist: null.
  nullable: true,
  description:
    'What a person was paid in a year before the portal was used. It counts on the forms of its year, and has no days. It never changes; a mistake is voided.',
  findUnique: (id, { viewer }) => ({ id, ...visibleOpenings(viewer) }),
  select: { id: true, userId: true },
  authScopes: (opening, context) => isActiveOwnerOrHasRole(context, opening.userId, PAYROLL_READERS),
  runScopesOnType: true,
  fields: (t) => ({
    user: t.relation('user', { description: 'Who was paid.' }),
    year: t.exposeInt('year', { description: 'The calendar year in which it was paid.' }),
    paidThrough: t.expose('paidThrough', {
      type: 'Date',
      description: 'The date of the last payment included in the amounts.',
    }),
    compensation: t.expose('compensation', {
      type: 'Money',
      description: 'Dollars of compensation: what the 1099-NEC of the year reports.',
    }),
    reimbursed: t.expose('reimbursed', {
      type: 'Money',
      description: 'Dollars of expenses that were accounted for, which are on no form.',
    }),
    withheld: t.expose('withheld', {
      type: 'Money',
      description: 'Dollars of backup withholding, which are part of the compensation.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was entered.' }),
    enteredBy: t.withAuth({ signedIn: true }).string({
      nullable: true,
      description:
        'The name of the person who entered it, for those who read payroll; null for others, and if that person was deleted since.',
      select: { createdBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ createdBy }, _args, { viewer }) =>
        createdBy && hasAnyRole(viewer, PAYROLL_READERS)
          ? `${createdBy.firstName} ${createdBy.lastName}`
          : null,
    }),
    voidedAt: t.expose('voidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was voided; null if it is not void.',
    }),
    voidReason: t.exposeString('voidReason', {
      nullable: true,
      description: 'Why it was voided; null if it is not void.',
    }),
    viewerCanVoid: t.withAuth({ signedIn: true }).boolean({
      description: "Whether it isn't void and the viewer may void it. No one can void their own.",
      select: { voidedAt: true },
      resolve: ({ userId, voidedAt }, _args, { viewer }) =>
        voidedAt === null && canEnterOpeningBalance(viewer, { id: userId }) === null,
    }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  openingBalances: t.relation('openingBalances', {
    type: OpeningBalance,
    tokenScope: 'PAYROLL_READ',
    description:
      'What was paid in each year before the portal was used, newest first, with what was voided; for the person and for those who read payroll.',
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, PAYROLL_READERS),
    query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  }),
  viewerCanEnterOpeningBalance: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PAYROLL_READ',
    description:
      'Whether the viewer may enter what this person was paid before the portal. No one can enter their own.',
    resolve: (user, _args, { viewer }) => canEnterOpeningBalance(viewer, user) === null,
  }),
}));
