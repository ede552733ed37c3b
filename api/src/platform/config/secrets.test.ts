import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDataKey, loadSecrets } from './secrets.ts';

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
  dataDir = join(root, 'data');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const mode = (path: string) => statSync(path).mode & 0o777;

test('makes both secrets once, for no one else to read', () => {
  const first = loadSecrets({ dataDir });
  expect([first.jwtSecret.length, first.dataKey.length]).toEqual([32, 32]);
  expect(first.jwtSecret.equals(first.dataKey)).toBe(false);
  expect(loadSecrets({ dataDir })).toEqual(first);
  expect(mode(dataDir)).toBe(0o700);
  expect(readdirSync(dataDir).sort()).toEqual(['data-key', 'jwt-secret']);
  for (const name of readdirSync(dataDir)) expect(mode(join(dataDir, name))).toBe(0o600);
});

test('a secret from the environment comes first and creates no file', () => {
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

test('creates no new data key for a database that was encrypted with another', () => {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  expect(() => loadSecrets({ dataDir })).toThrow('DATA_KEY must be set');
});

describe('a new data key', () => {
  test('comes before those of DATA_DIR, which stay', () => {
    const before = loadSecrets({ dataDir });
    addDataKey({ dataDir });
    const once = loadSecrets({ dataDir });
    expect(once.dataKey.equals(before.dataKey)).toBe(false);
    expect(once).toEqual({ ...before, dataKey: once.dataKey, previousDataKeys: [before.dataKey] });
    addDataKey({ dataDir });
    expect(loadSecrets({ dataDir }).previousDataKeys).toEqual([once.dataKey, before.dataKey]);
    expect(readdirSync(dataDir).sort()).toEqual(['data-key', 'jwt-secret']);
    expect(mode(join(dataDir, 'data-key'))).toBe(0o600);
  });

  test('is not created if the environment gives the key', () => {
    const [key, older] = [7, 8].map((byte) => Buffer.alloc(32, byte).toString('base64'));
    const settings = { dataDir, jwtSecret: 'x'.repeat(40), dataKey: key!, previousDataKeys: [older!] };
    expect(() => addDataKey(settings)).toThrow('DATA_KEY is set');
    expect(loadSecrets(settings).previousDataKeys).toEqual([Buffer.alloc(32, 8)]);
  });
});
