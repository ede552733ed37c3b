/** Sends email through the SMTP server in the settings. */
import { createTransport, type SMTPConnectionOptions } from 'nodemailer';
import { isLoopback } from '../lib/loopback.ts';
import { type MailContent, toHtml, toText } from './content.ts';

export interface OutgoingMail {
  /** The same for every attempt, so that a receiver can drop duplicates. */
  messageId: string;
  to: string;
  content: MailContent;
}

export interface Mailer {
  /** Resolves when the server has accepted the email. Throws MailError. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** Why an email was not sent, without its content or recipient. */
export class MailError extends Error {
  override name = 'MailError';
  /** The server will never accept email for this address. */
  readonly isPermanent: boolean;
  /** The server's response code, such as 550. */
  readonly responseCode: number | null;
  constructor(error: unknown) {
    const { code = 'unknown', command, responseCode = null } = error as SMTPError;
    super(
      `The mail server has not taken a mail: ${[code, command, responseCode].filter(Boolean).join(', ')}.`,
    );
    this.responseCode = responseCode;
    // A refused sender or password is an error in the settings, not in the address.
    const isAboutMail = command === 'RCPT TO' || command === 'DATA';
    this.isPermanent = isAboutMail && responseCode !== null && responseCode >= 500;
  }
}

interface SMTPError {
  code?: string;
  command?: string;
  responseCode?: number;
}

const CONNECT_MS = 10_000;
/** How long the server may be silent. */
const SILENCE_MS = 20_000;

/** The server of SMTP_URL. Connections to another machine use TLS, unless the URL explicitly disables it. */
export function readServer(smtpUrl: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const goesWithout = isLoopback(host) || searchParams.get('tls') === 'off';
  return {
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !goesWithout,
    ignoreTLS: !secure && goesWithout,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  } satisfies SMTPConnectionOptions;
}

/** Removes control characters, which would otherwise appear as text in the subject. */
const onOneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

const toOptions = (url: string) => ({
  ...readServer(url),
  connectionTimeout: CONNECT_MS,
  greetingTimeout: CONNECT_MS,
  socketTimeout: SILENCE_MS,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Connects and signs in, and sends nothing. @throws MailError */
export async function checkServer(url: string): Promise<void> {
  const transport = createTransport(toOptions(url));
  try {
    await transport.verify();
  } catch (error) {
    throw new MailError(error);
  } finally {
    transport.close();
  }
}

/** Connects when there is something to send. */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ ...toOptions(url), pool: true, maxConnections: 2 });
  return {
    send: async ({ messageId, to, content }) => {
      try {
        await transport.sendMail({
          messageId,
          from,
          to: { name: '', address: to },
          subject: onOneLine(content.subject),
          text: toText(content),
          html: toHtml(content),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new MailError(error);
      }
    },
    close: () => transport.close(),
  };
}
