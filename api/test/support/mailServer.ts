/** A mail server in the test's process that keeps the mail it receives. */
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface ArrivedMail extends Pick<ParsedMail, 'subject' | 'text' | 'html' | 'messageId' | 'headers'> {
  /** The recipients that the server was given, which is where the mail goes. */
  recipients: string[];
}

export async function openMailServer() {
  const mails: ArrivedMail[] = [];
  /** The server's reply to a recipient; null if it accepts the mail. */
  let refusal: number | null = null;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal === null ? null : Object.assign(new Error('Not here'), { responseCode: refusal })),
    onData: (stream, { envelope }, done) => {
      // A sender that disconnects midway must not end the test's process.
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
    /** The mail that arrived since the last call. */
    take: () => mails.splice(0),
    refuse: (responseCode: number | null) => {
      refusal = responseCode;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** The link in a mail. */
export const linkIn = ({ text }: Pick<ArrivedMail, 'text'>): string => /^https?:\S+$/m.exec(text ?? '')![0];

/** The readable text of a mail, without headers, because their random ids may contain any short number. */
export const wordingOf = ({ subject, text, html }: ArrivedMail): string => [subject, text, html].join('\n');
