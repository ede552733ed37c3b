import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EarlierText, LANDED_MIGRATIONS } from './landedMigrations.ts';

/** One folder of prisma/migrations. */
export interface Migration {
  /** Its folder's name, which begins with the time it was made: the order of applying. */
  name: string;
  sql: string;
  /** SHA-256 of the file; first as it is, then with either kind of line ends, as a checkout may have changed them. */
  checksums: string[];
  /** Texts it had once, which databases may have been made with. */
  earlier: readonly EarlierText[];
}

/** The earlier text of the migration that the checksum stands for; undefined for today's and for any other. */
export const earlierText = ({ earlier }: Migration, checksum: string): EarlierText | undefined =>
  earlier.find((text) => text.checksum === checksum);

// src/db and dist/db lie equally deep below the root.
export const migrationsFolder = (): string =>
  fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The migrations of a folder, oldest first. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      const unix = sql.replaceAll('\r\n', '\n');
      const checksums = [sql, unix, unix.replaceAll('\n', '\r\n')].map(sha256);
      return { name, sql, checksums, earlier: LANDED_MIGRATIONS[name]?.earlier ?? [] };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
