/** The built files: their responses, and that they stay as they were at the start. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAssets } from './assets.ts';

let folder: string;
let response: ReturnType<typeof createAssets>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-assets-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), 'brotli');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.gz'), 'gzip');
  response = createAssets(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (path: string, encoding?: string) =>
  response(
    new Request(`http://localhost${path}`, { headers: encoding ? { 'accept-encoding': encoding } : {} }),
  );

test('a hashed file never changes, any other is requested again', () => {
  expect(ask('/assets/app-1a2b.js')?.headers.get('cache-control')).toContain('immutable');
  expect(ask('/favicon.svg')?.headers.get('cache-control')).toBe('no-cache');
  expect(ask('/favicon.svg')?.headers.get('content-type')).toBe('image/svg+xml');
});

test('the best encoding that the client takes is sent', async () => {
  const best = ask('/assets/app-1a2b.js', 'gzip, deflate, br');
  expect([best?.headers.get('content-encoding'), await best?.text()]).toEqual(['br', 'brotli']);
  expect(ask('/assets/app-1a2b.js', 'gzip')?.headers.get('content-encoding')).toBe('gzip');
  expect(await ask('/assets/app-1a2b.js')?.text()).toBe('plain');
  expect(ask('/assets/app-1a2b.js', 'gzip, br;q=0')?.headers.get('content-encoding')).toBe('gzip');
  expect(await ask('/assets/app-1a2b.js', 'br;q=0.0, gzip; q=0')?.text()).toBe('plain');
});

test('nothing else in the folder or above it is sent', () => {
  for (const path of [
    '/index.html',
    '/assets/app-1a2b.js.br',
    '/assets',
    '/../package.json',
    '/%2e%2e/x.js',
    '/none.js',
  ])
    expect(ask(path), path).toBeUndefined();
});

test('a file is sent as it was at the start, also when a newer build has removed it', async () => {
  const own = createAssets(folder);
  rmSync(join(folder, 'assets', 'app-1a2b.js'));
  expect(await own(new Request('http://localhost/assets/app-1a2b.js'))?.text()).toBe('plain');
});
