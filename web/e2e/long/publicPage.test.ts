/** The public page follows the company's record. */
import { it } from 'vitest';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { ADMIN } from '../support/portal.ts';
import { signIn, told } from '../support/visits.ts';

const at = company();
const { openPage } = visitors();

it('shows on the public page what an administrator has saved', async () => {
  const page = await openPage(at.url);
  await signIn(page, ADMIN);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Company Profile' }).click();
  await page.getByText(/^This is sample data/).waitFor();
  await page.getByLabel('Legal name').fill('Keystone & Sons Hauling, Inc.');
  await page.getByLabel('Trucks').fill('7');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await told(page, 'Company profile updated successfully');
  await page.getByText(/^This is sample data/).waitFor({ state: 'detached' });
  await page.goto('/');
  await page.getByText('Keystone & Sons Hauling', { exact: true }).waitFor();
  await page.locator('dd', { hasText: /^7$/ }).waitFor();
});
