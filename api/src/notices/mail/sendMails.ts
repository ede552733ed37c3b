/**
 * The job that sends queued emails. The first process to try an email moves its next attempt ahead, so no two processes
 * send it; if that process dies, the email waits until then. Only if a process dies between the server's final response
 * and recording it could the email be sent twice, and then the receiver can recognize it by its ID.
 */
import { closeOperation } from '../../audit/closeOperation.ts';
import { record } from '../../audit/record.ts';
import { systemContext } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { MailError, type Mailer } from '../../platform/mail/mailer.ts';
import { toContent } from './toContent.ts';

const MINUTE_MS = 60_000;
/**
 * How long to wait after each attempt. After the attempt that follows the last pause, half a day after the first, it is
 * given up.
 */
export const PAUSES = [2, 5, 15, 60, 180, 480].map((minutes) => minutes * MINUTE_MS);
/** How long finished emails are kept. */
const KEPT_MS = 30 * 24 * 60 * MINUTE_MS;

const WAITING = { sentAt: null, givenUpAt: null } as const;

type DueMail = NonNullable<Awaited<ReturnType<typeof claimNext>>>;

/** Claims the email that has been due longest; null if there is none. */
async function claimNext({ db, now }: Pick<Services, 'db' | 'now'>) {
  for (;;) {
    const at = now();
    const mail = await db.mail.findFirst({
      where: { ...WAITING, nextTryAt: { lte: at } },
      orderBy: { nextTryAt: 'asc' },
      include: { user: { select: { email: true, firstName: true, mailFailedAt: true } } },
    });
    if (!mail) return null;
    const pause = PAUSES[mail.tries] ?? PAUSES.at(-1)!;
    const { count } = await db.mail.updateMany({
      where: { id: mail.id, tries: mail.tries, ...WAITING },
      data: { tries: mail.tries + 1, nextTryAt: new Date(at.getTime() + pause) },
    });
    if (count === 1) return { ...mail, isLastTry: mail.tries >= PAUSES.length };
  }
}

async function markSent({ db, now }: Services, { id, userId, user, address }: DueMail): Promise<void> {
  await db.mail.update({ where: { id }, data: { sentAt: now(), secret: null }, select: { id: true } });
  if (user.mailFailedAt && isOwnAddress({ user, address }))
    await db.user.updateMany({ where: { id: userId }, data: { mailFailedAt: null } });
}

/** An address that is no longer the person's says nothing about how to reach them. */
const isOwnAddress = ({ user, address }: Pick<DueMail, 'user' | 'address'>): boolean =>
  address === null || address === user.email;

/** Records that email to the person does not arrive, for people who can reach them another way. */
async function giveUp(services: Services, mail: DueMail, error: unknown): Promise<void> {
  const { id, userId, template } = mail;
  const context = systemContext(services);
  const at = context.now();
  await inTransaction(context.db, async (tx) => {
    await tx.mail.update({ where: { id }, data: { givenUpAt: at, secret: null }, select: { id: true } });
    if (!isOwnAddress(mail)) return;
    await tx.user.update({ where: { id: userId }, data: { mailFailedAt: at }, select: { id: true } });
    await record(tx, context, {
      action: 'MAIL_FAILED',
      entityType: 'User',
      entityId: userId,
      newValues: { template, responseCode: error instanceof MailError ? error.responseCode : null },
    });
  });
  await closeOperation(context);
}

async function attempt(services: Services, mailer: Mailer, mail: DueMail): Promise<unknown> {
  try {
    const { host } = new URL(services.publicUrl);
    await mailer.send({
      messageId: `<${mail.id}@${host}>`,
      to: mail.address ?? mail.user.email,
      content: await toContent(services, mail),
    });
  } catch (error) {
    const isPermanent = error instanceof MailError && error.isPermanent;
    if (isPermanent || mail.isLastTry) await giveUp(services, mail, error);
    return isPermanent ? undefined : error;
  }
  await markSent(services, mail);
  return undefined;
}

/** Sends every email that is due. Failures are retried later. */
export async function sendMails(
  services: Services,
  { signal }: Pick<Job<unknown>, 'signal'>,
  onError: (error: unknown) => void,
): Promise<void> {
  const { mailer } = services;
  if (!mailer) return;
  for (;;) {
    signal.throwIfAborted();
    const mail = await claimNext(services);
    if (!mail) return;
    const error = await attempt(services, mailer, mail);
    if (error) onError(error);
  }
}

/** Queues a job if email is due, and deletes old finished emails. */
export async function recoverMails({ db, jobs, mailer, now }: Services): Promise<void> {
  const at = now();
  const old = { lt: new Date(at.getTime() - KEPT_MS) };
  await db.mail.deleteMany({ where: { OR: [{ sentAt: old }, { givenUpAt: old }] } });
  const due =
    mailer &&
    (await db.mail.findFirst({ where: { ...WAITING, nextTryAt: { lte: at } }, select: { id: true } }));
  if (!due) return;
  await inTransaction(db, (tx) => jobs.send(tx, 'mail', due.id, {}));
  jobs.wake('mail');
}
