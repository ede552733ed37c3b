import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
  dataDir = join(root, 'data');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const mode = (path: string) => statSync(path).mode & 0o777;

test('makes both secrets once, for nobody else to read', () => {
  const first = loadSecrets({ dataDir });
  expect([first.jwtSecret.length, first.dataKey.length]).toEqual([32, 32]);
  expect(first.jwtSecret.equals(first.dataKey)).toBe(false);
  expect(loadSecrets({ dataDir })).toEqual(first);
  expect(mode(dataDir)).toBe(0o700);
  expect(readdirSync(dataDir).sort()).toEqual(['data-key', 'jwt-secret']);
  for (const name of readdirSync(dataDir)) expect(mode(join(dataDir, name))).toBe(0o600);
});

test('what the environment gives comes first and makes no file', () => {
  const key = Buffer.alloc(32, 7);
  const secrets = loadSecrets({ dataDir, jwtSecret: 'x'.repeat(40), dataKey: key.toString('base64') });
  expect(secrets).toEqual({ jwtSecret: Buffer.from('x'.repeat(40)), dataKey: key });
  expect(readdirSync(root)).toEqual([]);
});

test('refuses a secret that others can read, naming the file', () => {
  loadSecrets({ dataDir });
  chmodSync(join(dataDir, 'data-key'), 0o640);
  expect(() => loadSecrets({ dataDir })).toThrow(
    `DATA_KEY: ${join(dataDir, 'data-key')} can be read by other users`,
  );
});

test('refuses a file that holds something else', () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'jwt-secret'), 'short\n', { mode: 0o600 });
  expect(() => loadSecrets({ dataDir })).toThrow('JWT_SECRET');
});

test('makes no new data key for a database that was encrypted with another', () => {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  expect(() => loadSecrets({ dataDir })).toThrow('DATA_KEY must be set');
});
