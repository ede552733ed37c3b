/** Reports, access tokens and ready queries: what an accountant takes away, and what a manager makes and deletes. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { callAs, newPerson, PASSWORD, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from './support/days.ts';
import { cutOff, NO_CONNECTION } from './support/network.ts';
import { goTo, signIn, told } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();

const PHONE = { width: 390, height: 844 };
const monday = addDays(startOfWeek(dayInPhiladelphia()), -7);
const sunday = addDays(monday, 6);

let driver: Person;
let accountant: Person;
beforeAll(async () => {
  driver = await at.people.addContractor('Maple');
  accountant = await addAccountant();
  await pay(driver, 240);
});

async function addAccountant(): Promise<Person> {
  const person = newPerson('Ledger', 'Avery');
  const body = { ...person, roles: ['Accountant'] };
  const { data } = await at.admin.call<{ data: { user: { id: string } } }>('POST', '/staff', body);
  const self = await callAs(at.url, person);
  await self.call('POST', '/auth/change-password', { newPassword: PASSWORD });
  return { ...person, id: data.user.id, password: PASSWORD };
}

/** Last week: Monday with tolls. */
const pay = ({ id }: Person, amount: number) =>
  at.admin.call('POST', '/payroll/weekly', {
    userId: id,
    weekStart: monday,
    weekEnd: sunday,
    weeklyData: [{ date: monday, pay: amount, expenses: 18.75, notes: 'Tolls' }],
  });

const table = (page: Page) => page.getByRole('table', { name: 'Reports' });

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Report' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Start Date').fill(monday);
  await dialog.getByLabel('End Date').fill(sunday);
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await told(page, 'Report generated successfully!');
}

