/** Archive Management, and the one thing that nothing brings back. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { callAs, type Person } from './support/api.ts';
import { JOURNEY_WIDTHS, visitors, type Window } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { cutOff, NO_CONNECTION } from './support/network.ts';
import { ADMIN } from './support/portal.ts';
import { goTo, signIn, toast, told } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();

const formatName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;
const archive = (person: Person) =>
  at.admin.call('PATCH', `/staff/${encodeURIComponent(person.id)}/archive`, { archived: true });

async function openArchive(search = '', window?: Window): Promise<Page> {
  const page = await openPage(at.url, window);
  await signIn(page, ADMIN, `/dashboard/archive${search}`);
  await page
    .getByRole('table', { name: 'Archived users' })
    .or(page.getByText('No archived users found'))
    .waitFor();
  return page;
}
const act = async (page: Page, person: Person, action: string) => {
  await page.getByRole('button', { name: `Actions for ${formatName(person)}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const card = async (page: Page, label: string) =>
  page.getByRole('region', { name: 'Archive summary' }).getByText(label).locator('..').textContent();

it('is empty at first and says so', async () => {
  const page = await openArchive();
  await page.getByText('No archived users found').waitFor();
  expect(await card(page, 'Archived Users')).toBe('Archived Users0');
  expect(await card(page, 'IT Admin Users')).toBe('IT Admin Users1Protected from deletion');
  expect(await card(page, 'Deletable Users')).toBe('Deletable Users0Can be permanently deleted');
  await expectAccessible(page);
});

it.each(JOURNEY_WIDTHS)('lists who was archived, staff and contractors, in a window of %i', async (width) => {
  const [clerk, driver] = [
    await at.people.addEmployee(`Robin${width}`),
    await at.people.addContractor(`Robin${width}`),
  ];
  await archive(clerk);
  await archive(driver);
  const page = await openArchive('', { width });
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Name or email' }).fill(driver.email);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('**?search=*');
  await page.getByText(clerk.email).waitFor({ state: 'detached' });
  const row = page.getByRole('row', { name: new RegExp(driver.email) });
  await row.waitFor();
  // A phone's list has the name and the address; a table says what they were as well.
  if (width > 640) await row.getByText('User', { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Name or email' }).fill('nobody-of-this-name');
  await page.keyboard.press('Enter');
  await page.getByText('No archived users found').waitFor();
});

it('takes somebody out, and Undo puts them back', async () => {
  const person = await at.people.addEmployee('Wren');
  await archive(person);
  const page = await openArchive('?search=wren');
  await act(page, person, 'Unarchive User');
  await told(page, 'User unarchived successfully!');
  await page.getByText('No archived users found').waitFor();
  await callAs(at.url, person);
  await toast(page, 'User unarchived successfully!').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('rowheader', { name: formatName(person) }).waitFor();
  await expect(callAs(at.url, person)).rejects.toThrow('/auth/login');
});

it.each(JOURNEY_WIDTHS)('deletes for good only what is typed out, in a window of %i', async (width) => {
  const driver = await at.people.addContractor(`Heron${width}`);
  const weekStart = addDays(startOfWeek(dayInPhiladelphia()), -7);
  const self = await callAs(at.url, driver);
  await self.call('POST', '/time-logs', { date: weekStart, worked: true, description: 'Heron to Newark' });
  await at.admin.call('POST', '/payroll/weekly', {
    userId: driver.id,
    weekStart,
    weekEnd: addDays(weekStart, 6),
    weeklyData: [{ date: weekStart, pay: 250, expenses: 0, notes: '' }],
  });
  await archive(driver);

  const page = await openArchive(`?search=heron${width}`, { width });
  await act(page, driver, 'Permanently Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Permanent Deletion' });
  await dialog
    .getByText(
      "This action cannot be undone. All the user's data (time logs, payroll records, tax documents and audit logs) will be permanently deleted.",
    )
    .waitFor();
  await dialog.getByText(formatName(driver), { exact: true }).waitFor();
  await dialog.getByText(driver.email, { exact: true }).waitFor();
  const counts = dialog.getByRole('list', { name: 'What will be deleted' }).getByRole('listitem');
  await counts.first().waitFor();
  expect((await counts.allTextContents()).slice(0, 3)).toEqual([
    '1 time log',
    '0 receipts',
    '1 payroll record',
  ]);
  await dialog.getByText(/expect its records to be kept until Jan 31, \d{4}/).waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);

  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download their records (ZIP)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await dialog.getByText('Records downloaded.').waitFor();

  const confirm = dialog.getByRole('button', { name: 'Permanently Delete' });
  expect(await confirm.getAttribute('aria-disabled')).toBe('true');
  await dialog.getByLabel(`Type ${driver.email} to confirm`).fill(driver.email.toUpperCase());
  await confirm.click();
  await told(page, 'User permanently deleted successfully!');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('No archived users found').waitFor();
  await expect(at.admin.call('GET', `/staff/${encodeURIComponent(driver.id)}`)).rejects.toThrow('404');
});

it('says what failed for lack of a connection, and keeps the dialog open', async () => {
  const person = await at.people.addEmployee('Finch');
  await archive(person);
  expectError(NO_CONNECTION);
  const page = await openArchive('?search=finch');
  await cutOff(page, 'useUnarchiveUserMutation');
  await act(page, person, 'Unarchive User');
  await told(page, 'Failed to unarchive user');
  const counting = await cutOff(page, 'DeletionPreviewQuery');
  await act(page, person, 'Permanently Delete');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('Failed to count the user’s data').waitFor();
  await counting.restore();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await dialog.getByRole('list', { name: 'What will be deleted' }).waitFor();
  await cutOff(page, 'useDeleteUserMutation');
  await dialog.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
  await dialog.getByRole('button', { name: 'Permanently Delete' }).click();
  await dialog.getByText('Failed to delete user').waitFor();
});

it('says that it could not be loaded and brings it on Retry', async () => {
  expectError(NO_CONNECTION);
  const page = await openPage(at.url);
  await signIn(page, ADMIN);
  const { restore } = await cutOff(page, 'ArchiveScreenQuery');
  await goTo(page, 'Archive');
  await page.getByText('Failed to load archived users').waitFor();
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('region', { name: 'Archive summary' }).waitFor();
  await page.getByRole('table', { name: 'Archived users' }).waitFor();
});

it.each(['/dashboard/archive', '/dashboard/staff'])(
  'sends a manager from %s to the dashboard',
  async (path) => {
    const manager = await at.people.addManager('Egret');
    const page = await openPage(at.url);
    await signIn(page, manager, path);
    await page.waitForURL('**/dashboard');
  },
);
