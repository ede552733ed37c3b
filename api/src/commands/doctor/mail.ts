/** Whether the mail server can be reached and accepts the portal's sign-in; and a test mail. */
import { randomUUID } from 'node:crypto';
import { type Finding, fine, wrong } from '../../app/health/finding.ts';
import type { Settings } from '../../platform/config/config.ts';
import { checkServer, createMailer } from '../../platform/mail/mailer.ts';

const REMEDY =
  'Check SMTP_URL and SMTP_FROM with the provider of the mail server, and the firewall in between.';

export async function checkMail(
  { smtp }: Pick<Settings, 'smtp'>,
  recipient: string | undefined,
): Promise<Finding> {
  if (!smtp)
    return recipient === undefined
      ? fine('mail', 'The portal sends no mail, because SMTP_URL is not set.')
      : wrong('mail', 'No letter can be sent, because SMTP_URL is not set.', 'Set SMTP_URL and SMTP_FROM.');
  try {
    await checkServer(smtp.url);
    if (recipient === undefined) return fine('mail', 'The mail server responds.');
    await sendLetter(smtp, recipient);
    return fine('mail', 'The mail server has taken a test letter: see whether it arrives.');
  } catch (error) {
    return wrong('mail', (error as Error).message, REMEDY);
  }
}

async function sendLetter(smtp: NonNullable<Settings['smtp']>, to: string): Promise<void> {
  const mailer = createMailer(smtp);
  try {
    await mailer.send({
      messageId: `<${randomUUID()}@${smtp.from.replace(/^.*@|>$/g, '')}>`,
      to,
      content: {
        subject: 'Test letter of the Carrier Portal',
        greeting: 'Hello,',
        paragraphs: ['The portal can send mail. There is nothing else to do.'],
        from: 'Carrier Portal',
      },
    });
  } finally {
    mailer.close();
  }
}
