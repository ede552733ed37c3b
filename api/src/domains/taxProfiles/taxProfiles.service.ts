/** Payees' certifications: the newest version applies, older ones stay on file. */
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import type { Context, Tx, Viewer } from '../../operation/context.ts';
import type { TaxProfile, User } from '../../platform/db/generated/client/client.ts';
import { batched } from '../../platform/sql/batched.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { lacking, sameNumbers } from './taxProfiles.sql.ts';

export type { TaxProfile };

/** The viewer's own; payroll readers see everyone's, anonymous callers none. */
export function visibleTaxProfiles(viewer: Viewer | null): { userId?: string | { in: string[] } } {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, PAYROLL_READERS) ? {} : { userId: viewer.id };
}

type ProfileDb = Pick<Tx, 'taxProfile'>;

/**
 * The newest certification of each of these people, by the person's key; people without one are missing. One statement.
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
 * Who else certified the same number: for each of these people, the keys of others whose newest certification has the
 * same number as theirs. People without any are missing. One statement.
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

/** Whether the person is a contractor who has certified nothing yet, or a number that was declared a mistake. */
export const lacksW9 = async (context: Context, { id, kind }: Pick<User, 'id' | 'kind'>): Promise<boolean> =>
  kind === 'CONTRACTOR' && (await lacksCertification(context, id));
