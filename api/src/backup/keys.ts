/** The data keys behind a copy: their IDs, and whether they are available. */
import type { Secrets } from '../platform/config/secrets.ts';
import { deriveBackupKeys } from '../platform/lib/keys.ts';
import { BackupError } from './errors.ts';

export type DataKeys = Pick<Secrets, 'dataKey' | 'previousDataKeys'>;

/** The data keys in base64, newest first. */
export const listDataKeys = ({ dataKey, previousDataKeys = [] }: DataKeys): string[] =>
  [dataKey, ...previousDataKeys].map((key) => key.toString('base64'));

/** The IDs of the data keys, newest first. */
export const listKeyIds = (keys: DataKeys): string[] => deriveBackupKeys(keys).map(({ id }) => id);

/** What seals a backup that lists these keys: a key derived from the newest. @throws as `requireKeys` does. */
export function sealKeyFor(keyIds: readonly string[], keys: DataKeys): Buffer {
  requireKeys(keyIds, keys);
  return deriveBackupKeys(keys).find(({ id }) => id === keyIds[0])!.seal;
}

/** @throws BackupError if one of the copy's keys is missing here, or its oldest key is not the last one here. */
export function requireKeys(keyIds: readonly string[], keys: DataKeys): void {
  const known = listKeyIds(keys);
  const missing = keyIds.find((id) => !known.includes(id));
  if (missing !== undefined)
    throw new BackupError(
      `The data key ${missing} of this backup is not the one given here (DATA_KEY and DATA_KEY_PREVIOUS, ` +
        'or the file data-key in DATA_DIR): without it no one could sign in and no taxpayer number could be read.',
    );
  const oldest = keyIds.at(-1)!;
  const after = known.slice(known.indexOf(oldest) + 1);
  // The oldest key is also what passwords in their first format were hashed with.
  if (after.length)
    throw new BackupError(
      `The data key ${oldest} is the oldest of this backup, so it must be the last one given here: leave out what comes after it ` +
        `(${after.join(', ')}) in DATA_KEY_PREVIOUS, or in the file data-key in DATA_DIR.`,
    );
}
