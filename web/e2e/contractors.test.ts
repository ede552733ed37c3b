/** Contractor Management, with more contractors than fit on one page. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { newPerson, PASSWORD, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob, typeThrough } from './support/clicks.ts';
import { company } from './support/company.ts';
import { cutOff, NO_CONNECTION } from './support/network.ts';
import { addContractor, signIn, told } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();
const LAST_NAMES = [
  'Ash',
  'Bay',
  'Cork',
  'Dale',
  'Esk',
  'Fern',
  'Gorse',
  'Holm',
  'Ives',
  'Juno',
  'Kite',
  'Lark',
];
let manager: Person;

beforeAll(async () => {
  manager = await at.people.addManager('Yew');
  for (const name of LAST_NAMES) await at.people.addContractor(name, { isNew: true });
});

async function openContractors(search = ''): Promise<Page> {
  const page = await openPage(at.url);
  await signIn(page, manager, `/dashboard/contractors${search}`);
  await page.getByRole('table', { name: 'Contractors' }).or(page.getByText('No contractors found')).waitFor();
  return page;
}
const names = (page: Page) => page.getByRole('rowheader').allTextContents();
const card = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Contractor summary' }).getByText(label);
const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

it('shows ten to a page, counts the page’s rows and keeps the page in the address', async () => {
  const page = await openContractors();
  expect(await names(page)).toHaveLength(10);
  await page.getByText('1–10 of 12').waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('11–12 of 12').waitFor();
  expect(await names(page)).toEqual(['Sam Kite', 'Sam Lark']);
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  await page.reload();
  await page.getByText('11–12 of 12').waitFor();
  await page.goBack();
  await page.getByText('1–10 of 12').waitFor();
});

it('finds by name and by address while typing, and says when there is nobody', async () => {
  const page = await openContractors();
  const search = page.getByRole('searchbox', { name: 'Search contractors...' });
  await search.fill('gorse');
  await page.waitForURL('**?search=gorse');
  await page.getByRole('row', { name: /Sam Ash/ }).waitFor({ state: 'detached' });
  expect(await names(page)).toEqual(['Sam Gorse']);
  expect(await page.getByRole('navigation', { name: 'Pages of contractors' }).count()).toBe(0);
  await search.fill('nobody-of-this-name');
  await page.getByText('No contractors found').waitFor();
});

it('filters by status', async () => {
  const page = await openContractors('?status=inactive');
  await page.getByText('No contractors found').waitFor();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Active');
  await page.waitForURL('**?status=active');
  await page.getByText('1–10 of 12').waitFor();
});

it('asks before a contractor loses access, and then the row and the filters follow', async () => {
  const page = await openContractors('?search=Esk');
  await act(page, 'Sam Esk', 'Deactivate Contractor');
  const dialog = page.getByRole('alertdialog');
  await dialog
    .getByText(
      'Are you sure you want to deactivate Sam Esk? This contractor will no longer be able to access the system.',
    )
    .waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('cell', { name: 'Active', exact: true }).waitFor();
  await act(page, 'Sam Esk', 'Deactivate Contractor');
  await dialog.getByRole('button', { name: 'Deactivate Contractor' }).click();
  await told(page, 'Contractor deactivated successfully');
  await page.getByRole('cell', { name: 'Inactive' }).waitFor();
  await page.getByRole('button', { name: 'Actions for Sam Esk' }).click();
  const again = page.getByRole('menuitem', { name: /Deactivate Contractor/ });
  expect(await again.getAttribute('aria-disabled')).toBe('true');
  expect(await again.textContent()).toContain('Already inactive');
});

it('edits names and address in place', async () => {
  const page = await openContractors('?search=Fern');
  await act(page, 'Sam Fern', 'Edit Contractor');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('First name').fill('Samira');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await told(page, 'Contractor updated successfully');
  await page.getByRole('rowheader', { name: 'Samira Fern' }).waitFor();
});

it('invites a contractor, who opens the link, chooses a password and is in', async () => {
  const page = await openContractors('?search=Oak');
  const { firstName, lastName, email } = newPerson('Oak');
  await page.getByRole('button', { name: 'Add Contractor' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Add Contractor' }).click();
  const field = dialog.getByRole('textbox', { name: `Link for ${firstName} ${lastName}` });
  const link = new URL(await field.inputValue());
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.getByRole('cell', { name: 'Invited' }).waitFor();

  const invited = await openPage(at.url);
  await invited.goto(`${link.pathname}${link.hash}`);
  await invited.getByRole('heading', { name: `Welcome, ${firstName}!` }).waitFor();
  await expectAccessible(invited);
  await expectNoOverflow(invited);
  for (const name of ['New password', 'Confirm new password'])
    await invited.getByRole('textbox', { name, exact: true }).fill(PASSWORD);
  // The button comes to rest when the password has been judged.
  await invited.getByText('Strength: Strong').waitFor();
  await invited.getByRole('button', { name: 'Get Started' }).click();
  await invited.waitForURL('**/dashboard');
  await invited.getByText(`Welcome back, ${firstName}!`).waitFor();
  await page.reload();
  await row.getByRole('cell', { name: 'Active' }).waitFor();
});

