import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLanding } from './landing.ts';
import { secured } from './securityHeaders.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-landing-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(
    join(folder, 'server', 'landing.mjs'),
    `export const styles = 'h1{color:red}';
     export const renderLanding = ({ name }) => '<!doctype html><style>' + styles + '</style><h1>' + name + '</h1>';`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The public page of a company whose record can change or be unavailable. */
function openLanding() {
  const record = {
    ...{ name: 'Liberty Bell', isAway: false, reads: 0 },
    change: (_name: string): void => undefined,
    /** Runs while the record is read. */
    meanwhile: (): void => undefined,
  };
  const landing = createLanding(
    folder,
    async () => {
      record.reads += 1;
      if (record.isAway) throw new Error('The database is away.');
      const { name } = record;
      record.meanwhile();
      return { name };
    },
    (onChange) => {
      record.change = (name) => {
        record.name = name;
        onChange();
      };
    },
  )!;
  const visit = async (headers: Record<string, string> = {}) =>
    secured(await landing(new Request('http://portal.test/', { headers })));
  return { record, visit };
}

it('is a document without scripts, with the hash of its one style element', async () => {
  const { visit } = openLanding();
  const response = await visit();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('<h1>Liberty Bell</h1>');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain(
    "default-src 'none'; style-src 'sha256-/D8wWMrWSOjeD/K4IHepvRvJjPxqJbouCB3qbqmBaqY='",
  );
  expect(policy).not.toMatch(/script-src|unsafe|nonce/);
});

it('is requested every time and sent only when it has changed', async () => {
  const { visit, record } = openLanding();
  const first = await visit();
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const known = { 'if-none-match': first.headers.get('etag')! };
  const again = await visit(known);
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  record.change('Keystone');
  const changed = await visit(known);
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain('Keystone');
});

it('is rendered once until its record changes', async () => {
  const { visit, record } = openLanding();
  for (let visits = 0; visits < 5; visits += 1) await visit();
  expect(record.reads).toBe(1);
  // A change while the record is read makes the next visitor read it again.
  record.change('Keystone');
  record.meanwhile = () => {
    record.meanwhile = () => undefined;
    record.change('Keystone Freight');
  };
  expect(await (await visit()).text()).toContain('<h1>Keystone</h1>');
  expect(await (await visit()).text()).toContain('<h1>Keystone Freight</h1>');
  await visit();
  expect(record.reads).toBe(3);
});

it('stays up while the company’s record cannot be read', async () => {
  const { visit, record } = openLanding();
  record.isAway = true;
  await expect(visit()).rejects.toThrow('away');
  record.isAway = false;
  await visit();
  record.isAway = true;
  record.change('Keystone');
  expect(await (await visit()).text()).toContain('Liberty Bell');
});

it('is sent compressed to clients that accept it', async () => {
  const { visit } = openLanding();
  const response = await visit({ 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(String(gunzipSync(await response.arrayBuffer()))).toContain('Liberty Bell');
});

it('does not exist when the web client has not been built', () => {
  expect(
    createLanding(
      join(folder, 'nowhere'),
      async () => ({}),
      () => undefined,
    ),
  ).toBeUndefined();
});
