/**
 * A person, with the fields that the viewer may see: colleagues see the name; the person and people in charge see the
 * rest.
 */
import { queryFromInfo } from '@pothos/plugin-prisma';
import type { FieldNode } from 'graphql';
import { findStepOn } from 'rules/dayRates';
import { toAmount } from 'rules/money';
import {
  CONTACT_READERS,
  CONTRACTOR_READERS,
  findHighestRole,
  listPermissions,
  type Permission,
  RATE_READERS,
  ROLES_BY_RANK,
  type RoleGroup,
  type RoleName,
} from 'rules/roles';
import { todayIn } from 'rules/zonedDays';
import { builder } from '../../graph/builder.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
import { asResult } from '../../graph/plainColumns.ts';
import { isOwnerOrHasRole, isOwnerOrSignedIn } from '../../graph/scopes.ts';
import type { Context } from '../../operation/context.ts';
import type { User as UserRow } from '../../platform/db/generated/client/client.ts';
import { canDeactivateContractor, canEditContractor, canSetDailyRate } from '../../viewer/policy.ts';
import { addressWords } from './inputWords.ts';
import { rateColumns, rateOn, toSteps } from './ratesBy.ts';

const OWN_RECORDS = 'Staff who see their own days, pay and documents.';

export const RoleNameEnum = builder.enumType('RoleName', {
  description: "A staff member's role. Contractors have none.",
  values: {
    IT_Admin: {
      description: 'Administrator of the portal: everything, except paying or approving themselves.',
    },
    Manager: { description: 'Runs the work: contractors, approving days, payroll and reports.' },
    HR: { description: "Looks after people's records: adds staff, and reads rates and contact details." },
    Accountant: {
      description: 'Reads days, payroll and tax documents, and may see taxpayer numbers in full.',
    },
    Supervisor: { description: OWN_RECORDS },
    Asst_Manager: { description: OWN_RECORDS },
    Admin_Assistant: { description: OWN_RECORDS },
    Employee: {
      description: 'The role of staff who have no other: they see their own days, pay and documents.',
    },
  } satisfies Record<RoleName, { description: string }>,
});
const PermissionEnum = builder.enumType('Permission', {
  description: 'What roles allow beyond their own screens.',
  values: {
    add_staff: { description: 'Adds staff members: administrators and HR.' },
    assign_roles: { description: 'Gives roles and takes them away: administrators.' },
    manage_infra: { description: 'Looks after the portal itself: administrators.' },
  } satisfies Record<Permission, { description: string }>,
});
export const UserKindEnum = builder.enumType('UserKind', {
  description: 'Staff have roles, contractors are paid by the day.',
  values: {
    STAFF: { description: 'Has roles; `workRelation` says whether pay goes on a W-2 or a 1099.' },
    CONTRACTOR: { description: 'Drives and is paid by the day; has no role.' },
  },
});

export const WorkRelationEnum = builder.enumType('WorkRelation', {
  description: "How someone's pay is reported to the IRS.",
  values: {
    CONTRACTOR: { description: 'Paid as a contractor: Form 1099-NEC.' },
    EMPLOYEE: { description: 'Paid through payroll as an employee: W-2.' },
  } as const,
});

interface AddressShape {
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
}

const ADDRESS_FIELDS = ['street', 'city', 'state', 'zip', 'country'] as const;

export const Address = builder.objectRef<AddressShape>('Address').implement({
  tokenScope: 'ANY_TOKEN',
  description: 'A postal address; unknown parts are empty strings.',
  // Guarded by the fields that return it: a person who just signed in may read their own address before they are a
  // viewer.
  authScopes: { everyone: true },
  fields: (t) =>
    Object.fromEntries(
      ADDRESS_FIELDS.map((part) => [
        part,
        t.string({ description: addressWords[part], resolve: (address) => address[part] ?? '' }),
      ]),
    ),
});

const Contact = builder
  .objectRef<AddressShape & { email: string; phone: string | null }>('Contact')
  .implement({
    tokenScope: 'PEOPLE_READ',
    description: 'How to reach a person.',
    // Guarded by the fields that return it, like the address.
    authScopes: { everyone: true },
    fields: (t) => ({
      email: t.exposeString('email', {
        description: 'The address the person signs in with and gets mail at.',
      }),
      phone: t.exposeString('phone', {
        nullable: true,
        description: 'As typed, in any format; null if there is none.',
      }),
      address: t.field({
        type: Address,
        description: 'Where the person gets letters; unknown parts are empty.',
        resolve: (contact) => contact,
      }),
    }),
  });

