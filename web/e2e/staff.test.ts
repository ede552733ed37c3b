/** Staff Management: who works here, what each may do, and who can sign in. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { callAs, newPerson, PASSWORD, type Person } from './support/api.ts';
import { JOURNEY_WIDTHS, visitors, type Window } from './support/browser.ts';
import { company } from './support/company.ts';
import { cutOff, delayResponse, NO_CONNECTION } from './support/network.ts';
import { ADMIN } from './support/portal.ts';
import { choosePassword, dismiss, goTo, signIn, toast, told } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();

const PHONE: Window = { width: 390, height: 844 };

async function openStaff(search = '', window?: Window): Promise<Page> {
  const page = await openPage(at.url, window);
  await signIn(page, ADMIN, `/dashboard/staff${search}`);
  await page.getByRole('table', { name: 'Staff' }).or(page.getByText('No staff members found')).waitFor();
  return page;
}
const openMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  return page.getByRole('menuitem');
};
const act = async (page: Page, name: string, action: string) => {
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const cell = (page: Page, name: string, text: string) =>
  page.getByRole('row', { name: new RegExp(name) }).getByText(text, { exact: true });
const card = async (page: Page, label: string) => {
  const text = await page
    .getByRole('region', { name: 'Staff summary' })
    .getByText(label)
    .locator('..')
    .textContent();
  return Number(text!.replace(label, ''));
};
const formatName = ({ firstName, lastName }: Omit<Person, 'id'>) => `${firstName} ${lastName}`;
/** Whether the portal lets this person in with this password. */
const canSignIn = async (person: { email: string; password: string }) =>
  callAs(at.url, person).then(
    () => true,
    () => false,
  );

