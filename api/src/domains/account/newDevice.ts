/**
 * Mails people about a sign-in that may not be theirs. A browser is recognized by its mark. A client that keeps no
 * cookie is recognized by its address: a script has no mark, and neither has someone who avoids this mail by signing in
 * like a script.
 */
import { queueMail } from '../../notices/mail/queueMail.ts';
import type { Context, Tx } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { describeDevice } from './device.ts';

/** A script whose address keeps changing causes mail no more often than this. */
const OTHER_EVERY_MS = 60 * 60_000;

const TEMPLATE = 'newDevice';

/** Mails the person about a sign-in by an unknown client, except the first one. Call it before its session begins. */
export async function mailNewDevice(tx: Tx, context: Context, userId: string): Promise<void> {
  const { ipAddress, userAgent, device, sessionCookie } = context.request;
  if (!context.mailer || device?.knows(userId)) return;
  const hasSession = async (where: Prisma.SessionWhereInput) =>
    (await tx.session.findFirst({ where: { userId, ...where }, select: { id: true } })) !== null;
  if (!(await hasSession({}))) return;
  const kind = sessionCookie ? 'BROWSER' : 'OTHER';
  const at = context.now();
  if (kind === 'OTHER') {
    const createdAt = { gt: new Date(at.getTime() - OTHER_EVERY_MS) };
    const values = { path: ['kind'], equals: kind };
    const told = () => tx.mail.count({ where: { userId, template: TEMPLATE, createdAt, values } });
    if ((await hasSession({ ipAddress })) || (await told())) return;
  }
  await queueMail(tx, context, {
    userId,
    template: TEMPLATE,
    values: {
      kind,
      device: describeDevice(userAgent),
      address: ipAddress ?? 'unknown',
      at: at.toISOString(),
    },
  });
}
