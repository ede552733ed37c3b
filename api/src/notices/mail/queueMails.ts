/** Queues the same kind of email to any number of people: two statements, in the transaction of its cause. */
import { createHash } from 'node:crypto';
import type { Services } from '../../operation/services.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { queuedMails } from './queueMails.sql.ts';
import { MAIL_CHOICES, type TemplateName, type ValuesOf } from './templates.ts';

/** How long to wait before a second email about the same thing. */
const REPEATED_AFTER_MS = 5 * 60_000;

/** A recipient and the template's values. They are stored unencrypted, so they must not contain secrets. */
export interface QueuedLetter<Name extends TemplateName> {
  userId: string;
  values: ValuesOf<Name>;
  /** The subject matter. It identifies duplicates, regardless of the text; only its hash is stored. */
  about: readonly unknown[];
  /** The address, if not the person's at the time it is sent. */
  address?: string;
}

const hash = (about: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(about)).digest('hex');

/**
 * Queues nothing if the portal sends no email, and nothing that a person turned off. Inactive people get only emails
 * about their account.
 */
export async function queueMails<Name extends TemplateName>(
  tx: RawTx,
  { mailer, jobs, now }: Pick<Services, 'mailer' | 'jobs' | 'now'>,
  template: Name,
  letters: readonly QueuedLetter<Name>[],
): Promise<void> {
  if (!mailer || letters.length === 0) return;
  const at = now();
  const since = new Date(at.getTime() - REPEATED_AFTER_MS);
  const choice = MAIL_CHOICES[template] ?? null;
  const asked = letters.map(({ about, ...letter }) => ({ ...letter, about: hash(about) }));
  const values = { template, choice, letters: JSON.stringify(asked), at, since };
  const [first] = await rowsIn(tx, queuedMails(values));
  if (first) await jobs.send(tx, 'mail', first.id, {});
}
