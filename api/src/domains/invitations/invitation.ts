/** An invitation: one link that works once, for a week. A newer one replaces it. */
import { record } from '../../audit/record.ts';
import { queueMail } from '../../notices/mail/queueMail.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { hashInvitation, newSecretToken } from '../../viewer/tokens.ts';
import { tellFormerAddresses } from '../account/tellOwner.ts';

const VALID_MS = 7 * 86_400_000;

export interface Invited {
  userId: string;
  expiresAt: Date;
  /** The link to hand over; null if it goes out by email, so that no one else has it. */
  link: string | null;
}

/**
 * Creates invitations for people who were added without one. They look expired, so they can be sent like expired ones.
 */
export async function prepareInvitations(
  tx: Tx,
  context: SignedInContext,
  people: readonly string[],
): Promise<void> {
  const now = context.now();
  await tx.invitation.createMany({
    data: people.map((userId) => ({
      ...{ userId, tokenHash: hashInvitation(context.keys, newSecretToken()) },
      ...{ invitedById: context.viewer.id, createdAt: now, expiresAt: now },
    })),
  });
}

/** Writes the invitation of a person who has not chosen a password yet. */
export async function writeInvitation(tx: Tx, context: SignedInContext, userId: string): Promise<Invited> {
  const token = newSecretToken();
  const createdAt = context.now();
  const expiresAt = new Date(createdAt.getTime() + VALID_MS);
  const row = {
    tokenHash: hashInvitation(context.keys, token),
    invitedById: context.viewer.id,
    createdAt,
    expiresAt,
  };
  await tx.invitation.upsert({
    where: { userId },
    create: { userId, ...row },
    update: row,
    select: { userId: true },
  });
  const { firstName, lastName } = await tx.user.findUniqueOrThrow({
    where: { id: context.viewer.id },
    select: { firstName: true, lastName: true },
  });
  const isMailed = await queueMail(tx, context, {
    userId,
    template: 'invitation',
    values: { invitedBy: `${firstName} ${lastName}`, expiresAt: expiresAt.toISOString() },
    secret: token,
  });
  await record(tx, context, {
    action: 'INVITATION_CREATED',
    entityType: 'User',
    entityId: userId,
    newValues: { expiresAt, linkShown: !isMailed },
  });
  await tellFormerAddresses(tx, context, userId);
  return { userId, expiresAt, link: isMailed ? null : `${context.publicUrl}/invitation#${token}` };
}
