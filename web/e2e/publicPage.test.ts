/** What anybody sees: the company's public page, without a script, and the description of the API. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { JOURNEY_WIDTHS, visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { ADMIN } from './support/portal.ts';
import { signIn, told } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent,
  );

describe.each([
  { width: 1280, colorScheme: 'light' as const },
  { width: 390, colorScheme: 'dark' as const },
])('the public page at $width px', (window) => {
  it('presents the company and is accessible, with no script at all', async () => {
    const page = await openPage(at.url, window);
    const kinds: string[] = [];
    page.on('request', (request) => kinds.push(request.resourceType()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page
      .getByRole('heading', { level: 1, name: 'Freight across state lines, from Philadelphia.' })
      .waitFor();
    for (const fact of ['trucks (August 2025)', 'drivers (August 2025)', 'operating since August 21, 2023'])
      await page.getByText(fact).waitFor();
    expect(kinds).not.toContain('script');
    expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
    const call = await page.getByRole('link', { name: /^Call \(\d{3}\)/ }).boundingBox();
    expect(call!.y + call!.height).toBeLessThan(page.viewportSize()!.height);
    await page.getByRole('link', { name: 'Driver Login' }).waitFor();
    expect(await page.evaluate(() => document.fonts.check('16px Inter'))).toBe(true);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  it('has a menu drawer that the keyboard opens, closes and follows to the portal', async () => {
    const page = await openPage(at.url, window);
    await page.goto('/');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Driver Login');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Open menu');
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
  });

  it('closes its menu drawer on a click beside it', async () => {
    const page = await openPage(at.url, window);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    await page.mouse.click(20, 400);
    await drawer.waitFor({ state: 'hidden' });
  });
});

describe('the description of the API', () => {
  it.each(JOURNEY_WIDTHS)(
    'tries a call out with a token, at %s px, and fits a wide window too',
    async (width) => {
      const page = await openPage(at.url, { width });
      await page.goto('/api/docs');
      await page.getByRole('button', { name: 'Authorize' }).click();
      await page.getByLabel('auth-bearer-value').fill(at.admin.token);
      await page.getByRole('button', { name: 'Apply credentials' }).click();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.locator('[id$=getAuthMe]').getByRole('button').first().click();
      await page.getByRole('button', { name: 'Try it out' }).click();
      await page.getByRole('button', { name: 'Execute' }).click();
      const response = page.locator('.live-responses-table');
      await response.getByRole('cell', { name: '200', exact: true }).waitFor();
      await response.getByText(`"${ADMIN.email}"`).waitFor();
      for (const each of new Set([width, 1280])) {
        await page.setViewportSize({ width: each, height: 900 });
        await expectNoOverflow(page);
        await expectAccessible(page);
      }
    },
  );
});

it('shows on the public page what an administrator has saved', async () => {
  const page = await openPage(at.url);
  await signIn(page, ADMIN);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Company Profile' }).click();
  await page.getByText(/^This is sample data/).waitFor();
  await page.getByLabel('Legal name').fill('Keystone & Sons Hauling, Inc.');
  await page.getByLabel('Trucks').fill('7');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await told(page, 'Company profile updated successfully');
  await page.getByText(/^This is sample data/).waitFor({ state: 'detached' });
  await page.goto('/');
  await page.getByText('Keystone & Sons Hauling', { exact: true }).waitFor();
  await page.locator('dd', { hasText: /^7$/ }).waitFor();
});
