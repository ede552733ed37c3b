/** What the viewer can do with a person, as fields of User, so that buttons and server agree. */

import { ROLES_BY_RANK } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import type { Viewer } from '../../operation/context.ts';
import { liveAccessTokens } from '../../viewer/accessTokens.ts';
import {
  canArchive,
  canAssignRoles,
  canDelete,
  canEditStaff,
  canGrantRoles,
  canRemoveSecondFactor,
  canResetPassword,
  canSetActive,
  canSignOutEverywhere,
  canUnarchive,
  canUnlockSignIn,
} from '../../viewer/policy.ts';
import { FACTORS, hasFactor } from '../../viewer/secondFactor/factors.ts';
import { liveSessions } from '../../viewer/sessions.ts';
import { isLockedOut } from '../../viewer/signInLimits.ts';
import { RoleNameEnum, User } from '../people/user.graphql.ts';

const ASKED = { id: true, kind: true, archivedAt: true, roles: { select: { role: true } } } as const;

interface Asked {
  id: string;
  kind: 'STAFF' | 'CONTRACTOR';
  archivedAt: Date | null;
  roles: { role: Parameters<typeof canArchive>[1]['roles'][number] }[];
}

const toPerson = ({ id, archivedAt, roles }: Asked) => ({
  id,
  archived: archivedAt !== null,
  roles: roles.map(({ role }) => role),
});

const mayChangeRoles = (viewer: Viewer, user: Asked): boolean =>
  user.kind === 'STAFF' && user.archivedAt === null && canAssignRoles(viewer, user) === null;

builder.prismaObjectFields(User, (t) => ({
  viewerCanEditStaff: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: "Whether the viewer may change this person's name and phone.",
    resolve: (_user, _args, { viewer }) => canEditStaff(viewer) === null,
  }),
  viewerCanAssignRoles: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: 'Whether the viewer may give this staff member roles and take them away.',
    select: ASKED,
    resolve: (user, _args, { viewer }) => mayChangeRoles(viewer, user),
  }),
  assignableRoles: t.withAuth({ signedIn: true }).field({
    type: [RoleNameEnum],
    tokenScope: 'PEOPLE_READ',
    description:
      'The roles that the viewer may give to this person and take away: those whose rights the viewer has.',
    select: ASKED,
    resolve: (user, _args, { viewer }) =>
      mayChangeRoles(viewer, user)
        ? ROLES_BY_RANK.filter((role) => canGrantRoles(viewer, [role]) === null)
        : [],
  }),
  viewerCanSetActive: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: 'Whether the viewer may activate or deactivate this person.',
    resolve: (user, _args, { viewer }) => canSetActive(viewer, user) === null,
  }),
  viewerCanResetPassword: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: 'Whether the viewer may give this person a temporary password.',
    select: ASKED,
    resolve: (user, _args, { viewer }) => canResetPassword(viewer, toPerson(user)) === null,
  }),
  viewerCanUnlockSignIn: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description:
      'Whether too many wrong passwords now lock this person out, at least in some places, and the viewer may let them in.',
    select: { ...ASKED, emailKey: true },
    // At once for those who may not: a promise in each row makes promises of the whole list.
    resolve: (user, _args, context) =>
      canUnlockSignIn(context.viewer, toPerson(user)) === null && isLockedOut(context, user.emailKey),
  }),
  viewerCanSignOutEverywhere: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: 'Whether this person has sessions or access tokens that the viewer may end.',
    select: (_args, context) => ({
      ...ASKED,
      sessions: { select: { id: true }, where: liveSessions(context), take: 1 },
      accessTokens: { select: { id: true }, where: liveAccessTokens(context.now()), take: 1 },
    }),
    resolve: (user, _args, { viewer }) =>
      user.sessions.length + user.accessTokens.length > 0 &&
      canSignOutEverywhere(viewer, toPerson(user)) === null,
  }),
  viewerCanRemoveSecondFactor: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: 'Whether this person has a second factor that the viewer may remove.',
    select: { ...ASKED, ...FACTORS },
    resolve: (user, _args, { viewer }) => hasFactor(user) && canRemoveSecondFactor(viewer, user) === null,
  }),
  viewerCanArchive: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: 'Whether the viewer may archive this person, or unarchive one who is archived.',
    select: ASKED,
    resolve: (user, _args, { viewer }) =>
      (user.archivedAt ? canUnarchive(viewer) : canArchive(viewer, toPerson(user))) === null,
  }),
  viewerCanDelete: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: 'Whether the viewer may delete this person, who must be archived.',
    select: ASKED,
    resolve: (user, _args, { viewer }) =>
      user.archivedAt !== null && canDelete(viewer, toPerson(user)) === null,
  }),
}));