describe('a manager', () => {
  it('generates a report, opens a row to its run, downloads the file and deletes the report', async () => {
    const page = await openPage(at.url);
    await signIn(page, await at.people.addManager('Willow'));
    await goTo(page, 'Reports');
    await page.getByRole('heading', { name: 'Reports & Analytics' }).waitFor();
    await generate(page);
    await expectAccessible(page);

    await table(page).getByRole('link').first().click();
    await page.getByRole('heading', { name: `Payroll Summary ${weekLabel(monday)}` }).waitFor();
    await page.getByRole('region', { name: 'Totals' }).getByText('$258.75').waitFor();
    await page.getByText('Payroll by week').waitFor();
    await page.getByRole('table', { name: 'Rows of the report' }).getByRole('button').first().click();
    await page
      .getByRole('table', { name: /^Days of payroll #/ })
      .getByText('Tolls')
      .waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!);
    expect(file.suggestedFilename()).toBe(`${id}.csv`);
    const [headings, row] = readFileSync(await file.path(), 'utf8').split('\r\n');
    expect(headings).toContain('Contractor,Week Start,Run');
    expect(row).toContain(`Sam Maple,${monday}`);

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Are you sure you want to delete this report?').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete Report' }).click();
    await told(page, 'Report deleted successfully!');
    await page.waitForURL('**/dashboard/reports');
  });

  it('reads the server’s own message beside the field, and keeps what was typed', async () => {
    // What is not a day at all GraphQL itself refuses.
    expectError(/status of 400/);
    const page = await openPage(at.url, PHONE);
    await signIn(page, await at.people.addManager('Poplar'), '/dashboard/reports');
    await page.getByRole('button', { name: 'Generate Report' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await dialog
      .getByText(/^Expected a date as YYYY-MM-DD/)
      .first()
      .waitFor();
    await dialog.getByLabel('Start Date').fill(sunday);
    await dialog.getByLabel('End Date').fill(monday);
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await dialog.getByText('End date must not be before the start date.').first().waitFor();
    expect(await dialog.getByRole('textbox', { name: 'End Date' }).inputValue()).toBe(monday);
    await dialog.getByLabel('Report Type').selectOption('Tax Summary');
    await dialog.getByLabel('Tax Year').fill('1999');
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await dialog.getByText(/2020/).first().waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  it('learns that the data behind a report has changed, and generates it again', async () => {
    const page = await openPage(at.url, PHONE);
    await signIn(page, await at.people.addManager('Aspen'), '/dashboard/reports');
    await generate(page);
    await table(page).getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Report', exact: true }).waitFor();
    const kept = page.url();
    // The open page learns of it.
    await pay(await at.people.addContractor('Cherry'), 100);
    await page.getByText('Changed since').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Generate Again' }).click();
    await page.waitForURL((url) => url.href !== kept);
    await page.getByRole('table', { name: 'Rows of the report' }).getByText('Sam Cherry').waitFor();
    expect(await page.getByText('Changed since').count()).toBe(0);
  });

  it('sees that the list cannot be loaded, and tries again', async () => {
    expectError(NO_CONNECTION);
    const page = await openPage(at.url);
    await signIn(page, await at.people.addManager('Laurel'));
    const line = await cutOff(page, 'ReportsScreenQuery');
    await page.goto('/dashboard/reports');
    await page.getByText('Failed to load reports').waitFor();
    await expectAccessible(page);
    await line.restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Failed to load reports').waitFor({ state: 'detached' });
  });
});

describe('an accountant', () => {
  it('finds the way to what may be read, and nothing that may not', async () => {
    const page = await openPage(at.url);
    await signIn(page, accountant);
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const entry of ['Reports', 'Tax', 'Ready Queries', 'Access Tokens'])
      await main.getByRole('link', { name: entry, exact: true }).waitFor();
    for (const entry of ['Payroll', 'Staff Management'])
      expect(await main.getByRole('link', { name: entry, exact: true }).count()).toBe(0);
    await page.goto('/dashboard/payroll');
    await page.waitForURL('**/dashboard');
  });

  it('generates reports and deletes none', async () => {
    const page = await openPage(at.url);
    await signIn(page, accountant);
    await goTo(page, 'Reports');
    await generate(page);
    await table(page).waitFor();
    expect(await page.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
  });

  it('creates a read-only token, sees it once, runs a query with it, and revokes the token', async () => {
    const page = await openPage(at.url, PHONE);
    await signIn(page, accountant);
    await goTo(page, 'Access Tokens');
    await page.getByText('No access tokens yet').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Token' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Name').fill('Quarterly export');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create Token' }).click();
    const token = await dialog.locator('code').innerText();
    expect(token).toMatch(/^cpat_/);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('table', { name: 'Access tokens' }).getByText('Never').waitFor();
    expect(await page.content()).not.toContain(token);

    const year = monday.slice(0, 4);
    const quarter = Math.ceil(Number(monday.slice(5, 7)) / 3);
    await page.goto(`/dashboard/queries?tool=graphql&year=${year}&quarter=${quarter}`);
    const readText = (name: string) => page.getByRole('region', { name, exact: true }).innerText();
    const body = {
      query: await readText('Query: Payroll of a quarter'),
      variables: JSON.parse(await readText('Variables: Payroll of a quarter')),
    };
    await expectNoOverflow(page);
    await expectAccessible(page);
    const ask = async () =>
      (
        await fetch(`${at.url}/graphql`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    const { data } = await ask();
    const names = data.payrollRuns.edges.map(
      ({ node }: { node: { user: { name: string } } }) => node.user.name,
    );
    expect(names).toContain('Sam Maple');

    await page.goto('/dashboard/access-tokens');
    await page.getByRole('button', { name: 'Revoke Quarterly export' }).click();
    await page.getByRole('button', { name: 'Revoke Token' }).click();
    await page.getByRole('table', { name: 'Access tokens' }).getByText('Revoked').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    expect((await ask()).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

it('a driver finds neither reports nor queries', async () => {
  const page = await openPage(at.url, PHONE);
  await signIn(page, driver);
  for (const path of ['/dashboard/reports', '/dashboard/queries']) {
    await page.goto(path);
    await page.waitForURL('**/dashboard');
  }
});
