/** Staff Management by keyboard alone, and with a toast whose Undo reverts the change on the server. */
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { callAs } from '../support/api.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { ADMIN } from '../support/portal.ts';
import { signIn, toast, told } from '../support/visits.ts';

const at = company();
const { openPage } = visitors();

it('ends access in place, and Undo takes it back', async () => {
  const person = await at.people.addEmployee('Juniper');
  const page = await openPage(at.url);
  await signIn(page, ADMIN, '/dashboard/staff?search=juniper');
  await page.getByRole('button', { name: 'Actions for Sam Juniper' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await told(page, 'User deactivated successfully!');
  const row = page.getByRole('row', { name: /Sam Juniper/ });
  await row.getByText('Inactive', { exact: true }).waitFor();
  // It stays while the pointer is on it.
  await toast(page, 'User deactivated successfully!').hover();
  await expectAccessible(page, { withToasts: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { withToasts: true });
  await expect(callAs(at.url, person)).rejects.toThrow('/auth/login');
  await toast(page, 'User deactivated successfully!').getByRole('button', { name: 'Undo' }).click();
  await told(page, 'User activated successfully!');
  await row.getByText('Active', { exact: true }).waitFor();
  await callAs(at.url, person);
});

it('works by keyboard alone: menu, dialog and back to the row', async () => {
  await at.people.addEmployee('Hackberry');
  const page = await openPage(at.url);
  await signIn(page, ADMIN, '/dashboard/staff?search=hackberry');
  await page.getByRole('button', { name: 'Actions for Sam Hackberry' }).focus();
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
    .toBe('Actions for Samuel Hackberry');
});
