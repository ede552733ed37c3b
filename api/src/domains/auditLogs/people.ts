/** Names of the people that entries are about: requested one by one, read in one statement. */

import { isUuid } from 'rules/ids';
import { deletedUserName } from '../../audit/deletedUsers.ts';
import type { Context } from '../../operation/context.ts';
import { findMany } from '../../platform/sql/find.ts';

type Names = Map<string, string>;

interface Gathering {
  keys: Set<string>;
  names: Promise<Names>;
}

const gatherings = new WeakMap<Context, Gathering>();

async function readNames(context: Context, keys: Set<string>): Promise<Names> {
  // All entries of a page ask in the same turn of the event loop.
  await new Promise(setImmediate);
  gatherings.delete(context);
  const people = await findMany(context, 'user', {
    where: { id: { in: [...keys] } },
    select: { id: true, firstName: true, lastName: true },
  });
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const missing = [...keys].filter((key) => !names.has(key));
  if (missing.length === 0) return names;
  const deleted = await findMany(context, 'deletedUser', {
    where: { userId: { in: missing } },
    select: { userId: true, number: true },
  });
  for (const { userId, number } of deleted) names.set(userId, deletedUserName(number));
  return names;
}

/** The name of the person with this key, or what a deleted person is called; undefined if there was none. */
export async function findName(context: Context, key: string): Promise<string | undefined> {
  if (!isUuid(key)) return undefined;
  let gathering = gatherings.get(context);
  if (!gathering) {
    const keys = new Set<string>();
    gathering = { keys, names: readNames(context, keys) };
    gatherings.set(context, gathering);
  }
  gathering.keys.add(key);
  return (await gathering.names).get(key);
}
