/** Everything around the screens: the frame, unknown addresses, code that fails to load, and print. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import type { Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from './support/days.ts';
import { settled } from './support/network.ts';
import { expectPrinted, expectWholeTables, layOnPaper, print } from './support/paper.ts';
import { ADMIN } from './support/portal.ts';
import { signIn } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors({ stay: true });

const monday = addDays(startOfWeek(dayInPhiladelphia()), -7);
let driver: Person;
beforeAll(async () => {
  driver = await at.people.addContractor('Sycamore');
});

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const expectNotFound = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();

it('an unknown address shows the frame only to signed-in users', async () => {
  expectError(/status of 404/);
  const page = await openPage(at.url);
  await page.goto('/no-such-page');
  await expectNotFound(page);
  await page.getByText('Management System').waitFor();
  expect(await main(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Go to Home Page' }).click();
  await page.waitForURL(`${at.url}/`);

  await signIn(page, driver, '/no-such-page');
  await expectNotFound(page);
  await main(page).getByRole('link', { name: 'Time Logs' }).waitFor();
  const companyName = page.getByRole('banner').getByText('Liberty Bell Freight LLC');
  await companyName.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await companyName.waitFor({ state: 'hidden' });
  await page.goto('/dashboard/no-such-page');
  await expectNotFound(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.getByRole('heading', { name: 'Welcome back, Sam!' }).waitFor();
});

it.runIf(process.env.LONG)(
  'a screen whose code fails to load reports a lost connection or a server error, with the id of the request',
  async () => {
    expectError(/ERR_FAILED|NetworkFailure|Failed to fetch dynamically|^500 |status of 500|CodeFailure/);
    const CODE = '**/assets/ProfileScreen*.js';
    const page = await openPage(at.url);
    await signIn(page, driver);
    await page.route(CODE, (route) => route.abort());
    await main(page).getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await page.getByText('Can’t reach the server.').waitFor();

    await page.unroute(CODE);
    await page.route(CODE, (route) =>
      route.fulfill({
        status: 500,
        json: { error: 'It broke.', code: 'INTERNAL_SERVER_ERROR', requestId: 'r-17' },
      }),
    );
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Something went wrong on our side. Request id: r-17').waitFor();
    await main(page).getByRole('link', { name: 'Dashboard' }).waitFor();
    await page.setViewportSize({ width: 360, height: 900 });
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.unroute(CODE);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'My Profile' }).waitFor();
  },
);

describe('in print', () => {
  const addresses = {
    week: `/dashboard/payroll/week?week=${monday}`,
    payroll: '',
    statement: '',
    report: '',
  };
  let page: Page;
  beforeAll(async () => {
    page = await openPage(at.url, { width: 1280, colorScheme: 'dark' });
    await signIn(page, ADMIN);
    const { payrollRun } = await at.admin.call<{ payrollRun: { id: string } }>('POST', '/payroll/weekly', {
      ...{ userId: driver.id, weekStart: monday, weekEnd: addDays(monday, 6) },
      weeklyData: [{ date: monday, pay: 250, expenses: 0, notes: '' }],
    });
    addresses.payroll = `/dashboard/payroll?contractor=${driver.id}&week=${monday}`;
    addresses.statement = `/dashboard/statements/${payrollRun.id}`;
    if (!process.env.LONG) return;
    const about = { startDate: addDays(monday, -30), endDate: addDays(monday, 30) };
    const made = await at.admin.call<{ data: { report: { id: string } } }>(
      'POST',
      '/reports/payroll-summary',
      about,
    );
    addresses.report = `/dashboard/reports/${made.data.report.id}`;
  });

  it.each([
    ['the board', 'week', 'Payroll & Tax Management'],
    ...(process.env.LONG
      ? ([
          ['the week of a contractor', 'payroll', 'Payroll & Tax Management'],
          ['a report', 'report', /./],
        ] as const)
      : []),
  ] as const)('%s is a sheet of the company, in black from a dark screen', async (_name, address, title) => {
    await page.goto(addresses[address]);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await settled(page);
    await expectPrinted(page);
    // Whose week it is, a sheet must say.
    if (page.url().includes('week=')) await page.getByText(weekLabel(monday)).first().waitFor();
    expect(await print(page)).toBeLessThan(6);
  });

  it('a statement is a letter of at most two sheets', async () => {
    await page.goto(addresses.statement);
    await page.getByRole('article', { name: /^Pay statement #/ }).waitFor();
    await settled(page);
    expect(await print(page)).toBeLessThanOrEqual(2);
  });

  it('a table of many rows repeats its headings on each sheet', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/dashboard/contractors?search=${driver.lastName}`);
    await page.getByRole('link', { name: `${driver.firstName} ${driver.lastName}` }).waitFor();
    await layOnPaper(page);
    await page.getByRole('columnheader', { name: 'Email' }).waitFor();
    const sheets = await print(page);
    // Repeats the rows, as in a long list.
    await page.evaluate(() => {
      const body = document.querySelector('main table tbody')!;
      for (let copies = 0; copies < 60; copies += 1) body.append(body.firstElementChild!.cloneNode(true));
    });
    expect(await print(page)).toBeGreaterThan(sheets);
    await expectWholeTables(page);
  });
});
