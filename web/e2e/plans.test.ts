/**
 * Advances and deductions on the screens: taken back week by week from what is handed out, never from what is reported.
 */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { signIn, told } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

const PHONE = { width: 390, height: 844 };
const thisMonday = startOfWeek(dayInPhiladelphia());
const mondays = [-28, -21, -14, -7].map((days) => addDays(thisMonday, days));

let manager: Person;
beforeAll(async () => {
  manager = await at.people.addManager('Yew');
});

const openBalance = async (driver: Person, viewport?: typeof PHONE): Promise<Page> => {
  const page = await openPage(at.url, viewport);
  await signIn(page, manager, `/dashboard/people/${driver.id}?tab=balance`);
  await page.getByRole('heading', { name: 'Nothing is owed' }).waitFor();
  return page;
};
const dialogOf = (page: Page) => page.getByRole('alertdialog');
const textbox = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name });

/** Fills in an advance of $500.00 that is taken back with $125.00 a week. */
async function fillAdvance(dialog: Locator, description = 'Fuel advance') {
  await textbox(dialog, 'What For').fill(description);
  await textbox(dialog, 'Amount').first().fill('500');
  await textbox(dialog, 'Weekly Amount').fill('125');
  await dialog.getByLabel('First Week (Monday)').fill(mondays[0]!);
  await dialog.getByLabel('Agreed On').fill(mondays[0]!);
}

async function openWeek(page: Page, driver: Person, monday: string) {
  await page.goto(`/dashboard/payroll?contractor=${driver.id}&week=${monday}`);
  await page.getByLabel('Pay on Monday').waitFor();
}

it('takes $500.00 back over four weeks, and the 1099 still says what was earned', async () => {
  const driver = await at.people.addContractor('Vance');
  const page = await openBalance(driver);
  await page.getByRole('button', { name: 'Add Advance' }).click();
  const dialog = dialogOf(page);
  await fillAdvance(dialog);
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
  await openWeekBoard(page, addDays(thisMonday, -7));
  await page.getByText('$875.00 net').waitFor();
  const office = await callAs(at.url, manager);
  const runs = await (await callAs(at.url, driver)).call<{ id: string }[]>('GET', '/payroll');
  for (const { id } of runs) await office.call('PATCH', `/payroll/${id}/status`, { status: 'PAID' });
  expect(await reportedFor(driver)).toBe(4000);
  await page.goto(`/dashboard/people/${driver.id}?tab=balance`);
  await page.getByRole('heading', { name: 'Nothing is owed' }).waitFor();
  await page.getByText('Settled', { exact: true }).waitFor();
  await page.getByText('Taken with 4 payrolls').click();
  await page.getByRole('list', { name: 'Taken for Fuel advance' }).getByText('$125.00').first().waitFor();
});

/** What the tax season counts as paid, in whichever year it was. */
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

async function openWeekBoard(page: Page, monday: string) {
  await page.goto(`/dashboard/payroll/week?week=${monday}`);
  await page.getByRole('table', { name: 'Payroll of the week' }).waitFor();
}

