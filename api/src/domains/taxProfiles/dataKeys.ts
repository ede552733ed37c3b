/**
 * Whether the data keys in the settings are those of the database: a wrong one must not write next to the right one.
 */
import { writtenBy } from '../../audit/deletedUsers.ts';
import { computeDigest } from '../../audit/digest.ts';
import type { Services } from '../../operation/services.ts';
import { SettingsError } from '../../platform/config/config.ts';

/** So many entries from each end of the audit log are looked at; one that fits is enough. */
const LOOKED_AT = 3;

/** Throws SettingsError when the first key is another one, or a key that seals numbers is missing. */
export async function assertDataKeys(services: Pick<Services, 'db' | 'keys'>): Promise<void> {
  await assertFirstKey(services);
  await assertNumberKeys(services);
}

/**
 * The audit log is written under the first key from the first entry on. None fits: the key is another one, and with it
 * nobody could sign in. Some do not fit: that is for the verification of the log to say.
 */
async function assertFirstKey({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<void> {
  const ends = await Promise.all(
    (['asc', 'desc'] as const).map((sequence) =>
      db.auditLog.findMany({ orderBy: { sequence }, take: LOOKED_AT, include: { deletedUser: true } }),
    ),
  );
  const entries = ends.flat();
  const fits = (entry: (typeof entries)[number]) =>
    entry.digest === computeDigest(keys.audit, { ...entry, userId: writtenBy(entry) });
  if (entries.length === 0 || entries.some(fits)) return;
  throw new SettingsError(
    'DATA_KEY is not the key of this database: its passwords and its audit log were made with another. ' +
      'Restore that key; after a change of keys it is the last of DATA_KEY_PREVIOUS.',
  );
}

async function assertNumberKeys({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<void> {
  const known = keys.taxNumber.map(({ id }) => id);
  const stranger = await db.taxProfile.findFirst({
    where: { taxNumberKeyId: { notIn: known } },
    select: { taxNumberKeyId: true },
  });
  if (stranger)
    throw new SettingsError(
      `DATA_KEY_PREVIOUS must hold the key ${stranger.taxNumberKeyId} until every taxpayer number is sealed with ` +
        'DATA_KEY (npm run rotate-keys).',
    );
}
