/** Tables in windows of every width: which columns there are, and the list that a table is on a phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, expectNothingCut } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { type RunningPortal, startPortal } from './support/portal.ts';
import { signIn } from './support/visits.ts';

let portal: RunningPortal;
beforeAll(async () => {
  portal = await startPortal({ program: 'demo/main.js', env: {}, quickPasswords: true });
});
afterAll(() => portal?.remove());
const { openPage } = visitors();
const as = (name: string) => ({ email: `${name}@example.com`, password: 'Freight-2026' });

async function openTable(who: string, path: string, name: string): Promise<Page> {
  const page = await openPage(portal.url);
  await signIn(page, as(who), path);
  await page.getByRole('table', { name }).getByRole('rowheader').first().waitFor();
  return page;
}

/** The headings to be seen in a window of a width; none where the rows are a list. */
async function headingsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await expectNoOverflow(page);
  const headings = page.getByRole('columnheader').filter({ visible: true });
  return (await headings.allInnerTexts()).filter(Boolean);
}

it('leaves columns out in the order of their importance, and keeps the table down to 640 px', async () => {
  const page = await openTable('admin', '/dashboard/staff', 'Staff');
  expect(await headingsAt(page, 1280)).toEqual(['Name', 'Email', 'Roles', 'Status', 'Archived', 'Actions']);
  expect(await headingsAt(page, 1000)).toEqual(['Name', 'Email', 'Roles', 'Status', 'Actions']);
  expect(await headingsAt(page, 768)).toEqual(['Name', 'Roles', 'Status', 'Actions']);
  expect(await headingsAt(page, 640)).toEqual(['Name', 'Roles', 'Status', 'Actions']);
  expect(await headingsAt(page, 639)).toEqual([]);
});

it('says what happened in the audit log at every width', async () => {
  const page = await openTable('admin', '/dashboard/logs', 'Audit logs');
  expect(await headingsAt(page, 1440)).toEqual([
    ...['Timestamp', 'What Happened', 'User', 'Action', 'Level', 'IP Address', 'Details'],
  ]);
  expect(await headingsAt(page, 768)).toEqual(['Timestamp', 'What Happened', 'Details']);
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  expect(await row.innerText()).toMatch(/\.\n/);
  await expectAccessible(page);
});

it.each([
  ['manager', '/dashboard/contractors', 'Contractors'],
  ['admin', '/dashboard/staff', 'Staff'],
  ['driver', '/dashboard/statements', 'Pay statements'],
])('of the %s at %s is a list of two lines an item on a phone', async (who, path, name) => {
  const page = await openTable(who, path, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectNothingCut(page);
  const rows = page.getByRole('table', { name }).locator('tbody').getByRole('row');
  for (const row of await rows.all()) {
    const { height } = (await row.boundingBox())!;
    // A line of a target that a finger hits, and up to two of small text.
    expect(height, await row.innerText()).toBeLessThanOrEqual(100);
  }
});