it('keeps what was typed and says why when an address is taken', async () => {
  const page = await openContractors();
  const person = newPerson('Moss');
  await addContractor(page, { ...person, email: manager.email.toUpperCase() });
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('alert').getByText('A user with this email address already exists.').waitFor();
  expect(await dialog.getByLabel('First name').inputValue()).toBe('Sam');
  expect(await dialog.getByLabel('Last name').inputValue()).toBe('Moss');
  expect(await dialog.getByRole('textbox', { name: 'Password' }).inputValue()).toBe(person.password);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await dialog.getByRole('button', { name: 'Add Contractor' }).click();
  await told(page, 'Contractor added successfully');
  await dialog.waitFor({ state: 'detached' });
});

it('requires every field of a new contractor', async () => {
  const page = await openContractors();
  await page.getByRole('button', { name: 'Add Contractor' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('radio', { name: 'Set an initial password' }).click();
  await dialog.getByRole('button', { name: 'Add Contractor' }).click();
  for (const name of ['First name', 'Last name', 'Email', 'Password'])
    await dialog.getByText(`${name} is required.`).first().waitFor();
});

it('says that the list could not be loaded and brings it on Retry', async () => {
  expectError(NO_CONNECTION);
  const page = await openPage(at.url);
  await signIn(page, manager);
  const { restore } = await cutOff(page, 'ContractorsScreenQuery');
  await page.getByRole('link', { name: 'Contractors', exact: true }).click();
  await page.getByText('Failed to load contractors').waitFor();
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await card(page, 'Total Contractors').waitFor();
  await page.getByRole('rowheader', { name: 'Sam Ash' }).waitFor();
});

it('takes somebody on with a day rate, and hands the invitation over', async () => {
  const page = await openContractors();
  const job = await startJob(page, 'a manager takes a contractor on with a day rate');
  await page.getByRole('button', { name: 'Add Contractor' }).click();
  const form = page.getByRole('alertdialog', { name: 'Add Contractor' });
  await typeThrough(form, [
    ['First name', 'Dana'],
    ['Last name', 'Moss'],
    ['Email', 'dana.moss@example.com'],
    ['Day rate', '255'],
  ]);
  await form.getByRole('button', { name: 'Add Contractor' }).click();
  const handed = page.getByRole('alertdialog', { name: 'Invitation Link' });
  await handed.getByRole('textbox', { name: 'Link for Dana Moss' }).waitFor();
  await handed.getByRole('button', { name: 'Close' }).click();
  await job.isDone();
  await page.goto('/dashboard/contractors?search=moss');
  await page.getByRole('link', { name: 'Dana Moss' }).click();
  await page.getByRole('region', { name: 'Day rate' }).getByText('$255.00').first().waitFor();
});
