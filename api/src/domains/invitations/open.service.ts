/** Open invitations: sending them again, and withdrawing them. */
import type { RoleName } from 'rules/roles';
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canInvite } from '../../viewer/policy.ts';
import { closeOtherWays } from '../account/passwords.service.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { type Invited, writeInvitation } from './invitation.ts';

interface InvitedPerson {
  id: string;
  isActive: boolean;
}

/** Locks the person, so that an acceptance comes before or after. Throws NotFoundError or ForbiddenError. */
async function lockInvited(
  tx: Tx,
  context: SignedInContext,
  coordinate: string,
  id: string,
): Promise<InvitedPerson> {
  const key = toKey('User', id);
  await lockPerson(tx, key);
  const person = await tx.user.findUnique({
    where: { id: key },
    select: {
      id: true,
      kind: true,
      isActive: true,
      archivedAt: true,
      roles: { select: { role: true } },
      invitation: { select: { userId: true } },
    },
  });
  if (!person) throw new NotFoundError('User');
  const roles: RoleName[] = person.roles.map(({ role }) => role);
  assertAllowed(context, coordinate, canInvite(context.viewer, { kind: person.kind, roles }));
  if (!person.invitation) throw new NotFoundError('Invitation');
  return { id: key, isActive: person.isActive && person.archivedAt === null };
}

/** Invites again; the earlier link stops working. Throws NotFoundError, ForbiddenError or ConflictError. */
export async function resendInvitation(
  context: SignedInContext,
  { userId }: { userId: string },
): Promise<Invited> {
  const invited = await inTransaction(context.db, async (tx) => {
    const person = await lockInvited(tx, context, 'Mutation.resendInvitation', userId);
    if (!person.isActive) throw new ConflictError('This person can’t sign in. Activate the user first.');
    return writeInvitation(tx, context, person.id);
  });
  context.jobs.wake('mail');
  return invited;
}

/** Ends the invitation and the access it offered. Returns the key. Throws NotFoundError or ForbiddenError. */
export const withdrawInvitation = (
  context: SignedInContext,
  { userId }: { userId: string },
): Promise<string> =>
  inTransaction(context.db, async (tx) => {
    const person = await lockInvited(tx, context, 'Mutation.withdrawInvitation', userId);
    await tx.user.update({ where: { id: person.id }, data: { isActive: false }, select: { id: true } });
    await closeOtherWays(tx, context, person.id);
    await record(tx, context, {
      action: 'INVITATION_WITHDRAWN',
      entityType: 'User',
      entityId: person.id,
      oldValues: { isActive: person.isActive },
      newValues: { isActive: false },
    });
    return person.id;
  });
