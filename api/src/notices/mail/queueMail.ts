/** Puts a mail into the queue, in the transaction of what it is about: neither is there without the other. */
import type { Tx } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import { sealSecret } from './sealedSecret.ts';
import type { TemplateName, ValuesOf } from './templates.ts';

export interface QueuedMail<Name extends TemplateName> {
  /** Whom it is to; the address is the one the person has when it is sent. */
  userId: string;
  template: Name;
  /** What the template is told. It is stored as it is: a secret does not belong here. */
  values: ValuesOf<Name>;
  /** The part of a link that opens something. It is stored sealed, and only until the mail is sent. */
  secret?: string;
}

type QueueServices = Pick<Services, 'mailer' | 'jobs' | 'keys' | 'now'>;

/** False where the portal sends no mail. Call `jobs.wake('mail')` after the commit if someone waits for it. */
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
