/** Counts unread notices. */
import { db, defineByKey } from '../../platform/sql/define.ts';
import { asText } from '../../platform/sql/parts.ts';

/** By person; people without any are left out. */
export const unreadCounts = defineByKey({ people: 'uuid list' }, ({ people }) =>
  db
    .selectFrom('Notice')
    .where('recipientId', 'in', people)
    .where('readAt', 'is', null)
    .groupBy('recipientId')
    .select(({ ref, fn }) => [asText(ref('recipientId')).as('key'), fn.countAll<number>().as('value')]),
);
