/** How many unread notices a person has. */
import { batched } from '../../platform/sql/batched.ts';
import { unreadCounts } from './unread.sql.ts';

export const countUnread = batched(async (context, people) => {
  const counts = await context.sql.read(context, unreadCounts({ people }));
  return new Map(people.map((key) => [key, counts[key] ?? 0]));
});
