/** Assigns roles to staff and removes them. Every request reads the roles, so a change applies to the next one. */
import { ROLES_BY_RANK, type RoleName } from 'rules/roles';
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canAssignRoles, canGrantRoles } from '../../viewer/policy.ts';
import { keepAnAdministrator, type LockedUser, lockUser } from './lockedUser.ts';

interface RoleChange {
  userId: string;
  role: RoleName;
}

/** The checks that assigning and removing share. */
function checkRoleChange(
  context: SignedInContext,
  coordinate: string,
  person: LockedUser,
  role: RoleName,
): void {
  assertAllowed(context, coordinate, canAssignRoles(context.viewer, person));
  assertAllowed(context, coordinate, canGrantRoles(context.viewer, [role]));
  if (person.kind !== 'STAFF') throw ValidationError.of('userId', 'Contractors have no roles.');
  // IT_Admin users cannot be archived, and archived users keep their roles.
  if (person.archived) throw new ConflictError('This user is archived. Unarchive the user first.');
}

const recordRoles = (
  tx: Tx,
  context: SignedInContext,
  action: 'ROLE_ASSIGNED' | 'ROLE_REMOVED',
  person: LockedUser,
  after: readonly RoleName[],
) =>
  record(tx, context, {
    action,
    entityType: 'User',
    entityId: person.id,
    oldValues: { roles: inOrder(person.roles) },
    newValues: { roles: inOrder(after) },
  });

const inOrder = (roles: readonly RoleName[]) => ROLES_BY_RANK.filter((role) => roles.includes(role));

/**
 * Assigns a role to a staff member. Returns the key. Throws NotFoundError, ForbiddenError, ValidationError for a
 * contractor, or ConflictError for a role the person already has.
 */
export const assignRole = (context: SignedInContext, { userId, role }: RoleChange): Promise<string> =>
  inTransaction(context.db, async (tx) => {
    const person = await lockUser(tx, userId);
    checkRoleChange(context, 'Mutation.assignRole', person, role);
    if (person.roles.includes(role)) throw new ConflictError(`This user already has the role ${role}.`);
    await tx.roleAssignment.create({
      data: { userId: person.id, role, assignedAt: context.now() },
      select: { role: true },
    });
    await recordRoles(tx, context, 'ROLE_ASSIGNED', person, [...person.roles, role]);
    if (role === 'IT_Admin')
      await notify(tx, context, { kind: 'ADMINISTRATOR_ADDED', aboutId: person.id, facts: {} });
    return person.id;
  });

/**
 * Removes a role. Returns the key. Throws NotFoundError, even for a role the person does not have, ForbiddenError,
 * ValidationError for a contractor, or ConflictError (LAST_ADMIN) for the last administrator's.
 */
export const removeRole = (context: SignedInContext, { userId, role }: RoleChange): Promise<string> =>
  inTransaction(context.db, async (tx) => {
    const person = await lockUser(tx, userId, { andAdministrators: role === 'IT_Admin' });
    // Checked before the rule against changing oneself, so that the only administrator learns what to do first.
    if (role === 'IT_Admin' && person.isActive) await keepAnAdministrator(tx, person);
    checkRoleChange(context, 'Mutation.removeRole', person, role);
    if (!person.roles.includes(role)) throw new NotFoundError('Role');
    await tx.roleAssignment.delete({
      where: { userId_role: { userId: person.id, role } },
      select: { role: true },
    });
    await recordRoles(
      tx,
      context,
      'ROLE_REMOVED',
      person,
      person.roles.filter((held) => held !== role),
    );
    return person.id;
  });
