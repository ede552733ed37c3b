/** Asks for the password in place and continues: actions that need a fresh session, and an idle page. */
import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { ADMIN } from '../support/portal.ts';
import { sessionCookies, signIn } from '../support/visits.ts';

const at = company({ movesClock: true });
const { openPage, expectError } = visitors();

const asked = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm it’s you' });

async function confirm(page: Page, password = ADMIN.password): Promise<void> {
  await asked(page).getByRole('textbox', { name: 'Your password' }).fill(password);
  await asked(page).getByRole('button', { name: 'Confirm' }).click();
}

it('a token is created with the entered values: not after Cancel, nor with a wrong password', async () => {
  const page = await openPage(at.url, { width: 390 });
  await signIn(page, ADMIN, '/dashboard/access-tokens');
  await at.moveClock();
  await page.getByRole('button', { name: 'Create Token' }).first().click();
  const form = page.getByRole('alertdialog', { name: 'Create Token' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Payroll import');
  await form.getByRole('combobox', { name: 'Payroll' }).selectOption('Read and write');
  await form.getByRole('button', { name: 'Create Token' }).click();
  await asked(page).waitFor();
  if (process.env.LONG) await expectAccessible(page);
  await expectNoOverflow(page);
  await asked(page).getByRole('button', { name: 'Cancel' }).click();
  await form.getByText('Please confirm it’s you by entering your password again.').waitFor();
  expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Payroll import');

  await form.getByRole('button', { name: 'Create Token' }).click();
  await confirm(page, 'Wrong-Key-2026');
  await asked(page).getByText('The password is incorrect.').waitFor();
  await confirm(page);
  await asked(page).waitFor({ state: 'detached' });
  await page
    .getByText(/^cpat_/)
    .or(page.locator('input[value^="cpat_"]'))
    .first()
    .waitFor();
  await page.getByText('Read and write: Payroll').waitFor({ state: 'attached' });
});

it('a person’s records download with one click and the password', async () => {
  const person = await at.people.addContractor('Heron');
  await at.admin.call('PATCH', `/staff/${encodeURIComponent(person.id)}/archive`, { archived: true });
  const page = await openPage(at.url);
  await signIn(page, ADMIN, '/dashboard/archive');
  await at.moveClock();
  await page.getByRole('button', { name: `Actions for ${person.firstName} ${person.lastName}` }).click();
  await page.getByRole('menuitem', { name: 'Permanently Delete' }).click();
  expectError(/\b403\b/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download their records (ZIP)' }).click();
  await confirm(page);
  expect(await readStart(await saved)).toBe('PK');
  await page.getByText('Records downloaded.').waitFor();
});

it('an idle page counts down, locks in place, and keeps the input', async () => {
  const page = await openPage(at.url, { width: 390, height: 844 });
  await page.clock.install();
  await signIn(page, ADMIN, '/dashboard/company');
  const name = page.getByRole('textbox', { name: 'Legal name' });
  await name.fill('Half a name');
  await page.clock.fastForward('28:30');
  const warning = page.getByText('You’ve been inactive. This page locks in');
  await warning.waitFor();
  if (process.env.LONG) await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Stay Signed In' }).click();
  await warning.waitFor({ state: 'detached' });

  await page.clock.fastForward('31:00');
  const dialog = page.getByRole('alertdialog', { name: 'Locked' });
  await dialog.waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  const unlock = async (password: string) => {
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(password);
    await dialog.getByRole('button', { name: 'Unlock' }).click();
  };
  await unlock('Wrong-Key-2026');
  await dialog.getByText('Invalid email or password.').waitFor();
  await unlock(ADMIN.password);
  await dialog.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Half a name');

  // Someone who does not return is signed out for good.
  await page.clock.fastForward('31:00');
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${at.url}/`);
  expect(await sessionCookies(page)).toEqual([]);
});

const readStart = async (download: Download): Promise<string> =>
  readFileSync(await download.path())
    .subarray(0, 2)
    .toString();
