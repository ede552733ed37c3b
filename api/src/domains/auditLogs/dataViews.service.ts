/** The entries that say who else opened a person's data. */
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { batched } from '../../platform/sql/batched.ts';
import { chainPlaces } from './dataViews.sql.ts';
import { OF_MANY, OPENINGS } from './dataViews.ts';

/** An entry names the person among its values, alone or with others. One about all records is about the person. */
export const dataViewsWhere = (userId: string): Prisma.AuditLogWhereInput => ({
  action: { in: OPENINGS },
  AND: [
    { OR: [{ userId: null }, { userId: { not: userId } }] },
    {
      OR: [
        { newValues: { path: ['userId'], equals: userId } },
        { entityType: 'User', entityId: userId },
        { action: { in: OF_MANY }, newValues: { path: ['userIds'], array_contains: [userId] } },
      ],
    },
  ],
});

/** The position of an entry in the sealed chain, starting at 1; null until it is sealed. */
export const chainPlace = batched(async (context, keys) => {
  const places = await context.sql.read(context, chainPlaces({ keys }));
  return new Map(keys.map((key) => [key, places[key] ?? null]));
});
