/**
 * Copies of the embedded database from before an upgrade, as no version opens what a later one has migrated. They lie
 * beside it, each named after the first migration that it does not have, until a start of the new version has succeeded.
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

/** What brings the database back as it was before the earliest upgrade that did not succeed; null where there was none. */
export function wayBack(dataDir: string): string | null {
  const [copy] = listCopies(dataDir).filter((path) => !path.endsWith('.new'));
  if (!copy) return null;
  const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`)}'`;
  const database = quoted(join(dataDir, POSTGRES_FOLDER));
  return `rm -rf ${database} && mv ${quoted(copy)} ${database}`;
}
