/** Encrypts the part of a link that gives access while its email is queued; bound to the email and a key. */
import { type Keys, newest } from '../../platform/lib/keys.ts';
import { seal, unseal } from '../../platform/lib/sealing.ts';

type MailKeys = Pick<Keys, 'mail'>;

const placeOf = (mailId: string, keyId: string): string => ['Mail.secret', mailId, keyId].join('|');

export function sealSecret({ mail }: MailKeys, mailId: string, secret: string): string {
  const { id, key } = newest(mail);
  return `${id}$${seal(key, placeOf(mailId, id), Buffer.from(secret))}`;
}

/** The secret; null if no key in the settings decrypts it. */
export function openSecret({ mail }: MailKeys, mailId: string, sealed: string): string | null {
  const [keyId, text] = sealed.split('$') as [string, string];
  const found = mail.find(({ id }) => id === keyId);
  return (found && unseal(found.key, placeOf(mailId, keyId), text)?.toString()) ?? null;
}
