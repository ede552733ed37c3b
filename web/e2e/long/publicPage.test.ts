/** The public page follows the company's record, and everyone can use the API's documentation. */
import { it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { ADMIN } from '../support/portal.ts';
import { signIn, told } from '../support/visits.ts';

const at = company({ own: true });
const { openPage } = visitors();

it('shows on the public page what an administrator has saved', async () => {
  const page = await openPage(at.url);
  await signIn(page, ADMIN);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Company Profile' }).click();
  const name = page.getByLabel('Legal name');
  const mark = page.locator('label', { hasText: /^Legal name Sample/ });
  await mark.waitFor();
  await name.fill('Keystone & Sons Hauling, Inc.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await told(page, 'Company profile updated successfully');
  await mark.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Public Page' }).click();
  await page.getByLabel('Trucks').fill('7');
  const saved = page.waitForEvent('requestfinished', (request) =>
    Boolean(request.postData()?.includes('"trucks":7')),
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saved;
  await page.goto('/');
  await page.getByText('Keystone & Sons Hauling', { exact: true }).waitFor();
  await page.locator('dd', { hasText: /^7$/ }).waitFor();
});

it.each([390, 1280])('the API’s documentation is accessible in a window of %i', async (width) => {
  const page = await openPage(at.url, { width });
  await page.goto('/api/docs');
  await page.locator('[id$=getAuthMe]').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Try it out' }).waitFor();
  await expectAccessible(page);
});
