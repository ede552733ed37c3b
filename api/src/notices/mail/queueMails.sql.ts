/** Writes an email for each recipient. */
import { db, defineRows, sql } from '../../platform/sql/define.ts';
import { insertFrom, recordsFrom } from '../../platform/sql/parts.ts';

const LETTER = { userId: 'uuid', values: 'jsonb', about: 'text', address: 'text?' } as const;

/**
 * Skips people who are archived, who turned off such emails, who are not active if the email is optional, and who got
 * an email about the same thing `since` then. Returns the keys of the emails.
 */
export const queuedMails = defineRows(
  { template: 'text', choice: 'MailChoice?', letters: 'json', at: 'timestamptz', since: 'timestamptz' },
  (p) =>
    insertFrom(
      db.insertInto('Mail'),
      db
        .selectFrom(recordsFrom(p.letters, LETTER, 'letter'))
        .innerJoin('User as person', 'person.id', 'letter.userId')
        .where(({ ref }) => sql<boolean>`(${p.choice} is null or ${ref('person.isActive')})`)
        .where('person.archivedAt', 'is', null)
        .where(({ ref }) => sql<boolean>`(${p.choice} = any(${ref('person.refusedMails')})) is not true`)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('Mail as earlier')
                .whereRef('earlier.userId', '=', 'person.id')
                .where('earlier.template', '=', p.template)
                .whereRef('earlier.about', '=', 'letter.about')
                .whereRef('earlier.address', 'is not distinct from', 'letter.address')
                .where('earlier.createdAt', '>', p.since)
                .select('earlier.id'),
            ),
          ),
        ),
      ({ ref }) => ({
        id: sql<string>`gen_random_uuid()`,
        userId: ref('person.id'),
        template: p.template,
        values: ref('letter.values'),
        about: ref('letter.about'),
        address: ref('letter.address'),
        createdAt: p.at,
        nextTryAt: p.at,
      }),
    ).returning('id'),
);
