/** Whether the data keys in the settings match the database, so that nothing is written with a wrong key. */
import { ChainKeyError, findChainKey } from '../../audit/chainKey.ts';
import { writtenBy } from '../../audit/deletedUsers.ts';
import { computeDigest, hashLink } from '../../audit/digest.ts';
import type { Services } from '../../operation/services.ts';
import { SettingsError } from '../../platform/config/config.ts';
import { toCommandLine } from '../../platform/lib/release.ts';
import { SEALED_FORM, sealedWith } from '../../viewer/sealedPassword.ts';

/** How many entries and links of the audit log to check. One match is enough. */
const LOOKED_AT = 3;

type KeyedServices = Pick<Services, 'db' | 'keys'>;

/** Throws SettingsError if the keys do not match, or if one that was used is missing. */
export async function assertDataKeys(services: KeyedServices): Promise<void> {
  await assertAuditKeys(services);
  await assertNumberKeys(services);
  await assertAccountKeys(services);
  await assertPasswordKeys(services);
}

const OTHER_KEY =
  'DATA_KEY is not the key of this database: its audit log was made with another. Restore that key; after a change of ' +
  `keys it stays in DATA_KEY_PREVIOUS until ${toCommandLine('rotate-keys')} has finished.`;

/**
 * The audit log exists from the first entry on. If no entry matches, the key is wrong, and no one could sign in with
 * it. If only some do not match, the verification of the log reports it.
 */
async function assertAuditKeys(services: KeyedServices): Promise<void> {
  if (!(await hasChainKey(services)) || !(await hasEntryKey(services))) throw new SettingsError(OTHER_KEY);
}

/** Whether the newest links were made with the chain's current key. */
async function hasChainKey({ db, keys }: KeyedServices): Promise<boolean> {
  const links = await db.auditSeal.findMany({ orderBy: { position: 'desc' }, take: LOOKED_AT });
  try {
    const { key } = await findChainKey(db, keys);
    return links.length === 0 || links.some((link) => link.hash === hashLink(key, link.previousHash, link));
  } catch (error) {
    if (error instanceof ChainKeyError) return false;
    throw error;
  }
}

/** Whether some entries at either end were written with one of the keys. */
async function hasEntryKey({ db, keys }: KeyedServices): Promise<boolean> {
  const ends = await Promise.all(
    (['asc', 'desc'] as const).map((sequence) =>
      db.auditLog.findMany({ orderBy: { sequence }, take: LOOKED_AT, include: { deletedUser: true } }),
    ),
  );
  const entries = ends.flat().map((entry) => ({ ...entry, userId: writtenBy(entry) }));
  return (
    entries.length === 0 ||
    entries.some((entry) => keys.audit.some(({ key }) => entry.digest === computeDigest(key, entry)))
  );
}

const missingKey = (keyId: string, what: string): SettingsError =>
  new SettingsError(
    `DATA_KEY_PREVIOUS must hold the key ${keyId} until every ${what} is sealed with DATA_KEY (${toCommandLine('rotate-keys')}).`,
  );

async function assertNumberKeys({ db, keys }: KeyedServices): Promise<void> {
  const known = keys.taxNumber.map(({ id }) => id);
  const stranger = await db.taxProfile.findFirst({
    where: { taxNumberKeyId: { notIn: known } },
    select: { taxNumberKeyId: true },
  });
  if (stranger) throw missingKey(stranger.taxNumberKeyId, 'taxpayer number');
}

async function assertAccountKeys({ db, keys }: KeyedServices): Promise<void> {
  const known = keys.bankAccount.map(({ id }) => id);
  const stranger = await db.bankAccount.findFirst({
    where: { accountKeyId: { notIn: known } },
    select: { accountKeyId: true },
  });
  if (stranger) throw missingKey(stranger.accountKeyId, 'bank account');
}

async function assertPasswordKeys({ db, keys }: KeyedServices): Promise<void> {
  const stranger = await db.user.findFirst({
    where: {
      passwordHash: { startsWith: SEALED_FORM },
      NOT: keys.password.map(({ id }) => ({ passwordHash: { startsWith: sealedWith(id) } })),
    },
    select: { passwordHash: true },
  });
  if (stranger) throw missingKey(stranger.passwordHash.split('$')[1]!, 'password');
}
