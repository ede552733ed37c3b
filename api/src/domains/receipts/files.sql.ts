/** Deletes files that no receipt names. */
import { db, defineChange } from '../../platform/sql/define.ts';

/** All of a person's files except the newest few. */
export const removedWaitingFiles = defineChange({ userId: 'uuid', keep: 'int' }, ({ userId, keep }) =>
  db
    .deleteFrom('ReceiptFile')
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        'in',
        selectFrom('ReceiptFile as waiting')
          .where('waiting.userId', '=', userId)
          .where('waiting.receiptId', 'is', null)
          .orderBy('waiting.createdAt', 'desc')
          .orderBy('waiting.id', 'desc')
          .offset(keep)
          .select('waiting.id'),
      ),
    ),
);

/** Everyone's files that have waited since before this time. */
export const removedOldFiles = defineChange({ before: 'timestamptz' }, ({ before }) =>
  db.deleteFrom('ReceiptFile').where('receiptId', 'is', null).where('createdAt', '<', before),
);
