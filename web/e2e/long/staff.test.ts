/** Staff Management: what a message with Undo looks like, and that it takes back what the server has done. */
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
  // It stays for as long as the pointer rests on it.
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
