/** Form W-9 from the first prompt on a driver's phone to the downloaded file. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { dayInPhiladelphia } from '../support/days.ts';
import { goTo, signIn, told } from '../support/visits.ts';

const at = company();
const { openPage } = visitors();

const NUMBER = '400-11-1222';
const MASKED = '•••-••-1222';

it('a driver signs Form W-9 from the first prompt, sees the number once more and downloads the form', async () => {
  const driver = await at.people.addContractor('Larch');
  const page = await openPage(at.url, { width: 390, height: 844 });
  await signIn(page, driver);
  await page.getByRole('link', { name: 'Sign your Form W-9: your tax documents need it' }).click();
  const form = page.getByRole('form', { name: 'Form W-9' });
  await form.getByRole('button', { name: 'Sign and Certify' }).click();
  await form.getByText('Signature is required.').first().waitFor();
  await expectAccessible(page);
  await form.getByLabel('Street').fill('12 Dock St');
  await form.getByLabel('City').fill('Camden');
  await form.getByLabel('State', { exact: false }).first().fill('NJ');
  await form.getByLabel('ZIP code').fill('08102');
  await form.getByRole('textbox', { name: 'Number' }).fill(NUMBER);
  await form.getByRole('checkbox', { name: /^Under penalties of perjury/ }).check();
  await form.getByRole('textbox', { name: 'Signature' }).fill('Sam Larch');
  await form.getByRole('button', { name: 'Sign and Certify' }).click();
  await told(page, 'Form W-9 signed and certified.');
  await page.getByText(/^Signed on .*, ends in 1222$/).waitFor();
  await expectNoOverflow(page);

  await page.getByRole('button', { name: 'Show number' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(driver.password);
  await dialog.getByLabel('Reason').fill('To compare it with my card');
  await dialog.getByRole('button', { name: 'Show Number' }).click();
  await page.getByText(NUMBER).waitFor();
  await page.getByRole('button', { name: 'Hide number' }).click();
  await page.getByText(MASKED).waitFor();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  // Ids contain digits as well.
  expect(stored).not.toMatch(/(?<![\da-f])1222(?![\da-f])/);

  const year = dayInPhiladelphia().slice(0, 4);
  await goTo(page, 'Tax Documents');
  await page.getByRole('button', { name: 'Generate Tax Document' }).click();
  await dialog.getByLabel('Document Type').selectOption('W9');
  await dialog.getByLabel('Year').fill(year);
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await told(page, 'W-9 form generated successfully!');
  await expectNoOverflow(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download PDF: W-9 ${year} of Sam Larch` }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect(readFileSync(await file.path(), 'latin1')).toMatch(/^%PDF-/);
});
