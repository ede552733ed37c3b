/**
 * Copies of the embedded database from before an upgrade, because no version can open what a later one has migrated.
 * They are next to the database, each named after the first migration that it lacks, until the new version has started
 * successfully.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { POSTGRES_FOLDER } from './hasDatabase.ts';

const PREFIX = `${POSTGRES_FOLDER}.before-`;

export const upgradeCopy = (dataDir: string, migration: string): string =>
  join(dataDir, `${PREFIX}${migration}`);

const listCopies = (dataDir: string): string[] =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith(PREFIX))
    .sort()
    .map((name) => join(dataDir, name));

export function removeCopies(dataDir: string): void {
  for (const copy of listCopies(dataDir)) rmSync(copy, { recursive: true, force: true });
}

/** The command that restores the database from before the earliest failed upgrade; null if there is none. */
export function wayBack(dataDir: string): string | null {
  const [copy] = listCopies(dataDir).filter((path) => !path.endsWith('.new'));
  if (!copy) return null;
  const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`)}'`;
  const database = quoted(join(dataDir, POSTGRES_FOLDER));
  return `rm -rf ${database} && mv ${quoted(copy)} ${database}`;
}
