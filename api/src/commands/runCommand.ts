/** What the commands of this room have in common: their arguments, and one clear line where they cannot do their work. */
import { parseArgs } from 'node:util';
import { AnchorError } from '../audit/anchor.ts';
import { summarize, verifyAuditLog } from '../audit/verify.service.ts';
import { BackupError } from '../backup/errors.ts';
import type { Services } from '../operation/services.ts';
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

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

interface Arguments {
  values: Record<string, string | boolean | (string | boolean)[] | undefined>;
  positionals: string[];
}

/** @throws BackupError that says how the command is called. */
export function readArguments(options: Options, positionals: number, usage: string): Arguments {
  try {
    const read = parseArgs({ options, allowPositionals: positionals > 0 });
    if (read.positionals.length === positionals) return read as Arguments;
  } catch {
    // The usage says it better.
  }
  throw new BackupError(`Usage: ${usage}`);
}

/** Does the work; one line on standard error and status 1 where it fails. */
export function runCommand(work: () => Promise<void>): void {
  work().catch((error: Error) => {
    if (EXPECTED.some((type) => error instanceof type)) console.error(error.message);
    else if (isUnavailable(error))
      console.error(`The database became unavailable: ${error.message}. Run the command again.`);
    else console.error(error);
    process.exitCode = 1;
  });
}

/** How far the work has come. */
export const sayTable = (name: string, rows: number): void =>
  console.log(`  ${name}: ${rows.toLocaleString('en-US')}`);

/** Verifies the audit log and prints the result; status 1 where it is not intact. */
export async function sayWhetherIntact(services: Services): Promise<void> {
  const verification = await verifyAuditLog(services);
  if (verification.intact) return console.log(`Audit log: ${summarize(verification)}`);
  console.error(`The copied audit log is not intact: ${summarize(verification)}`);
  process.exitCode = 1;
}
