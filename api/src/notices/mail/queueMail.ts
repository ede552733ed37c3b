/** Queues an email in the transaction of its cause: neither exists without the other. */
import type { Tx } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import { sealSecret } from './sealedSecret.ts';
import type { TemplateName, ValuesOf } from './templates.ts';

export interface QueuedMail<Name extends TemplateName> {
  /** The recipient. The email goes to their address at the time it is sent. */
  userId: string;
  template: Name;
  /** The template's values. They are stored unencrypted, so they must not contain secrets. */
  values: ValuesOf<Name>;
  /** The part of a link that gives access. It is stored encrypted, and only until the email is sent. */
  secret?: string;
}

type QueueServices = Pick<Services, 'mailer' | 'jobs' | 'keys' | 'now'>;

/**
 * Returns false if the portal sends no email. Call `jobs.wake('mail')` after the commit if someone is waiting for it.
 */
export async function queueMail<Name extends TemplateName>(
  tx: Tx,
  { mailer, jobs, keys, now }: QueueServices,
  { userId, template, values, secret }: QueuedMail<Name>,
): Promise<boolean> {
  if (!mailer) return false;
  const createdAt = now();
  const id = newTimeKey(createdAt);
  await tx.mail.create({
    data: {
      id,
      userId,
      template,
      values,
      secret: secret === undefined ? null : sealSecret(keys, id, secret),
      createdAt,
      nextTryAt: createdAt,
    },
    select: { id: true },
  });
  await jobs.send(tx, 'mail', id, {});
  return true;
}
