/** What payees have certified, for those who work with it: the newest version counts, older ones stay. */
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import type { Context, Tx, Viewer } from '../../operation/context.ts';
import type { TaxProfile, User } from '../../platform/db/generated/client/client.ts';
import { batched } from '../../platform/sql/batched.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { lacking, sameNumbers } from './taxProfiles.sql.ts';

export type { TaxProfile };

/** The viewer's own; everyone's for those who can read payroll; no one's for anonymous callers. */
export function visibleTaxProfiles(viewer: Viewer | null): { userId?: string | { in: string[] } } {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, PAYROLL_READERS) ? {} : { userId: viewer.id };
}

type ProfileDb = Pick<Tx, 'taxProfile'>;

/**
 * The newest certification of each of the people, by the person's key; people who never certified are not in it. One
 * statement.
 */
export async function newestTaxProfiles(
  db: ProfileDb,
  userIds: readonly string[],
): Promise<Map<string, TaxProfile>> {
  const profiles = await db.taxProfile.findMany({
    where: { userId: { in: [...userIds] } },
    orderBy: [{ userId: 'asc' }, { version: 'desc' }],
    distinct: ['userId'],
  });
  return new Map(profiles.map((profile) => [profile.userId, profile]));
}

/** The newest certification of a person, or null. */
export const newestTaxProfile = async (db: ProfileDb, userId: string): Promise<TaxProfile | null> =>
  (await newestTaxProfiles(db, [userId])).get(userId) ?? null;

/**
 * Who else certified the same number: for each of the people, the keys of others whose newest certification bears the
 * number of this person's newest one. People without such others are not in it. One statement.
 */
export async function sharedNumbers(db: RawTx, userIds: readonly string[]): Promise<Map<string, string[]>> {
  const pairs = await rowsIn(db, sameNumbers({ people: userIds }));
  const shared = new Map<string, string[]>();
  for (const { userId, other } of pairs) shared.set(userId, [...(shared.get(userId) ?? []), other]);
  return shared;
}

const lacksCertification = batched(async (context, people) => {
  const found = await context.sql.read(context, lacking({ people }));
  return new Map(Object.entries(found));
});

/** Whether the person is a contractor who has certified nothing yet, or a number that was called a mistake. */
export const lacksW9 = async (context: Context, { id, kind }: Pick<User, 'id' | 'kind'>): Promise<boolean> =>
  kind === 'CONTRACTOR' && (await lacksCertification(context, id));
