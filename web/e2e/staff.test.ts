/** Staff Management by keyboard alone. */
import { expect, it } from 'vitest';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { ADMIN } from './support/portal.ts';
import { signIn, told } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

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
