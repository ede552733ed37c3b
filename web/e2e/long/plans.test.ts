/**
 * Advances and deductions on the screens: taken week by week from the money handed out, never from the reported pay.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callAs, type Person } from '../support/api.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from '../support/days.ts';
import { signIn, told } from '../support/visits.ts';

const at = company();
const { openPage } = visitors();

const thisMonday = startOfWeek(dayInPhiladelphia());
const mondays = [-28, -21, -14, -7].map((days) => addDays(thisMonday, days));

async function openWeek(page: Page, driver: Person, monday: string) {
  await page.goto(`/dashboard/payroll?contractor=${driver.id}&week=${monday}`);
  await page.getByLabel('Pay on Monday').waitFor();
}

it('takes $500.00 back over four weeks, and the 1099 still reports the full pay', async () => {
  const driver = await at.people.addContractor('Vance');
  const manager = await at.people.addManager('Yew');
  const page = await openPage(at.url);
  await signIn(page, manager, `/dashboard/people/${driver.id}?tab=pay`);
  await page.getByRole('heading', { name: 'Nothing is owed' }).waitFor();
  await page.getByRole('button', { name: 'Add Advance' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'What For' }).fill('Fuel advance');
  await dialog.getByRole('textbox', { name: 'Amount' }).first().fill('500');
  await dialog.getByRole('textbox', { name: 'Weekly Amount' }).fill('125');
  await dialog.getByLabel('First Week (Monday)').fill(mondays[0]!);
  await dialog.getByLabel('Agreed On').fill(mondays[0]!);
  await dialog.getByRole('button', { name: 'Add Advance' }).click();
  await told(page, 'Fuel advance added');
  await page.getByRole('heading', { name: 'Still owed: $500.00' }).waitFor();
  for (const [index, monday] of mondays.entries()) {
    await openWeek(page, driver, monday);
    await page.getByLabel('Pay on Monday').fill('1000');
    await page
      .getByText('Will be deducted: Fuel advance $125.00. $875.00 will be paid out.', { exact: true })
      .waitFor();
    await page.getByRole('button', { name: 'Process Payroll' }).click();
    const amounts = page.getByLabel('How net pay adds up');
    await amounts.getByText('$875.00').waitFor();
    await page.getByRole('link', { name: 'Statement' }).click();
    const [before, after] = [500 - index * 125, 375 - index * 125];
    await page
      .getByRole('row', { name: `Fuel advance $${before}.00 $${after}.00` })
      .filter({ visible: true })
      .waitFor();
    const sums = page.getByRole('table', { name: 'Earnings and Deductions' });
    await sums.getByRole('row', { name: 'Gross $1,000.00' }).waitFor();
    const left = after === 0 ? 'nothing' : `$${after}.00`;
    await sums.getByRole('row', { name: `Deduction: Fuel advance, ${left} left -$125.00` }).waitFor();
    await sums.getByRole('row', { name: 'Net pay $875.00' }).waitFor();
  }
  await page.goto(`/dashboard/payroll/week?week=${mondays[3]}`);
  await page.getByRole('table', { name: 'Payroll of the week' }).waitFor();
  await page.getByRole('button', { name: /Details of Sam Vance/ }).click();
  await page.getByText('$875.00 net').waitFor();
  const office = await callAs(at.url, manager);
  const runs = await (await callAs(at.url, driver)).call<{ id: string }[]>('GET', '/payroll');
  for (const { id } of runs) await office.call('PATCH', `/payroll/${id}/status`, { status: 'PAID' });
  expect(await reportedFor(driver)).toBe(4000);
  await page.goto(`/dashboard/people/${driver.id}?tab=pay`);
  await page.getByRole('heading', { name: 'Nothing is owed' }).waitFor();
  await page.getByText('Settled', { exact: true }).waitFor();
  await page.getByText('Taken with 4 payrolls').click();
  await page.getByRole('list', { name: 'Taken for Fuel advance' }).getByText('$125.00').first().waitFor();
});

/** The amount the tax season counts as paid, in any year. */
async function reportedFor(driver: Person): Promise<number> {
  const query = `query ($year: Int!) { taxSeason(year: $year) { rows(first: 50) { edges { node { user { id } paid } } } } }`;
  const paidIn = async (year: number): Promise<number> => {
    const response = await fetch(`${at.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${at.admin.token}` },
      body: JSON.stringify({ query, variables: { year } }),
    });
    type Row = { node: { user: { id: string }; paid: number } };
    const { data } = (await response.json()) as { data: { taxSeason: { rows: { edges: Row[] } } } };
    return data.taxSeason.rows.edges.find(({ node }) => node.user.id === driver.id)?.node.paid ?? 0;
  };
  const year = Number(dayInPhiladelphia().slice(0, 4));
  return (await paidIn(year - 1)) + (await paidIn(year));
}
