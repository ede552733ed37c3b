/** The data keys behind a copy: what they are called, and whether they are there. */

import type { Secrets } from '../platform/config/secrets.ts';
import { deriveKeys } from '../platform/lib/keys.ts';
import { BackupError } from './errors.ts';

type DataKeys = Pick<Secrets, 'dataKey' | 'previousDataKeys'>;

/** The data keys in base64, the newest first. */
export const listDataKeys = ({ dataKey, previousDataKeys = [] }: DataKeys): string[] =>
  [dataKey, ...previousDataKeys].map((key) => key.toString('base64'));

/** What the data keys are called, the newest first. */
export const listKeyIds = (secrets: Secrets): string[] => deriveKeys(secrets).taxNumber.map(({ id }) => id);

/** @throws BackupError when one of the keys behind the copy is not among these, or not as old as it must be. */
export function requireKeys(keyIds: readonly string[], secrets: Secrets): void {
  const known = listKeyIds(secrets);
  const missing = keyIds.find((id) => !known.includes(id));
  if (missing === undefined && keyIds.at(-1) === known.at(-1)) return;
  throw new BackupError(
    `The data key ${missing ?? keyIds.at(-1)} of this backup is not the one given here (DATA_KEY and DATA_KEY_PREVIOUS, ` +
      'or the file data-key in DATA_DIR): without it nobody could sign in and no taxpayer number could be read.',
  );
}
