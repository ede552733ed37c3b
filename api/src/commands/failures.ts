/** What a failed command prints: one clear line if the failure is an expected one. */
import { AnchorError } from '../audit/anchor.ts';
import { BackupError } from '../backup/errors.ts';
import { SettingsError } from '../platform/config/config.ts';
import { DatabaseUrlError } from '../platform/db/database.ts';
import { EmbeddedStartError } from '../platform/db/embedded/embeddedPostgres.ts';
import { FolderInUseError } from '../platform/db/embedded/folderLock.ts';
import { MigrationError } from '../platform/db/migrate.ts';
import { RightsError } from '../platform/db/rights.ts';
import { isUnavailable } from '../platform/db/transaction.ts';

const EXPECTED = [
  AnchorError,
  BackupError,
  SettingsError,
  DatabaseUrlError,
  EmbeddedStartError,
  FolderInUseError,
  MigrationError,
  RightsError,
];

export function explainFailure(error: Error): string {
  if (EXPECTED.some((type) => error instanceof type)) return error.message;
  if (isUnavailable(error))
    return `The database became unavailable: ${error.message}. Run the command again.`;
  return error.stack ?? String(error);
}
