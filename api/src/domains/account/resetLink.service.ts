/**
 * A link to a new password, requested on the sign-in page. While the sender waits, the work is the same for every
 * address; a job finds out whether there is an account, and makes its link.
 */
import { randomUUID } from 'node:crypto';
import { closeOperation } from '../../audit/closeOperation.ts';
import { record } from '../../audit/record.ts';
import { queueMail } from '../../notices/mail/queueMail.ts';
import { type Context, systemContext } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { admitAttempt } from '../../viewer/signInLimits.ts';
import { hashResetToken, newSecretToken } from '../../viewer/tokens.ts';
import { foldEmail } from '../people/accounts.ts';
import { RESET_TOKEN_MS } from './passwords.service.ts';
import { tellFormerAddresses } from './tellOwner.ts';

const SENT = 'If there’s an account with this address, we’ve sent it an email with a link.';
const NO_MAIL = 'This portal doesn’t send email. Ask an administrator for a new password.';

/** Records the request and returns the message. Throws RATE_LIMITED after too many. */
export async function requestPasswordReset(context: Context, input: { email: string }): Promise<string> {
  if (!context.mailer) return NO_MAIL;
  const emailKey = foldEmail(input.email);
  await admitAttempt(context, { emailKey: `reset:${emailKey}` });
  const known = await context.db.user.findUnique({ where: { emailKey }, select: { id: true } });
  const userId = known?.id ?? null;
  await inTransaction(context.db, async (tx) => {
    await record(tx, context, {
      action: 'PASSWORD_RESET_REQUESTED',
      entityType: 'User',
      entityId: userId,
      userId: null,
    });
    await context.jobs.send(tx, 'password-resets', randomUUID(), { userId });
  });
  context.jobs.wake('password-resets');
  return SENT;
}

/** Mails a link to someone who may sign in; nothing for others. Earlier links stay: a stranger must not end them. */
export async function sendResetLink(
  services: Services,
  { userId }: { userId: string | null },
): Promise<void> {
  if (userId === null) return;
  const { db, keys, now, jobs } = services;
  const context = systemContext(services);
  const resetToken = newSecretToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + RESET_TOKEN_MS);
  await inTransaction(db, async (tx) => {
    const isLetIn = await tx.user.count({ where: { id: userId, isActive: true, archivedAt: null } });
    if (!isLetIn) return;
    await tx.passwordResetToken.create({
      data: { userId, tokenHash: hashResetToken(keys, resetToken), createdAt, expiresAt },
      select: { id: true },
    });
    await queueMail(tx, services, {
      userId,
      template: 'passwordReset',
      values: { expiresAt: expiresAt.toISOString() },
      secret: resetToken,
    });
    await tellFormerAddresses(tx, context, userId);
  });
  await closeOperation(context);
  jobs.wake('mail');
}
