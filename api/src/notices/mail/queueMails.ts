/**
 * Puts the same kind of mail to any number of people into the queue: two statements, in the transaction of its cause.
 */
import { createHash } from 'node:crypto';
import type { Services } from '../../operation/services.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { queuedMails } from './queueMails.sql.ts';
import { MAIL_CHOICES, type TemplateName, type ValuesOf } from './templates.ts';

/** A mail about the same is not written again so soon. */
const REPEATED_AFTER_MS = 5 * 60_000;

/** Whom a mail is to, and what its template is told. It is stored as it is: a secret does not belong here. */
export interface QueuedLetter<Name extends TemplateName> {
  userId: string;
  values: ValuesOf<Name>;
  /** What it is about: by this, and not by its text, one is told from another. Only a hash of it is stored. */
  about: readonly unknown[];
  /** Where it goes, if not to the address that the person has when it is sent. */
  address?: string;
}

const hash = (about: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(about)).digest('hex');

/**
 * Queues nothing where the portal sends no mail, and of what a person does without. Who is not active is told of what
 * concerns the account alone.
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