it('says at each field what is missing, and a refused save keeps what was typed', async () => {
  const driver = await at.people.addContractor('Fields');
  const page = await openBalance(driver, PHONE);
  await page.getByRole('button', { name: 'Add Advance' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Add Advance' }).click();
  for (const message of [
    'Enter what it’s for.',
    'Enter the amount advanced.',
    'The weekly amount must be above $0.00.',
    'Choose the day of the agreement.',
  ])
    await dialog.locator('.fui-Field').getByText(message).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await fillAdvance(dialog);
  // Archived meanwhile: the server refuses, and what was typed is still there.
  await at.admin.call('PATCH', `/staff/${driver.id}/archive`, { archived: true });
  await dialog.getByRole('button', { name: 'Add Advance' }).click();
  await dialog.getByText('You can’t take anything from an archived user’s pay.').waitFor();
  expect(await textbox(dialog, 'What For').inputValue()).toBe('Fuel advance');
  expect(await textbox(dialog, 'Weekly Amount').inputValue()).toBe('125.00');
});

it('changes and ends weekly insurance, and voids an advance that was never given', async () => {
  const driver = await at.people.addContractor('Terms');
  const page = await openBalance(driver);
  await page.getByRole('button', { name: 'Add Deduction' }).click();
  const dialog = dialogOf(page);
  await textbox(dialog, 'What For').fill('Insurance');
  await textbox(dialog, 'Weekly Amount').fill('40');
  await dialog.getByLabel('Agreed On').fill(thisMonday);
  await dialog.getByRole('button', { name: 'Add Deduction' }).click();
  await page.getByText('$0.00 taken so far').waitFor();

  await page.getByRole('button', { name: 'Change Insurance' }).click();
  await textbox(dialog, 'Weekly Amount').fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.locator('.fui-Field').getByText('The weekly amount must be above $0.00.').waitFor();
  await textbox(dialog, 'Weekly Amount').fill('45');
  await textbox(dialog, 'Floor').fill('300');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^\$45\.00 a week .* A week’s pay never goes below \$300\.00\./).waitFor();

  await page.getByRole('button', { name: 'End Insurance' }).click();
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await dialog.getByText('Enter a reason.').waitFor();
  await dialog.getByLabel('Reason').fill('Insured elsewhere');
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByText(/Ended: Insured elsewhere/).waitFor();

  await page.getByRole('button', { name: 'Add Advance' }).click();
  await fillAdvance(dialog);
  await dialog.getByRole('button', { name: 'Add Advance' }).click();
  await page.getByRole('heading', { name: 'Still owed: $500.00' }).waitFor();
  await page.getByRole('button', { name: 'Void Fuel advance' }).click();
  await dialog.getByLabel('Reason').fill('The check was never handed out');
  await dialog.getByRole('button', { name: 'Void Advance' }).click();
  await page.getByText(/Void: The check was never handed out/).waitFor();
  await page.getByRole('heading', { name: 'Nothing is owed' }).waitFor();
});

it('leaves an advance out for one week, in the tracker and on the board', async () => {
  const driver = await at.people.addContractor('Pause');
  const page = await openBalance(driver);
  await page.getByRole('button', { name: 'Add Advance' }).click();
  await fillAdvance(dialogOf(page));
  await dialogOf(page).getByRole('button', { name: 'Add Advance' }).click();
  await told(page, 'Fuel advance added');

  const leaveOut = async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Take $125.00: Fuel advance' }).uncheck();
    await expectNoOverflow(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
  };
  await openWeek(page, driver, mondays[2]!);
  await page.getByLabel('Pay on Monday').fill('800');
  await page.getByRole('button', { name: /^1 deduction, \$125\.00/ }).click();
  await leaveOut();
  await page.getByRole('button', { name: /^1 deduction left out/ }).waitFor();
  await page.getByRole('button', { name: 'Process Payroll' }).click();
  await page.getByRole('heading', { name: /^Payroll #/ }).waitFor();

  await openWeekBoard(page, mondays[3]!);
  await page.getByRole('textbox', { name: /^Sam Pause, Mon/ }).fill('800');
  await page.getByText('$675.00 net').waitFor();
  await page.getByRole('button', { name: /^1 deduction, \$125\.00/ }).click();
  await leaveOut();
  await page.getByText('$675.00 net').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Run Payroll for 1 — $800.00' }).click();
  await dialogOf(page).getByRole('button', { name: 'Run Payroll for 1 — $800.00' }).click();
  await page.getByText(/^On payroll #/).waitFor();
  await page.goto(`/dashboard/people/${driver.id}?tab=balance`);
  await page.getByRole('heading', { name: 'Still owed: $500.00' }).waitFor();
});