it.each(JOURNEY_WIDTHS)(
  'adds a member of staff in a window of %i, who is an Employee at first',
  async (width) => {
    const person = newPerson(`Birch${width}`);
    const page = await openStaff('', { width });
    await expectNoOverflow(page);
    await expectAccessible(page);
    const before = await card(page, 'Total Staff');
    await page.getByRole('button', { name: 'Add Staff Member' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('radio', { name: 'Set an initial password' }).click();
    await dialog.getByRole('button', { name: 'Add Staff Member' }).click();
    for (const name of ['First name', 'Last name', 'Email', 'Password'])
      await dialog.getByText(`${name} is required.`).first().waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('First name').fill(person.firstName);
    await dialog.getByLabel('Last name').fill(person.lastName);
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await dialog.getByRole('button', { name: 'Add Staff Member' }).click();
    await told(page, 'Staff member created successfully!');
    await dialog.waitFor({ state: 'detached' });
    await cell(page, formatName(person), 'Employee').waitFor();
    await expect.poll(() => card(page, 'Total Staff')).toBe(before + 1);
    await expectNoOverflow(page);
    expect(await canSignIn(person)).toBe(true);
  },
);

it('is not for a member of staff who has just been added', async () => {
  const person = newPerson('Willow');
  await at.admin.call('POST', '/staff', person);
  const page = await openPage(at.url);
  await signIn(page, person);
  await choosePassword(page);
  await page.goto('/dashboard/staff');
  await page.waitForURL('**/dashboard');
});

it('keeps what was typed and says why when an address is taken', async () => {
  const page = await openStaff();
  const person = newPerson('Cedar');
  await page.getByRole('button', { name: 'Add Staff Member' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('radio', { name: 'Set an initial password' }).click();
  await dialog.getByLabel('First name').fill(person.firstName);
  await dialog.getByLabel('Last name').fill(person.lastName);
  await dialog.getByLabel('Email').fill(ADMIN.email.toUpperCase());
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await dialog.getByRole('button', { name: 'Add Staff Member' }).click();
  await dialog.getByRole('alert').getByText('A user with this email address already exists.').waitFor();
  expect(await dialog.getByLabel('Last name').inputValue()).toBe('Cedar');
});

it('finds by name or address and by role, on the button, and keeps both in the address', async () => {
  const [manager, employee] = [await at.people.addManager('Elmtree'), await at.people.addEmployee('Elmtree')];
  const page = await openStaff();
  await page.getByRole('searchbox', { name: 'Search' }).fill('elmtree');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Manager');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await page.waitForURL('**?search=elmtree&role=Manager');
  await page.getByText(employee.email).waitFor({ state: 'detached' });
  await page.getByText(manager.email).waitFor();
  await page.reload();
  await page.getByText(manager.email).waitFor();
  expect(await page.getByRole('combobox', { name: 'Role' }).inputValue()).toBe('Manager');
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody-of-this-name');
  await page.keyboard.press('Enter');
  await page.getByText('No staff members found').waitFor();
  await expectAccessible(page);
});

it('edits names, with the address locked', async () => {
  const person = await at.people.addEmployee('Fir');
  const page = await openStaff('?search=fir');
  await act(page, formatName(person), 'Edit');
  const dialog = page.getByRole('alertdialog');
  expect(await dialog.getByLabel('Email').isDisabled()).toBe(true);
  await dialog.getByLabel('First name').fill('Samira');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await told(page, 'Staff member updated successfully!');
  await page.getByRole('rowheader', { name: 'Samira Fir' }).waitFor();
});

it('assigns and removes roles, and the person sees it at once', async () => {
  const person = await at.people.addEmployee('Hazel');
  const theirs = await openPage(at.url);
  await signIn(theirs, person);
  const page = await openStaff('?search=hazel', PHONE);
  await act(page, formatName(person), 'Assign Role');
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Assistant Manager');
  await dialog.getByRole('button', { name: 'Assign Role' }).click();
  // It covers the row on a phone.
  await dismiss(page, 'Role assigned successfully!');
  await cell(page, formatName(person), 'Assistant Manager').waitFor();

  await act(page, formatName(person), 'Assign Role');
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Manager');
  await dialog.getByRole('button', { name: 'Assign Role' }).click();
  await dismiss(page, 'Role assigned successfully!');
  await cell(page, formatName(person), 'Manager').waitFor();
  await theirs.goto('/dashboard/contractors');
  await theirs.getByRole('heading', { name: 'Contractor Management' }).waitFor();

  await act(page, formatName(person), 'Assign Role');
  for (const role of ['Employee', 'Assistant Manager', 'Manager'])
    await dialog.getByRole('button', { name: `Remove the role ${role}` }).click();
  await dialog.getByText('None', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await cell(page, formatName(person), 'None').waitFor();
});

it('ends and restores access in place, and Undo takes it back', async () => {
  const person = await at.people.addEmployee('Juniper');
  const page = await openStaff('?search=juniper');
  await act(page, formatName(person), 'Deactivate');
  await told(page, 'User deactivated successfully!');
  await cell(page, formatName(person), 'Inactive').waitFor();
  // It stays for as long as the pointer rests on it.
  await toast(page, 'User deactivated successfully!').hover();
  await expectAccessible(page, { withToasts: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { withToasts: true });
  expect(await canSignIn(person)).toBe(false);
  await toast(page, 'User deactivated successfully!').getByRole('button', { name: 'Undo' }).click();
  await told(page, 'User activated successfully!');
  await cell(page, formatName(person), 'Active').waitFor();
  expect(await canSignIn(person)).toBe(true);
});

it("offers neither deactivation nor archiving on the viewer's own row", async () => {
  const page = await openStaff('?role=IT_Admin');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'History' }).waitFor();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Edit', 'Unlock Sign-In', 'History']);
});

it.each(JOURNEY_WIDTHS)(
  'resets a password in a window of %i and shows it until it is closed',
  async (width) => {
    const person = await at.people.addEmployee(`Larch${width}`);
    const page = await openStaff(`?search=larch${width}`, { width });
    await act(page, formatName(person), 'Reset Password');
    const dialog = page.getByRole('alertdialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Reset Password' }).click();
    await dialog.getByText('valid for 24 hours').waitFor();
    const temporary = (await dialog.locator('code').textContent())!;
    expect(temporary).toMatch(/^Temp-[0-9a-z]{12}1!$/);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.keyboard.press('Escape');
    expect(await dialog.getByText(temporary).isVisible()).toBe(true);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy Password' }).click();
    await dialog.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(temporary);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });

    expect(await canSignIn(person)).toBe(false);
    const theirs = await openPage(at.url, { width });
    await signIn(theirs, { email: person.email, password: temporary });
    await choosePassword(theirs, `${PASSWORD}-again`);
  },
);

it('archives in place, keeps the person out, and Undo takes it back', async () => {
  const person = await at.people.addEmployee('Maple');
  const page = await openStaff('?search=maple');
  await act(page, formatName(person), 'Archive');
  await told(page, 'User archived successfully!');
  await cell(page, formatName(person), 'Yes').waitFor();
  expect(await canSignIn(person)).toBe(false);
  await toast(page, 'User archived successfully!').getByRole('button', { name: 'Undo' }).click();
  await told(page, 'User unarchived successfully!');
  await cell(page, formatName(person), 'No').waitFor();
  expect(await canSignIn(person)).toBe(true);
});

it('works by keyboard alone: menu, dialog and back to the row', async () => {
  const person = await at.people.addEmployee('Oak');
  const page = await openStaff('?search=oak');
  const button = page.getByRole('button', { name: `Actions for ${formatName(person)}` });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('First name').fill('Samuel');
  await page.keyboard.press('Enter');
  await told(page, 'Staff member updated successfully!');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Actions for Samuel Oak');
});

it('says in place what failed for lack of a connection', async () => {
  const person = await at.people.addEmployee('Pine');
  expectError(NO_CONNECTION);
  const page = await openStaff('?search=pine');
  await cutOff(page, 'useSetUserActiveMutation');
  await act(page, formatName(person), 'Deactivate');
  await told(page, 'Failed to update user status');
  await cell(page, formatName(person), 'Active').waitFor();
  await cutOff(page, 'useSetUserArchivedMutation');
  await act(page, formatName(person), 'Archive');
  await told(page, 'Failed to archive user');
  await cutOff(page, 'useResetPasswordMutation');
  await act(page, formatName(person), 'Reset Password');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  await dialog.getByText('Failed to reset password').waitFor();
  expect(await page.locator('code').count()).toBe(0);
});

it.each(JOURNEY_WIDTHS)(
  'shows its frame while it loads in a window of %i, and tries again when it failed',
  async (width) => {
    expectError(NO_CONNECTION);
    const page = await openPage(at.url, { width });
    await signIn(page, ADMIN);
    const { release } = await delayResponse(page, 'StaffScreenQuery');
    await goTo(page, 'Staff Management');
    await page.getByRole('button', { name: 'Apply Filters' }).waitFor();
    await page.getByText('Loading staff members...').waitFor({ state: 'attached' });
    await expectAccessible(page);
    await expectNoOverflow(page);
    release();
    await page.getByRole('rowheader').first().waitFor();

    const { restore } = await cutOff(page, 'StaffScreenQuery');
    await page.goto('/dashboard/staff');
    await page.getByText('Failed to load staff members').waitFor();
    await expectAccessible(page);
    await restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('rowheader').first().waitFor();
  },
);
