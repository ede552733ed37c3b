/** Accepting an invitation: the person with its link chooses the password and is signed in. */
import { record } from '../../audit/record.ts';
import type { Context } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { OWNER, ownPassword, replacePassword } from '../../viewer/credentials.ts';
import { handOver, startSession } from '../../viewer/sessions.ts';
import { forgetAllAttempts } from '../../viewer/signInLimits.ts';
import { listInvitationHashes } from '../../viewer/tokens.ts';
import { closeOtherWays } from '../account/passwords.service.ts';
import { assertOwnAddress, type LoggedIn } from '../account/signIn.service.ts';

const whereOpen = (context: Context, token: string) =>
  ({
    tokenHash: { in: listInvitationHashes(context.keys, token) },
    expiresAt: { gt: context.now() },
    user: { isActive: true, archivedAt: null },
  }) satisfies Prisma.InvitationWhereInput;

export interface OpenInvitation {
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  expiresAt: Date;
}

/** What a person with the link sees before choosing a password; null if the link no longer works. */
export async function findOpenInvitation(context: Context, token: string): Promise<OpenInvitation | null> {
  const found = await context.db.invitation.findFirst({
    where: whereOpen(context, token),
    select: { expiresAt: true, user: { select: OWNER } },
  });
  return found && { ...found.user, expiresAt: found.expiresAt, companyName: await context.companyName() };
}

/**
 * Sets the person's password and signs them in. Throws SignInError at an address that is not the portal's, and
 * ValidationError for a link that does not work or a password that is easy to guess.
 */
export async function acceptInvitation(
  context: Context,
  input: { token: string; newPassword: string },
): Promise<LoggedIn> {
  assertOwnAddress(context);
  const invalid = () => ValidationError.of('token', 'This invitation isn’t valid or has expired.');
  const where = whereOpen(context, input.token);
  const found = await context.db.invitation.findFirst({
    where,
    select: { user: { select: { id: true, emailKey: true, ...OWNER } } },
  });
  if (!found) throw invalid();
  const { id: userId, emailKey, ...owner } = found.user;
  const columns = await ownPassword(context, { password: input.newPassword, owner, field: 'newPassword' });
  const session = await inTransaction(context.db, async (tx) => {
    // If two people use the link at once, one finds it gone.
    const { count } = await tx.invitation.deleteMany({ where });
    if (count === 0) throw invalid();
    await replacePassword(tx, userId, columns);
    await forgetAllAttempts(tx, context, emailKey);
    await closeOtherWays(tx, context, userId);
    await record(tx, context, {
      action: 'INVITATION_ACCEPTED',
      entityType: 'User',
      entityId: userId,
      userId,
    });
    return startSession(tx, context, userId);
  });
  context.admitted.add(userId);
  context.signIns.count('admitted');
  return { ...handOver(context, session), userId, needsPasswordChange: false };
}
