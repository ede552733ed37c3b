/** Finds entries by the text in a search box: people (who acted, or was affected) and actions. */

import { decodeId } from 'rules/ids';
import { AUDIT_ACTIONS } from '../../audit/actions.ts';
import type { Context } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { matchesPerson } from '../people/search.ts';

const actionsLike = (words: readonly string[]): string[] =>
  Object.keys(AUDIT_ACTIONS).filter((action) => words.every((word) => action.includes(word.toUpperCase())));

/** The entries by or about someone who was deleted. */
async function byDeletedUser(db: Context['db'], number: number): Promise<Prisma.AuditLogWhereInput> {
  const person = await db.deletedUser.findUnique({ where: { number } });
  if (!person) return { id: { in: [] } };
  return { OR: [{ deletedUserNumber: number }, { entityType: 'User', entityId: person.userId }] };
}

/** The entries of a search; of all entries where nothing is searched. */
export async function searchedEntries(
  { db }: Context,
  search: string | null | undefined,
): Promise<Prisma.AuditLogWhereInput> {
  const words = search?.split(/[\s_]+/).filter(Boolean) ?? [];
  if (!search || words.length === 0) return {};
  const record = decodeId(search.trim());
  if (record) return { OR: [{ userId: record.key }, { entityId: record.key }] };
  const deleted = /^(?:deleted user )?#(\d{1,9})$/i.exec(search.trim());
  if (deleted) return byDeletedUser(db, Number(deleted[1]));
  const found = await db.user.findMany({ where: matchesPerson(search), select: { id: true } });
  const people = found.map(({ id }) => id);
  return {
    OR: [
      { userId: { in: people } },
      { entityType: 'User', entityId: { in: people } },
      { action: { in: actionsLike(words) } },
    ],
  };
}
