/** What used to go wrong without a word on the way from the days to the forms is said on the screens. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { ADMIN } from './support/portal.ts';
import { signIn } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

const lastMonday = addDays(startOfWeek(dayInPhiladelphia()), -7);
const board = (week: string) => `/dashboard/payroll/week?week=${week}`;

let manager: Person;
beforeAll(async () => {
  manager = await at.people.addManager('Yew');
});

/** A driver of a week with an approved day worth $250.00. */
async function hire(lastName: string, week: string): Promise<Person> {
  const driver = await at.people.addContractor(lastName);
  await at.admin.call('PUT', `/staff/${driver.id}/pay-rate`, { dailyRate: 250 });
  const day = { userId: driver.id, date: week, worked: true, description: '', status: 'APPROVED' };
  await (await callAs(at.url, manager)).call('POST', '/time-logs', day);
  return driver;
}

async function open(path: string, who: Pick<Person, 'email' | 'password'> = manager): Promise<Page> {
  const page = await openPage(at.url);
  await signIn(page, who, path);
  return page;
}

const runsOf = async (driver: Person) =>
  (await callAs(at.url, driver)).call<{ id: string; payDate: string }[]>('GET', '/payroll');

it('expenses without a word become compensation, with the warning before', async () => {
  const driver = await at.people.addContractor('Alder');
  const page = await open(`/dashboard/payroll?contractor=${driver.id}&week=${lastMonday}`);
  await page.getByLabel('Expenses on Monday').fill('48.20');
  await page.getByText('$48.20 of expenses will count as taxable pay.').waitFor();
  await page
    .getByText(/^Without a purpose, this counts as compensation and is reported on the 1099\./)
    .waitFor();
  await page.getByRole('button', { name: 'Process Payroll' }).click();
  await page.getByRole('heading', { name: /^Payroll #/ }).waitFor();

  const [run] = await runsOf(driver);
  const statement = await open(`/dashboard/statements/${run!.id}`, driver);
  const amounts = statement.getByRole('article', { name: /Pay statement #/ });
  await amounts.getByText('Expenses as compensation').waitFor();
  expect(await amounts.getByText('Reimbursed').count()).toBe(0);
});

it('a run never marked paid is loud in the season', async () => {
  const monday = startOfWeek('2025-12-17');
  const driver = await at.people.addContractor('Birch');
  await at.admin.call('POST', '/payroll/weekly', {
    ...{ userId: driver.id, weekStart: monday, weekEnd: addDays(monday, 6), payDate: addDays(monday, 11) },
    weeklyData: [{ date: monday, pay: 1225, expenses: 0 }],
  });
  const page = await open('/dashboard/tax-season?year=2025', ADMIN);
  const row = page.getByRole('table', { name: 'Payees' }).getByRole('row').filter({ hasText: 'Sam Birch' });
  await row.getByText(/^Payroll #\d+ .*\(\$1,225\.00\) is processed and not marked as paid/).waitFor();
});

it('a pay date five years ahead is refused', async () => {
  const driver = await hire('Cedar', lastMonday);
  const page = await open(board(lastMonday));
  const date = page.getByLabel('Pay date', { exact: true });
  const asked = await date.inputValue();
  await date.fill(addDays(lastMonday, 5 * 365));
  await page.getByRole('button', { name: /^Run Payroll for 1/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: /^Run Payroll for 1/ }).click();
  await page.getByText(/Pay date must be between .*, 60 days from today\./).waitFor();
  expect(await runsOf(driver)).toEqual([]);
  // What was typed is still there, and a day that can be is taken.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await date.fill(asked);
  await page.getByRole('button', { name: /^Run Payroll for 1/ }).click();
  await dialog.getByRole('button', { name: /^Run Payroll for 1/ }).click();
  await page.getByText('1 done, $250.00 in all').waitFor();
});

it('a pay date five years ahead is refused for one person’s week as well, and the amounts stay', async () => {
  const driver = await at.people.addContractor('Elm');
  const page = await open(`/dashboard/payroll?contractor=${driver.id}&week=${lastMonday}`);
  await page.getByLabel('Pay on Monday').fill('240');
  const date = page.getByLabel('Pay date', { exact: true });
  const today = await date.inputValue();
  await date.fill(addDays(lastMonday, 5 * 365));
  await page.getByRole('button', { name: 'Process Payroll' }).click();
  await page
    .getByText(/Pay date must be between .*, 60 days from today\./)
    .first()
    .waitFor();
  expect(await page.getByLabel('Pay on Monday').inputValue()).toBe('240.00');
  await date.fill(addDays(today, 4));
  await page.getByRole('button', { name: 'Process Payroll' }).click();
  await page.getByRole('heading', { name: /^Payroll #/ }).waitFor();
  const [run] = await runsOf(driver);
  expect(run!.payDate).toMatch(new RegExp(`^${addDays(today, 4)}`));
});

it('$480.00 of expenses on the board carries day, category and purpose', async () => {
  const week = addDays(lastMonday, -7);
  const driver = await hire('Dogwood', week);
  const page = await open(board(week));
  await page.getByRole('textbox', { name: /^Sam Dogwood, expenses/ }).fill('480');
  await page.getByText('$480.00 of expenses will count as taxable pay.').waitFor();
  await page.getByRole('button', { name: 'What were the expenses for? Sam Dogwood' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Expenses of Sam Dogwood' });
  await dialog.getByLabel('Day').selectOption(addDays(week, 2));
  await dialog.getByLabel('Category').selectOption({ label: 'Repairs' });
  await dialog.getByLabel('Purpose').fill('Tire');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Run Payroll for 1 — \$730\.00/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Run Payroll for 1/ })
    .click();
  await page.getByText('1 done, $730.00 in all').waitFor();

  const [run] = await runsOf(driver);
  const statement = await open(`/dashboard/statements/${run!.id}`, driver);
  const line = statement.getByRole('row').filter({ hasText: '$480.00' }).filter({ hasText: 'Tire' });
  await line.first().waitFor();
  expect(await line.first().textContent()).toMatch(/Wed/);
});
