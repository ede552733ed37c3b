/** Who shares a number: requested per profile, read at once for all of them. */
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { batched } from '../../platform/sql/batched.ts';
import { sharedNumbers } from './taxProfiles.service.ts';

type People = Pick<Prisma.UserFindManyArgs, 'select'>;

/**
 * Other people whose newest certification has the same number as this person's, with the fields that the query selects,
 * by name.
 */
export const loadSharers = batched(async (context, userIds, query: People) => {
  const shared = await sharedNumbers(context.db, userIds);
  const others = new Set([...shared.values()].flat());
  // Most people share with no one, so there is nothing to read.
  const people = others.size
    ? await context.db.user.findMany({
        ...query,
        where: { id: { in: [...others] } },
        orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
      })
    : [];
  return new Map(
    userIds.map((userId) => {
      const theirs = new Set(shared.get(userId));
      return [userId, people.filter(({ id }) => theirs.has(id))];
    }),
  );
});
