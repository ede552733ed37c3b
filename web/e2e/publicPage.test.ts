/** Pages for everyone: the company's public page, without a script, and the API's documentation. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { ADMIN } from './support/portal.ts';

const at = company();
const { openPage } = visitors();

const PHONE = { width: 390, height: 844 };

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent,
  );

it('the public page presents the company, with no script at all', async () => {
  const page = await openPage(at.url, PHONE);
  const kinds: string[] = [];
  page.on('request', (request) => kinds.push(request.resourceType()));
  await page.goto('/', { waitUntil: 'load' });
  await page
    .getByRole('heading', { level: 1, name: 'Freight across state lines, from Philadelphia.' })
    .waitFor();
  for (const fact of ['trucks (August 2025)', 'drivers (August 2025)', 'operating since August 21, 2023'])
    await page.getByText(fact).waitFor();
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
  const call = await page.getByRole('link', { name: /^Call \(\d{3}\)/ }).boundingBox();
  expect(call!.y + call!.height).toBeLessThan(PHONE.height);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('16px Inter'))).toBe(true);
  expect(kinds).toContain('font');
  expect(kinds).not.toContain('script');
});

it('the menu drawer of the public page opens and closes by key and by a click beside it, and leads to the portal', async () => {
  const page = await openPage(at.url, PHONE);
  await page.goto('/');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await drawer.waitFor();
  await page.mouse.click(20, 400);
  await drawer.waitFor({ state: 'hidden' });

  await page.reload();
  for (const control of ['Driver Login', 'Open menu']) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(control);
  }
  await page.keyboard.press('Enter');
  await drawer.waitFor();
  await expectAccessible(page);
  expect(await focused(page)).toBe('Close menu');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Open menu');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Management Portal');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor();
});

it('the API’s documentation tries out a call with a token, and fits a phone and a laptop', async () => {
  const page = await openPage(at.url, PHONE);
  await page.goto('/api/docs');
  await page.getByRole('button', { name: 'Authorize' }).click();
  const bearer = page.locator('form').filter({ has: page.getByLabel('auth-bearer-value') });
  await bearer.getByLabel('auth-bearer-value').fill(at.admin.token);
  await bearer.getByRole('button', { name: 'Apply credentials' }).click();
  await page.getByRole('button', { name: 'Close' }).first().click();
  const call = page.locator('[id$=getAuthMe]');
  // It renders again with the token, and a press before that would be lost.
  await call.getByRole('button', { name: 'authorization button locked', exact: true }).waitFor();
  await call.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  const response = page.locator('.live-responses-table');
  await response.getByRole('cell', { name: '200', exact: true }).waitFor();
  await response.getByText(`"${ADMIN.email}"`).waitFor();
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectNoOverflow(page);
});
