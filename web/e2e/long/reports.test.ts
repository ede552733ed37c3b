/** Reports, access tokens and ready queries: a manager generates and deletes them, and an accountant downloads them. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { addDays, weekLabel } from '../support/days.ts';
import { goTo, signIn, told } from '../support/visits.ts';

const at = company();
const { openPage } = visitors();

/** A week in which no one else was paid. */
const MONDAY = '2024-03-04';
const SUNDAY = addDays(MONDAY, 6);

beforeAll(async () => {
  const { id } = await at.people.addContractor('Maple');
  await at.admin.call('POST', '/payroll/weekly', {
    userId: id,
    weekStart: MONDAY,
    weekEnd: SUNDAY,
    weeklyData: [{ date: MONDAY, pay: 240, expenses: 18.75, notes: 'Tolls' }],
  });
});

it('a manager generates a report, opens a row to its run, downloads the file and deletes the report', async () => {
  const page = await openPage(at.url);
  await signIn(page, await at.people.addManager('Willow'));
  await goTo(page, 'Reports');
  await page.getByRole('button', { name: 'Generate Report' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Start Date').fill(MONDAY);
  await dialog.getByLabel('End Date').fill(SUNDAY);
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await told(page, 'Report generated successfully!');

  await page.getByRole('table', { name: 'Reports' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: `Payroll Summary ${weekLabel(MONDAY)}` }).waitFor();
  await page.getByRole('region', { name: 'Totals' }).getByText('$258.75').waitFor();
  await page.getByText('Payroll by week').waitFor();
  await page.getByRole('table', { name: 'Rows of the report' }).getByRole('button').first().click();
  await page
    .getByRole('table', { name: /^Days of payroll #/ })
    .getByText('Tolls')
    .waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!);
  expect(file.suggestedFilename()).toBe(`${id}.csv`);
  const [headings, row] = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(headings).toContain('Contractor,Week Start,Run');
  expect(row).toContain(`Sam Maple,${MONDAY}`);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Report' }).click();
  await told(page, 'Report deleted successfully!');
  await page.waitForURL('**/dashboard/reports');
});

it('an accountant creates a read-only token, sees it once, runs a ready query with it, and revokes the token', async () => {
  const page = await openPage(at.url, { width: 390, height: 844 });
  await signIn(page, await at.people.addStaff('Ledger', 'Accountant'));
  await goTo(page, 'Data and API');
  await page.getByRole('link', { name: 'Access Tokens' }).click();
  await page.getByRole('button', { name: 'Create Token' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Name').fill('Quarterly export');
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  const token = await dialog.locator('code').innerText();
  expect(token).toMatch(/^cpat_/);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('table', { name: 'Access tokens' }).getByText('Never').waitFor();
  expect(await page.content()).not.toContain(token);

  await page.goto('/dashboard/queries?tool=graphql&year=2024&quarter=1');
  const readText = (name: string) => page.getByRole('region', { name, exact: true }).innerText();
  const body = JSON.stringify({
    query: await readText('Query: Payroll of a quarter'),
    variables: JSON.parse(await readText('Variables: Payroll of a quarter')),
  });
  await expectNoOverflow(page);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async () => (await fetch(`${at.url}/graphql`, { method: 'POST', headers, body })).json();
  const { data } = await ask();
  expect(data.payrollRuns.edges).toMatchObject([{ node: { user: { name: 'Sam Maple' } } }]);

  await goTo(page, 'Data and API');
  await page.getByRole('link', { name: 'Access Tokens' }).click();
  await page.getByRole('button', { name: 'Revoke Quarterly export' }).click();
  await page.getByRole('button', { name: 'Revoke Token' }).click();
  await page.getByRole('table', { name: 'Access tokens' }).getByText('Revoked').waitFor();
  expect((await ask()).errors[0].extensions.code).toBe('UNAUTHENTICATED');
});
