/** Who shares a number: requested profile by profile, read at once for all of them. */
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { batched } from '../../platform/sql/batched.ts';
import { sharedNumbers } from './taxProfiles.service.ts';

type People = Pick<Prisma.UserFindManyArgs, 'select'>;

/** The others whose newest certification bears the number of this person's newest one, as the query selects them, by name. */
export const loadSharers = batched(async (context, userIds, query: People) => {
  const shared = await sharedNumbers(context.db, userIds);
  const others = new Set([...shared.values()].flat());
  // Most share with no one, and then there is nothing to read.
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
