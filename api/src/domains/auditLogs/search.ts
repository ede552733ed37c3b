/** Finds entries by the text in a search box: people (who acted, or was affected) and actions. */

import { decodeId } from 'rules/ids';
import { AUDIT_ACTIONS } from '../../audit/actions.ts';
import type { Context } from '../../operation/context.ts';
import type { Condition } from '../../platform/sql/define.ts';
import { matchesPerson } from '../people/search.ts';
import { entries } from './auditLogs.sql.ts';

const actionsLike = (words: readonly string[]): string[] =>
  Object.keys(AUDIT_ACTIONS).filter((action) => words.every((word) => action.includes(word.toUpperCase())));

/** The entries by or about someone who was deleted. */
async function byDeletedUser(db: Context['db'], number: number): Promise<Condition> {
  const person = await db.deletedUser.findUnique({ where: { number } });
  return person ? entries.byOrAboutDeleted({ number, key: person.userId }) : entries.none();
}

/** The entries that match a search; all entries without a search. */
export async function searchedEntries(
  { db }: Context,
  search: string | null | undefined,
): Promise<Condition[]> {
  const words = search?.split(/[\s_]+/).filter(Boolean) ?? [];
  if (!search || words.length === 0) return [];
  const record = decodeId(search.trim());
  if (record) return [entries.byOrAbout({ key: record.key })];
  const deleted = /^(?:deleted user )?#(\d{1,9})$/i.exec(search.trim());
  if (deleted) return [await byDeletedUser(db, Number(deleted[1]))];
  const found = await db.user.findMany({ where: matchesPerson(search), select: { id: true } });
  return [entries.found({ people: found.map(({ id }) => id), actions: actionsLike(words) })];
}
