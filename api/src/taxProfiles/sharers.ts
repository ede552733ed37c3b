/** Who shares a number: asked for profile by profile, read in one statement for a whole page. */
import type { Context } from '../context.ts';
import { sharedNumbers } from './taxProfiles.service.ts';

interface Gathering {
  userIds: Set<string>;
  shared: Promise<Map<string, string[]>>;
}

const gatherings = new WeakMap<Context, Gathering>();

async function readShared(context: Context, userIds: Set<string>): Promise<Map<string, string[]>> {
  // All profiles of a page ask in the same turn of the event loop.
  await new Promise(setImmediate);
  gatherings.delete(context);
  return sharedNumbers(context.db, [...userIds]);
}

/** The keys of others whose newest certification bears the number of this person's newest one. */
export async function sharersOf(context: Context, userId: string): Promise<string[]> {
  let gathering = gatherings.get(context);
  if (!gathering) {
    const userIds = new Set<string>();
    gathering = { userIds, shared: readShared(context, userIds) };
    gatherings.set(context, gathering);
  }
  gathering.userIds.add(userId);
  return (await gathering.shared).get(userId) ?? [];
}
