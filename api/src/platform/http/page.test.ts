import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRelease } from '../lib/release.ts';
import { createPage } from './page.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-page-'));
  mkdirSync(join(folder, 'server'));
  const screens = ['/change-password', '/dashboard', '/dashboard/people/:id'];
  writeFileSync(join(folder, 'server', 'screens.json'), JSON.stringify(screens));
  for (const name of ['index', 'login'])
    writeFileSync(join(folder, `${name}.html`), `<meta name="csp-nonce" content="__CSP_NONCE__">${name}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives every response its own nonce, in the page and in its policy', async () => {
  const page = createPage(folder)!;
  const nonces = await Promise.all(
    [page('/dashboard'), page('/login')].map(async (response) => {
      const [, nonce] = /content="([^"]+)"/.exec(await response.text())!;
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

it('lets no text become a script or markup, on any screen', () => {
  const policy = createPage(folder)!('/dashboard').headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe/);
});

it('is the sign-in page at its own address and the portal at every other', async () => {
  const page = createPage(folder)!;
  for (const path of ['/login', '/invitation', '/reset-password'])
    expect(await page(path).text(), path).toMatch(/login$/);
  for (const path of ['/dashboard', '/change-password', '/login/more', '/no-such-page'])
    expect(await page(path).text(), path).toMatch(/index$/);
});

it('is there for every screen, and 404 at every other address, where it says so', async () => {
  const page = createPage(folder)!;
  const statusOf = (path: string) => page(path).status;
  for (const path of ['/login', '/dashboard', '/dashboard/', '/Dashboard/People/User_1', '/change-password'])
    expect([path, statusOf(path)]).toEqual([path, 200]);
  for (const path of [
    '/dashboards',
    '/dashboard/people',
    '/dashboard/people/1/2',
    '/wp-login',
    '/dashboard.',
  ])
    expect([path, statusOf(path)]).toEqual([path, 404]);
  expect(await page('/wp-login').text()).toMatch(/index$/);
});

it('does not exist when the web client has not been built', () => {
  expect(createPage(join(folder, 'nowhere'))).toBeUndefined();
});

it.each([true, false])('lets the sign-in page know whether a link can be mailed: %s', async (sendsMail) => {
  writeFileSync(join(folder, 'login.html'), '<meta name="mail" content="__MAIL__">login');
  const page = createPage(folder, { sendsMail })!;
  expect(await page('/login').text()).toBe(`<meta name="mail" content="${sendsMail ? 'on' : 'off'}">login`);
});

it.each([
  ['/login', 'login'],
  ['/dashboard', 'index'],
])('lets the page at %s know which version it is of', async (path, name) => {
  writeFileSync(join(folder, `${name}.html`), '<meta name="version" content="__VERSION__">');
  const { version } = readRelease();
  expect(await createPage(folder)!(path).text()).toBe(`<meta name="version" content="${version}">`);
});

it.each(['closed', 'approval'] as const)(
  'lets the sign-in page know that registration is %s',
  async (registration) => {
    writeFileSync(join(folder, 'login.html'), '<meta name="registration" content="__REGISTRATION__">login');
    const page = createPage(folder, { registration })!;
    expect(await page('/login').text()).toBe(`<meta name="registration" content="${registration}">login`);
  },
);
