/** January: who needs a 1099, what is missing, and the forms generated, handed out and filed. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { certify, type Person } from '../support/api.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { addDays } from '../support/days.ts';
import { ADMIN } from '../support/portal.ts';
import { signIn, told } from '../support/visits.ts';

const at = company({ movesClock: true });
const { openPage, expectError } = visitors();

/** A past year, whose threshold the law fixes at $600. */
const YEAR = 2025;
const HEADER =
  'Form Type,Tax Year,Payer Taxpayer ID Number,Recipient Taxpayer ID Number,Recipient Last Name (Surname),Box 1 - Nonemployee Compensation,Form Account Number';

/** Pays a week of the year: each day's pay from Monday on, with the expenses on the first. */
async function pay({ id }: Person, monday: string, pays: number[], expenses = 0): Promise<void> {
  type Result = { payrollRun: { id: string } };
  const { payrollRun } = await at.admin.call<Result>('POST', '/payroll/weekly', {
    userId: id,
    weekStart: monday,
    weekEnd: addDays(monday, 6),
    payDate: addDays(monday, 11),
    weeklyData: pays.map((each, index) => ({
      date: addDays(monday, index),
      pay: each,
      expenses: index === 0 ? expenses : 0,
      notes: index === 0 && expenses ? 'Tolls' : '',
    })),
  });
  await at.admin.call('PATCH', `/payroll/${payrollRun.id}/status`, { status: 'PAID' });
}

/** The year’s payees: one with a form that is ready, one without Form W-9, and one below the threshold. */
async function payEveryone(): Promise<void> {
  await at.admin.call('PUT', '/company', {
    ...{ legalName: 'Example Freight LLC', ein: '23-4567891' },
    ...{ street: '1 Depot Road', zip: '19103', phone: '(215) 555-0177' },
  });
  const alder = await at.people.addContractor('Alder');
  const birch = await at.people.addContractor('Birch');
  const cedar = await at.people.addContractor('Cedar');
  await certify(at.url, alder, '222-33-4455');
  await pay(alder, '2025-10-06', [240.5, 259.5, 250], 18.75);
  await pay(alder, '2025-10-13', [240, 240]);
  await pay(birch, '2025-10-06', [240, 240, 240]);
  await pay(cedar, '2025-10-06', [100]);
}

const findRow = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Payees' })
    .getByRole('row')
    .filter({ hasText: `Sam ${name}` });

async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), start: (await readFile(await file.path(), 'latin1')).slice(0, 5) };
}

/** The same for an action that needs a fresh session: one press, and the password in place. */
async function downloadConfirmed(page: Page, button: string) {
  await at.moveClock();
  const file = download(page, button);
  const dialog = page.getByRole('alertdialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  return file;
}

it('the season goes from the payments to forms in the recipients’ hands and a file for the IRS', async () => {
  await payEveryone();
  const page = await openPage(at.url);
  await signIn(page, ADMIN, `/dashboard/tax-season?year=${YEAR}`);
  await page.getByText('The year is over').waitFor();
  await findRow(page, 'Alder').getByText('Needed', { exact: true }).waitFor();
  await findRow(page, 'Birch').getByRole('link', { name: 'Form W-9 of Sam Birch' }).waitFor();
  await findRow(page, 'Cedar').getByText('Not needed', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Sam Alder', exact: true }).click();
  const behind = page.getByRole('dialog');
  await behind.getByRole('table', { name: 'Payrolls behind the total' }).waitFor();
  await behind.getByText('Total $1,230.00 reaches the 2025 reporting threshold of').waitFor();
  expect(await behind.getByLabel('How the total adds up').textContent()).toBe(
    'Paid$1,248.75Reimbursed expenses, not on the form-$18.75Reportable$1,230.00',
  );
  await behind.getByRole('button', { name: /^Oct 6/ }).click();
  await behind.getByText('$240.50').waitFor();
  await behind
    .getByRole('link', { name: /^Payroll #/ })
    .first()
    .click();
  await page.waitForURL(/\/dashboard\/payroll\?contractor=.+&week=2025-10-06/);
  await page.goBack();

  await page.getByRole('button', { name: 'Generate 1 Ready Form' }).click();
  await page.getByText('1 payee is missing something and is left out.').waitFor();
  await page.getByRole('button', { name: 'Generate 1 Form', exact: true }).dblclick();
  await page.getByText('1 form generated', { exact: true }).waitFor();
  await findRow(page, 'Alder').getByText('Generated', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'See Results' }).click();
  await page.getByRole('table', { name: 'Results' }).getByText('$1,230.00').waitFor();
  await expectAccessible(page);

  const form = await download(page, 'Download 1099-NEC of Sam Alder');
  expect(form).toEqual({ name: expect.stringMatching(/\.pdf$/), start: '%PDF-' });
  expectError(/\b403\b/);
  const copies = await downloadConfirmed(page, 'Recipient Copies (ZIP)');
  expect(copies).toEqual({ name: expect.stringMatching(/\.zip$/), start: expect.stringMatching(/^PK/) });

  await page.getByRole('button', { name: 'IRIS File (CSV)' }).click();
  const filing = page.getByRole('dialog');
  await filing.getByText('1 form waits to be filed').waitFor();
  await filing.getByText(/^No official template of Form 1099-NEC for 2025/).waitFor();
  await filing.getByRole('button', { name: /^IRS template/ }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    filing.getByRole('button', { name: 'Choose CSV File' }).click(),
  ]);
  const template = Buffer.from(`\ufeff${HEADER}\r\n1099-NEC,2025,,,,,\r\n`);
  await chooser.setFiles({ name: 'template.csv', mimeType: 'text/csv', buffer: template });
  await filing.getByText('7 columns, from "Form Type" to "Form Account Number"').waitFor();
  await expectAccessible(page);
  await filing.getByRole('button', { name: 'Save Template' }).click();
  await told(page, 'Template saved.');
  await filing.getByText(/^No column for: "/).waitFor();
  await filing.getByText(/^No official template/).waitFor({ state: 'detached' });
  const iris = await downloadConfirmed(page, 'Download (ZIP of CSV)');
  expect(iris).toEqual({ name: 'iris-2025.zip', start: expect.stringMatching(/^PK/) });
});
