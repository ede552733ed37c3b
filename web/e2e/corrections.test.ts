/** Putting pay right on the screens: what was forgotten is paid at once, and nothing that was paid changes. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectNoOverflow } from './support/accessibility.ts';
import { type Caller, callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob } from './support/clicks.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { signIn, told } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

const PHONE = { width: 390, height: 844 };
const lastMonday = addDays(startOfWeek(dayInPhiladelphia()), -7);

let manager: Person;
beforeAll(async () => {
  manager = await at.people.addManager('Yew');
});

/** A driver whose week was processed with $500.00 on its Monday, and the caller who did it. */
async function payWeek(name: string, monday: string) {
  const driver = await at.people.addContractor(name);
  const caller = await callAs(at.url, manager);
  const { payrollRun } = await caller.call<{ payrollRun: { id: string } }>('POST', '/payroll/weekly', {
    ...{ userId: driver.id, weekStart: monday, weekEnd: addDays(monday, 6) },
    weeklyData: [{ date: monday, pay: 500, expenses: 0 }],
  });
  return { driver, caller, run: payrollRun };
}
async function openWeek(driver: Person, monday: string, viewport?: typeof PHONE): Promise<Page> {
  const page = await openPage(at.url, viewport);
  await signIn(page, manager, `/dashboard/payroll?contractor=${driver.id}&week=${monday}`);
  await page.getByRole('heading', { name: /^Payroll #/ }).waitFor();
  return page;
}
const ask = async <Result>(caller: Caller, query: string, variables: object): Promise<Result> => {
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data.result;
};
type Run = { id: string; kind: string; status: string; totalPay: number };
const runsOf = async (driver: Person) => (await callAs(at.url, driver)).call<Run[]>('GET', '/payroll');
const act = async (page: Page, number: string, name: string) => {
  await page.getByRole('button', { name: `Actions for payroll ${number}` }).click();
  await page.getByRole('menuitem', { name }).click();
};
const numberOf = async (page: Page) =>
  (await page.getByRole('heading', { name: /^Payroll #/ }).textContent())!.replace('Payroll ', '');

it('a forgotten receipt for a paid week', async () => {
  const { driver, caller, run } = await payWeek('Tollman', lastMonday);
  await caller.call('PATCH', `/payroll/${run.id}/status`, { status: 'PAID' });
  const { receipt } = await ask<{ receipt: object }>(
    await callAs(at.url, driver),
    `mutation ($input: AddReceiptInput!) { result: addReceipt(input: $input) {
      ... on AddReceiptPayload { receipt { id revision } } ... on Error { message } } }`,
    {
      input: {
        ...{ date: lastMonday, category: 'TOLLS', amount: 65, purpose: 'Turnpike' },
        idempotencyKey: 'forgotten',
      },
    },
  );
  await ask(
    caller,
    `mutation ($input: DecideReceiptsInput!) { result: decideReceipts(input: $input) { __typename } }`,
    { input: { receipts: [receipt], status: 'APPROVED' } },
  );
  const page = await openWeek(driver, lastMonday, PHONE);
  await page.getByRole('button', { name: 'Add to Pay' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('checkbox', { name: /65\.00.*Tolls, Turnpike/ }).check();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('60');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Two hours in Joliet');
  await expectNoOverflow(page);
  // What is typed is there again after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Add to Pay' }).click();
  expect(await dialog.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Two hours in Joliet');
  await dialog.getByRole('button', { name: 'Add to Pay — $125.00' }).click();
  await told(page, '$125.00 added to pay');
  await page.getByRole('list', { name: 'Other payrolls this week' }).getByRole('link').waitFor();
  await expectNoOverflow(page);
  expect((await runsOf(driver)).map(({ kind, status, totalPay }) => [kind, status, totalPay]).sort()).toEqual(
    [
      ['ADJUSTMENT', 'PROCESSED', 125],
      ['REGULAR', 'PAID', 500],
    ],
  );
});

it('puts a paid week right in one flow, which says what is still to be paid', async () => {
  const { driver, caller, run } = await payWeek('Corman', lastMonday);
  await caller.call('PATCH', `/payroll/${run.id}/status`, { status: 'PAID' });
  const page = await openWeek(driver, lastMonday);
  const number = await numberOf(page);
  const job = await startJob(page, 'a manager puts a wrong payment right');
  await page.getByRole('button', { name: 'Correct Payment' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Pay on Monday').click();
  await dialog.getByLabel('Pay on Monday').fill('460');
  await dialog.getByText(/ \$40\.00 was overpaid and comes out of the next runs\.$/).waitFor();
  await dialog.getByLabel('Pay on Monday').fill('510');
  await dialog.getByLabel('Reason').click();
  await dialog.getByLabel('Reason').fill('A stop was missing');
  await dialog
    .getByText(/^\$500\.00 was paid on .* The corrected total is \$510\.00\. \$10\.00 is still to be paid\.$/)
    .waitFor();
  await dialog.getByRole('button', { name: 'Correct Payment — $10.00 more' }).click();
  await told(page, 'Payment corrected');
  const further = page.getByRole('list', { name: 'Other payrolls this week' });
  await further.getByText(/Corrected by .*: \$10\.00 \(A stop was missing\)/).waitFor();
  await job.isDone();
  // The statements lead from one to the other.
  await further.getByRole('link').click();
  await page.getByText(`This statement corrects statement ${number}: A stop was missing.`).waitFor();
  await page.getByRole('link', { name: `Open ${number}` }).click();
  await page.getByText(/^Corrected by statement #\d+\.$/).waitFor();
  expect((await runsOf(driver)).map(({ kind, totalPay }) => [kind, totalPay]).sort()).toEqual([
    ['ADJUSTMENT', 10],
    ['REGULAR', 500],
  ]);
});

it('takes what was paid too much back as fast as somebody wants, and keeps what was typed over a reload', async () => {
  const { driver, caller, run } = await payWeek('Overman', lastMonday);
  await caller.call('PATCH', `/payroll/${run.id}/status`, { status: 'PAID' });
  const page = await openWeek(driver, lastMonday, PHONE);
  await page.getByRole('button', { name: 'Correct Payment' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Pay on Monday').fill('460');
  await dialog.getByLabel('Taken back each week').fill('15');
  await dialog.getByLabel('Reason').fill('Two stops, not three');
  await dialog
    .getByText(/ \$40\.00 was overpaid and comes out of the next runs, at most \$15\.00 a week\.$/)
    .waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Correct Payment' }).click();
  expect(await dialog.getByLabel('Pay on Monday').inputValue()).toBe('460.00');
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('Two stops, not three');
  await dialog.getByRole('button', { name: 'Correct Payment — $40.00 less' }).click();
  await told(page, 'Payment corrected');
  await expectNoOverflow(page);
  await page.goto(`/dashboard/people/${driver.id}?tab=balance`);
  await page.getByRole('heading', { name: 'Still owed: $40.00' }).waitFor();
  await page.getByText(/^\$15\.00 a week from the week of /).waitFor();
  expect(await page.getByRole('button', { name: /^Write Off/ }).count()).toBe(0);
  await expectNoOverflow(page);
});

it('void and redo across New Year keeps both years right: the replacement says what was paid and what is left', async () => {
  const year = Number(dayInPhiladelphia().slice(0, 4));
  const monday = startOfWeek(`${year - 1}-12-20`);
  const { driver, caller, run } = await payWeek('Newyear', monday);
  const paidOn = addDays(monday, 7);
  await ask(
    caller,
    `mutation ($input: RecordPaymentInput!) { result: recordPayment(input: $input) {
      ... on RecordPaymentPayload { warnings } ... on Error { message } } }`,
    { input: { runIds: [run.id], date: paidOn, method: 'CHECK', reference: '17' } },
  );
  const page = await openWeek(driver, monday);
  await act(page, await numberOf(page), 'Void Payroll');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('A stop was missing');
  await dialog.getByRole('button', { name: 'Void Payroll' }).click();
  await page.getByLabel('Pay on Monday').fill('510');
  await page.getByRole('button', { name: 'Process Payroll' }).click();
  await page
    .getByText(/^Total pay \$510\.00; \$500\.00 was paid on .*; \$10\.00 is still to be paid\.$/)
    .waitFor();
  await act(page, await numberOf(page), 'Record Payment');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record Payment — $10.00' }).click();
  await page.getByText(/the other \$10\.00 has been paid since\.$/).waitFor();
  type Season = { rows: { edges: { node: { user: { id: string }; paid: number } }[] } };
  const paidIn = async (taxYear: number) => {
    const { rows } = await ask<Season>(
      at.admin,
      `query ($year: Int!) { result: taxSeason(year: $year) { rows(first: 50) { edges { node { user { id } paid } } } } }`,
      { year: taxYear },
    );
    return rows.edges.find(({ node }) => node.user.id === driver.id)?.node.paid;
  };
  expect([await paidIn(year - 1), await paidIn(year)]).toEqual([500, 10]);
});
