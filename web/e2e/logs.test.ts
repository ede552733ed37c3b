/** Audit Logs: finding what happened, reading one entry, and proving that nobody has touched any. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { callAs, type Person } from './support/api.ts';
import { JOURNEY_WIDTHS, visitors, type Window } from './support/browser.ts';
import { startJob } from './support/clicks.ts';
import { company } from './support/company.ts';
import { cutOff, listen, NO_CONNECTION, settled } from './support/network.ts';
import { ADMIN } from './support/portal.ts';
import { goTo, signIn } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();
const RATES = 60;

let driver: Person;
beforeAll(async () => {
  driver = await at.people.addContractor('Alder');
  for (let rate = 1; rate <= RATES; rate += 1)
    await at.admin.call('PUT', `/staff/${driver.id}/pay-rate`, { dailyRate: 200 + rate });
});

async function openLogs(search = '', window: Window = { width: 1280 }): Promise<Page> {
  const page = await openPage(at.url, window);
  await signIn(page, ADMIN, `/dashboard/logs${search}`);
  // The table appears before its entries.
  await page
    .getByRole('button', { name: /^Details: / })
    .first()
    .or(page.getByText('No logs found'))
    .waitFor();
  return page;
}
const table = (page: Page) => page.getByRole('table', { name: 'Audit logs' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of logs' });
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe.each(JOURNEY_WIDTHS)('in a window of %i', (width) => {
  const window = { width, height: 844 };
  it('the log opens from the navigation in one request, fits and is accessible', async () => {
    const page = await openPage(at.url, window);
    await signIn(page, ADMIN);
    await page.getByRole('region', { name: 'System Status' }).waitFor();
    const operations = listen(page);
    await goTo(page, 'Audit Logs');
    // The table appears at once, drawn in gray; its entries are what takes time.
    await page
      .getByRole('button', { name: /^Details/ })
      .first()
      .waitFor();
    await settled(page);
    expect(operations).toEqual(['AuditLogsScreenQuery']);
    for (const label of ['Total Logs (30 days)', 'User Logins', 'New Users', 'Payroll Activities'])
      await page.getByText(label, { exact: true }).waitFor();
    expect(await rows(page).count()).toBe(50);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  it('an entry opens with its message, its change and its values, and returns the focus', async () => {
    const page = await openLogs('?action=DAILY_RATE_CHANGED', window);
    const details = page.getByRole('button', { name: /^Details: Daily Rate Changed/ }).first();
    await details.click();
    const dialog = page.getByRole('dialog', { name: 'Log Details' });
    await dialog.getByText(/day rate .*\$260\.00/).waitFor();
    expect(await dialog.getByRole('row', { name: /Day rate/ }).innerText()).toMatch(
      /\$259\.00[\s\S]*\$260\.00/,
    );
    await dialog.getByText('As recorded').click();
    await dialog.getByRole('region', { name: 'Before' }).getByText('"dailyRate"').waitFor();
    await dialog.getByRole('region', { name: 'After' }).getByText('"_meta"').waitFor();
    await dialog.getByText(ADMIN.email).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await details.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

it('pages to older entries and back, and keeps the place in the address', async () => {
  const page = await openLogs('?action=DAILY_RATE_CHANGED');
  await pages(page).getByText(`1–50 of ${RATES}`).waitFor();
  await pages(page).getByRole('button', { name: 'Older' }).click();
  await pages(page).getByText(`51–${RATES} of ${RATES}`).waitFor();
  expect(await rows(page).count()).toBe(RATES - 50);
  await page.reload();
  await pages(page).getByText(`51–${RATES} of ${RATES}`).waitFor();
  await pages(page).getByRole('button', { name: 'Newer' }).click();
  await pages(page).getByText(`1–50 of ${RATES}`).waitFor();
  expect(parameters(page)).toEqual({ action: 'DAILY_RATE_CHANGED' });
  await page.goBack();
  await pages(page).getByText(`51–${RATES} of ${RATES}`).waitFor();
  await pages(page).getByRole('button', { name: 'Newest' }).click();
  await pages(page).getByText(`1–50 of ${RATES}`).waitFor();
});

it('narrows by person, action and level, and clears them all', async () => {
  const page = await openLogs();
  const picker = page.getByRole('combobox', { name: 'User', exact: true });
  await picker.fill('alder');
  await page.getByRole('option', { name: /Sam Alder/ }).click();
  await page.waitForURL('**userId=**');
  await page.getByRole('combobox', { name: 'Action' }).pressSequentially('password');
  await page.getByRole('option', { name: 'Password Changed', exact: true }).click();
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Info');
  await page.waitForURL('**level=INFO**');
  expect(parameters(page)).toMatchObject({ userId: driver.id, action: 'PASSWORD_CHANGED', level: 'INFO' });
  await expect.poll(() => rows(page).count(), { timeout: 30_000 }).toBe(1);
  expect(await rows(page).first().innerText()).toContain(driver.email);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await picker.inputValue()).toBe('Sam Alder');
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Critical');
  await page.getByText('No logs found').waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await pages(page).waitFor();
  expect(parameters(page)).toEqual({});
});

it('takes a pasted user ID', async () => {
  const page = await openLogs();
  await page.getByRole('combobox', { name: 'User', exact: true }).fill(driver.id.slice('User_'.length));
  await page.getByRole('option', { name: /Sam Alder/ }).click();
  await page.waitForURL(`**userId=${driver.id}`);
});

it('shows on Refresh what has happened since', async () => {
  const page = await openLogs('?action=USER_LOGIN_FAILED');
  await page.getByText('No logs found').waitFor();
  await expect(callAs(at.url, { email: driver.email, password: 'Wrong-Road-2026' })).rejects.toThrow('401');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await rows(page).filter({ hasText: 'User Login Failed' }).waitFor();
});

it('verifies the log and the ledger', async () => {
  const page = await openLogs();
  await page.getByRole('button', { name: 'Verify Log' }).click();
  await page.getByText(/^The log is intact, \d+ entries\.$/).waitFor();
  await page.getByRole('button', { name: 'Verify Ledger' }).click();
  await page.getByText(/^The ledger adds up, \d+ entr(?:y|ies)\.$/).waitFor();
  await expectAccessible(page);
});

it('says that it could not be loaded and brings it on Retry', async () => {
  expectError(NO_CONNECTION);
  const page = await openLogs();
  const { restore } = await cutOff(page, 'AuditLogsScreenQuery');
  await page.reload();
  await page.getByText('Failed to load logs').waitFor();
  await page.getByRole('combobox', { name: 'Action' }).waitFor();
  expect(await page.getByText('User Logins').count()).toBe(0);
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await table(page).waitFor();
});

it('is only for administrators', async () => {
  const page = await openPage(at.url);
  await signIn(page, await at.people.addManager('Yew'), '/dashboard/logs');
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/contractors');
  await page.getByRole('button', { name: 'Actions for Sam Alder' }).click();
  await page.getByRole('menuitem', { name: 'Edit Contractor' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'History' }).count()).toBe(0);
});

it('tells the history of a person on the row, twenty at a time', async () => {
  const page = await openPage(at.url);
  await signIn(page, ADMIN, '/dashboard/contractors');
  await page.getByRole('button', { name: 'Actions for Sam Alder' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History: Sam Alder' });
  await dialog.getByText(/day rate .*\$260\.00/).waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(20);
  await dialog.getByRole('button', { name: 'Show More' }).click();
  await dialog
    .getByText(/\$240\.00/)
    .first()
    .waitFor();
  await expectAccessible(page);
});

const WHO_CHANGED_IN_A_ROW = /set Sam Alder’s day rate to \$260\.00/;
const WHO_CHANGED = /^\S+ \S+ set Sam Alder’s day rate to \$260\.00/;

it('answers who changed a rate with one click on the person’s page', async () => {
  const page = await openPage(at.url);
  await signIn(page, ADMIN, `/dashboard/people/${driver.id}`);
  const history = page.getByRole('tab', { name: 'History' });
  await history.waitFor();
  const job = await startJob(page, 'an administrator sees who changed a rate, from the person');
  await history.click();
  await page.getByText(WHO_CHANGED).first().waitFor();
  await job.isDone();
});

it('answers who changed a rate with one click on the search of the log', async () => {
  const page = await openLogs();
  const job = await startJob(page, 'an administrator sees who changed a rate, from the audit log');
  await page.getByRole('searchbox', { name: 'Search logs...' }).click();
  await page.keyboard.type('alder');
  await page.waitForURL('**search=alder');
  await rows(page).filter({ hasText: WHO_CHANGED_IN_A_ROW }).first().waitFor();
  await job.isDone();
});
