/** Only code below the data model contains SQL that the compiler does not check. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Code that works below the data model or on any tables: the database itself, lists generated from the data model, the
 * queue, notifications, and backups (with tables of any release).
 */
const BELOW = ['platform/db/', 'platform/sql/', 'platform/jobs/', 'platform/live/', 'backup/'];

const RAW = /\.\$(query|execute)Raw|\bPrisma\.(sql|raw|join|empty)\b|\bfixed(ListSql)?\(|\.query\(/;
/** A typed statement may call a function by name, but never reads rows that way. */
const ROWS = /sql(<[^`]*>)?`[^`]*\b(select|join|insert|update|delete)\b/i;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => !BELOW.some((folder) => file.startsWith(folder)));
const matching = (pattern: RegExp, among: readonly string[]) =>
  among.filter((file) => pattern.test(readFileSync(join(SOURCES, file), 'utf8'))).sort();

it('is written nowhere else', () => {
  expect(matching(RAW, files)).toEqual([]);
});

it('requests no rows inside typed statements', () => {
  const statements = files.filter((file) => file.endsWith('.sql.ts'));
  expect(statements.length).toBeGreaterThan(20);
  expect(matching(ROWS, statements)).toEqual([]);
});
