/** More screens in print; the others are in the short form. */
import { expect, it } from 'vitest';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { settled } from '../support/network.ts';
import { expectPrinted, print } from '../support/paper.ts';
import { ADMIN } from '../support/portal.ts';
import { signIn } from '../support/visits.ts';

const at = company();
const { openPage } = visitors();

it.each([
  ['the season', '/dashboard/tax-season?year=2025', 'Tax'],
  ['the tax documents', '/dashboard/tax-documents', 'Tax'],
  ['the contractors', '/dashboard/contractors', 'Contractor Management'],
  ['the time logs', '/dashboard/time-logs', 'Time Logs & Summary'],
])('%s prints with the company on top, in black from a dark screen', async (_name, path, title) => {
  await at.people.addContractor('Sycamore');
  const page = await openPage(at.url, { width: 1280, colorScheme: 'dark' });
  await signIn(page, ADMIN, path);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await settled(page);
  await expectPrinted(page);
  expect(await print(page)).toBeLessThan(6);
});
