import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EarlierText, LANDED_MIGRATIONS } from './landedMigrations.ts';

/** One folder of prisma/migrations. */
export interface Migration {
  /** Its folder's name, which starts with its creation time and defines the order. */
  name: string;
  sql: string;
  /** SHA-256 of the file: as it is, then with either kind of line endings, which a checkout may have changed. */
  checksums: string[];
  /** Earlier texts, with which databases may have been created. */
  earlier: readonly EarlierText[];
}

/** The earlier text with this checksum; undefined for today's and any other. */
export const earlierText = ({ earlier }: Migration, checksum: string): EarlierText | undefined =>
  earlier.find((text) => text.checksum === checksum);

// src/db and dist/db are equally deep below the root.
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
