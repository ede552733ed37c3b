/** Light or dark, as one has chosen it, from the first paint on. */
import { expect, it } from 'vitest';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';

const at = company();
const { openPage } = visitors();

it('is there before the portal’s own scripts are, against the system’s wish', async () => {
  const page = await openPage(at.url, { width: 1280, colorScheme: 'light' });
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('portal.colorScheme', 'dark'));
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
  await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
  expect(await scheme()).toBe('dark');
});
