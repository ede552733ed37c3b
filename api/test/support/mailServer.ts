/** A mail server in the process of the test, which keeps what arrives. */
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface ArrivedMail extends Pick<ParsedMail, 'subject' | 'text' | 'html' | 'messageId' | 'headers'> {
  /** As the server was told, which is where it goes. */
  recipients: string[];
}

export async function openMailServer() {
  const mails: ArrivedMail[] = [];
  /** What the server says to a recipient; null where it takes the mail. */
  let refusal: number | null = null;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal === null ? null : Object.assign(new Error('Not here'), { responseCode: refusal })),
    onData: (stream, { envelope }, done) => {
      // A sender that hangs up in between must not end the process of the test.
      simpleParser(stream).then((mail) => {
        mails.push({ ...mail, recipients: envelope.rcptTo.map(({ address }) => address) });
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtp: { url: `smtp://127.0.0.1:${port}`, from: 'Example Freight <portal@example.com>' },
    /** What has arrived since it was last asked. */
    take: () => mails.splice(0),
    refuse: (responseCode: number | null) => {
      refusal = responseCode;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** Where the link of a mail leads. */
export const linkIn = ({ text }: Pick<ArrivedMail, 'text'>): string => /^https?:\S+$/m.exec(text ?? '')![0];

/** What people read of a mail, without its headers: any short number may occur in their random ids. */
export const wordingOf = ({ subject, text, html }: ArrivedMail): string => [subject, text, html].join('\n');