/** Selections shared by several fields. */
const withRoles = { roles: { select: { role: true } } } as const;
const names = (roles: { role: RoleName }[]) => roles.map(({ role }) => role);

/** The person, or anyone with one of the roles. */
const ownOr =
  (roles: RoleGroup) =>
  ({ id }: { id: string }, _args: unknown, context: Context) =>
    isOwnerOrHasRole(context, id, roles);
const anyColleague = ({ id }: { id: string }, _args: unknown, context: Context) =>
  isOwnerOrSignedIn(context, id);

export const User = builder.prismaNode('User', {
  tokenScope: 'ANY_TOKEN',
  id: { field: 'id' },
  // An unknown person is null, not an error.
  nullable: true,
  description: 'A person the company works with: a member of its staff or a contractor.',
  // Reads only what a query selects, so the password hash never leaves the database for a screen.
  select: { id: true },
  fields: (t) => ({
    kind: t.expose('kind', {
      type: UserKindEnum,
      tokenScope: 'ANY_TOKEN',
      description: 'Staff member or contractor: decides on which lists the person is found.',
      authScopes: anyColleague,
    }),
    firstName: t.exposeString('firstName', {
      tokenScope: 'ANY_TOKEN',
      description: 'Given name, visible to every colleague.',
      authScopes: anyColleague,
    }),
    lastName: t.exposeString('lastName', {
      tokenScope: 'ANY_TOKEN',
      description: 'Family name, visible to every colleague; lists are sorted by it.',
      authScopes: anyColleague,
    }),
    name: t.string({
      tokenScope: 'ANY_TOKEN',
      description: 'First and last name.',
      authScopes: anyColleague,
      select: { firstName: true, lastName: true },
      resolve: (user) => `${user.firstName} ${user.lastName}`,
    }),
    contact: t.field({
      type: Contact,
      tokenScope: 'PEOPLE_READ',
      description: 'How to reach the person.',
      authScopes: ownOr(CONTACT_READERS),
      select: { email: true, phone: true, street: true, city: true, state: true, zip: true, country: true },
      resolve: (user) => user,
    }),
    email: t.exposeString('email', {
      tokenScope: 'ANY_TOKEN',
      description:
        'The address the person signs in with; for the person, administrators, managers, HR and accountants.',
      authScopes: ownOr(CONTRACTOR_READERS),
    }),
    phone: t.exposeString('phone', {
      tokenScope: 'PEOPLE_READ',
      nullable: true,
      description: 'As typed; null if there is none. For the person, administrators, managers and HR.',
      authScopes: ownOr(CONTACT_READERS),
    }),
    address: t.field({
      type: Address,
      tokenScope: 'PEOPLE_READ',
      description: 'Where letters go; for the person, administrators, managers and HR.',
      authScopes: ownOr(CONTACT_READERS),
      select: { street: true, city: true, state: true, zip: true, country: true },
      resolve: (user) => user,
    }),
    dailyRate: t.field({
      type: 'Money',
      tokenScope: 'PEOPLE_READ',
      nullable: true,
      description: 'Dollars per day worked, as of today; null if none is agreed.',
      authScopes: ownOr(RATE_READERS),
      select: rateColumns,
      resolve: (user, _args, { now, timeZone }) => {
        const cents = rateOn(user, todayIn(now(), timeZone));
        return cents === null ? null : toAmount(cents);
      },
    }),
    dailyRateFrom: t.field({
      type: 'Date',
      tokenScope: 'PEOPLE_READ',
      nullable: true,
      description:
        "The first day at today's daily rate. It is in the future if the person's first rate has yet to begin: days before it get that rate too. Null if that is not known.",
      authScopes: ownOr(RATE_READERS),
      select: { payRates: rateColumns.payRates },
      resolve: ({ payRates }, _args, { now, timeZone }) =>
        findStepOn(toSteps(payRates), todayIn(now(), timeZone))?.from ?? null,
    }),
    roles: t.field({
      type: [RoleNameEnum],
      tokenScope: 'PEOPLE_READ',
      description: 'From the highest to the lowest; empty for contractors.',
      authScopes: ownOr(CONTRACTOR_READERS),
      select: withRoles,
      resolve: (user) => ROLES_BY_RANK.filter((role) => names(user.roles).includes(role)),
    }),
    permissions: t.field({
      type: [PermissionEnum],
      tokenScope: 'PEOPLE_READ',
      description: 'What the roles allow beyond their own screens; empty for most people.',
      authScopes: ownOr(CONTRACTOR_READERS),
      select: withRoles,
      resolve: (user) => listPermissions(names(user.roles)),
    }),
    role: t.string({
      tokenScope: 'ANY_TOKEN',
      description: "The highest role, or 'User' if there is none.",
      authScopes: ownOr(CONTRACTOR_READERS),
      select: withRoles,
      resolve: (user) => findHighestRole(names(user.roles)),
    }),
    isActive: t.exposeBoolean('isActive', {
      tokenScope: 'ANY_TOKEN',
      description: 'Whether the person can sign in.',
      authScopes: ownOr(CONTRACTOR_READERS),
    }),
    archived: t.boolean({
      tokenScope: 'ANY_TOKEN',
      description: 'Whether the person has left and is archived: most lists leave such people out.',
      authScopes: ownOr(CONTRACTOR_READERS),
      select: { archivedAt: true },
      resolve: (user) => user.archivedAt !== null,
    }),
    needsPasswordChange: t.exposeBoolean('mustChangePassword', {
      tokenScope: 'PEOPLE_READ',
      description: 'Someone else chose the password; it must be changed before anything else.',
      authScopes: ownOr(CONTRACTOR_READERS),
    }),
    passwordChanged: t.boolean({
      tokenScope: 'PEOPLE_READ',
      description: 'The opposite of needsPasswordChange: the person chose the password.',
      authScopes: ownOr(CONTRACTOR_READERS),
      select: { mustChangePassword: true },
      resolve: (user) => !user.mustChangePassword,
    }),
    archivedAt: t.expose('archivedAt', {
      type: 'DateTime',
      tokenScope: 'PEOPLE_READ',
      nullable: true,
      description: 'When the person was archived; null if not archived.',
      authScopes: ownOr(CONTRACTOR_READERS),
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      tokenScope: 'PEOPLE_READ',
      description: 'When the person was added, or registered.',
      authScopes: ownOr(CONTRACTOR_READERS),
    }),
    startsOn: t.expose('startsOn', {
      type: 'Date',
      tokenScope: 'PEOPLE_READ',
      nullable: true,
      description:
        'The first day of work, from which days are expected; null if no one entered it: then the day they were added counts.',
      authScopes: ownOr(CONTRACTOR_READERS),
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      tokenScope: 'PEOPLE_READ',
      description: "When the person's record last changed; days and pay do not count.",
      authScopes: ownOr(CONTRACTOR_READERS),
    }),
    viewerCanEdit: t.withAuth({ signedIn: true }).boolean({
      tokenScope: 'PEOPLE_READ',
      description: 'Whether the viewer may edit this contractor.',
      select: { kind: true },
      resolve: (user, _args, { viewer }) => canEditContractor(viewer, user) === null,
    }),
    viewerCanDeactivate: t.withAuth({ signedIn: true }).boolean({
      tokenScope: 'PEOPLE_READ',
      description: 'Whether the viewer may deactivate this contractor, who must be active.',
      select: { id: true, kind: true, isActive: true },
      resolve: (user, _args, { viewer }) => user.isActive && canDeactivateContractor(viewer, user) === null,
    }),
    viewerCanSetDailyRate: t.withAuth({ signedIn: true }).boolean({
      tokenScope: 'PEOPLE_READ',
      description:
        "Whether the viewer may set this person's daily rate; the viewer's own is set in the profile.",
      select: withRoles,
      resolve: (user, _args, { viewer }) => canSetDailyRate(viewer, { roles: names(user.roles) }) === null,
    }),
  }),
});

/** Every list of people uses this connection, so that clients have one shape of page for all of them. */
export const UserConnection = builder.connectionObject(
  {
    type: User,
    name: 'UserConnection',
    fields: (t) => ({
      totalCount: totalCount(t, 'How many people match, across all pages.'),
    }),
  },
  { name: 'UserEdge' },
);

/**
 * Selections that the session's columns already cover. Working out a selection is the slowest part of such a query. If
 * the same query selects more with other variables, its fields load the rest.
 */
const coveredBySession = new WeakSet<FieldNode>();

builder.queryField('viewer', (t) =>
  t.withAuth({ authenticated: true }).field({
    type: User,
    tokenScope: 'ANY_TOKEN',
    description: 'The signed-in user, or the owner of the access token.',
    skipTypeScopes: true,
    resolve: (_root, _args, context, info) => {
      const { id, person } = context.viewer;
      const held = { id, ...person } as UserRow;
      const node = info.fieldNodes[0]!;
      if (person && coveredBySession.has(node)) return held;
      const query = queryFromInfo({ context, info });
      if (!asResult<UserRow>(query, held))
        return context.db.user.findUniqueOrThrow({ where: { id }, ...query });
      coveredBySession.add(node);
      return held;
    },
  }),
);
