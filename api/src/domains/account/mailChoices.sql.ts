/** Saves the choice of an email, so that two simultaneous choices are both kept. */
import type { MailChoice } from '../../platform/db/generated/client/enums.ts';
import { db, defineChange, sql } from '../../platform/sql/define.ts';

/** Changes no row if the choice is unchanged. */
export const chosenMail = defineChange(
  { userId: 'uuid', mail: 'MailChoice', isWanted: 'boolean' },
  ({ userId, mail, isWanted }) =>
    db
      .updateTable('User')
      .set({
        refusedMails: ({ ref }) => {
          const refused = ref('refusedMails');
          return sql<
            MailChoice[]
          >`case when ${isWanted} then array_remove(${refused}, ${mail}) else array_append(${refused}, ${mail}) end`;
        },
      })
      .where('id', '=', userId)
      .where(({ ref }) => sql<boolean>`coalesce(${mail} = any(${ref('refusedMails')}), false) = ${isWanted}`),
);
