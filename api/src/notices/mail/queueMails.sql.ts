/** Writing a mail for each person who gets it. */
import { db, defineRows, sql } from '../../platform/sql/define.ts';
import { insertFrom, recordsFrom } from '../../platform/sql/parts.ts';

/** Leaves out who is not active or archived, and who does without such mails. Returns the keys of the mails. */
export const queuedMails = defineRows(
  { template: 'text', choice: 'MailChoice?', letters: 'json', at: 'timestamptz' },
  (p) =>
    insertFrom(
      db.insertInto('Mail'),
      db
        .selectFrom(recordsFrom(p.letters, { userId: 'uuid', values: 'jsonb' }, 'letter'))
        .innerJoin('User as person', 'person.id', 'letter.userId')
        .where('person.isActive', '=', true)
        .where('person.archivedAt', 'is', null)
        .where(({ ref }) => sql<boolean>`(${p.choice} = any(${ref('person.refusedMails')})) is not true`),
      ({ ref }) => ({
        id: sql<string>`gen_random_uuid()`,
        userId: ref('person.id'),
        template: p.template,
        values: ref('letter.values'),
        createdAt: p.at,
        nextTryAt: p.at,
      }),
    ).returning('id'),
);
