/** Light or dark, as the user chose, from the first paint on. */
import { expect, it } from 'vitest';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { ADMIN } from '../support/portal.ts';
import { logOut, signIn } from '../support/visits.ts';

const at = company();
const { openPage } = visitors();

it('applies before the portal’s own scripts load, whatever the system prefers, and stays after signing out', async () => {
  const page = await openPage(at.url, { width: 1280, colorScheme: 'light' });
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await signIn(page, ADMIN);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(scheme).toBe('dark');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!colorScheme)[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  expect(await page.locator('#root > *').count()).toBe(0);
  expect(await scheme()).toBe('dark');
  release();
  await page.getByRole('heading', { level: 1, name: 'System Administrator' }).waitFor();
  expect(await scheme()).toBe('dark');

  await logOut(page);
  await page.waitForURL(`${at.url}/`);
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(kept).toEqual({ 'portal.colorScheme': 'dark' });
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
  expect(await scheme()).toBe('dark');
});
