/** One payday with everything that can be in one: each of its numbers is the same on every screen that shows it. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Caller, callAs, callAsAdmin, createPeople, type Person } from './support/api.ts';
import { hire, payButton } from './support/board.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { signIn, told } from './support/visits.ts';

let manager: Person;
let accountant: Person;
// Two people have to agree to what is above the limit, and who has just come is nobody's second person.
const at = company({
  earlier: {
    daysAgo: 31,
    act: async (url) => {
      const people = createPeople(url, await callAsAdmin(url));
      manager = await people.addManager('Yew');
      await people.addManager('Second');
      accountant = await people.addStaff('Counts', 'Accountant');
    },
  },
});
const { openPage } = visitors();

const week = addDays(startOfWeek(dayInPhiladelphia()), -7);

/** Changes something by GraphQL. */
async function mutate(caller: Caller, name: string, input: object): Promise<void> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { result: ${name}(input: $input) { ... on Error { message } } }`;
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data, errors } = await response.json();
  expect([errors, data?.result.message]).toEqual([undefined, undefined]);
}

type Run = { payrollRun: { id: string } };

/** Runs the week of one person, as the tracker does. */
const runWeek = (office: Caller, { id }: Person, pays: readonly number[]) =>
  office.call<Run>('POST', '/payroll/weekly', {
    ...{ userId: id, weekStart: week, weekEnd: addDays(week, 6) },
    weeklyData: pays.map((pay, index) => ({ date: addDays(week, index), pay, expenses: 0 })),
  });

/** What a region says, in one line. */
const read = async (page: Page, role: 'region' | 'list', name: string | RegExp): Promise<string> =>
  (await page.getByRole(role, { name }).innerText()).replace(/\s+/g, ' ');

it('has one number for each thing', { timeout: 180_000 }, async () => {
  const plain = await hire(at, week, 'Alder', 200, { approved: 2 });
  const deducted = await hire(at, week, 'Birch', 200, { approved: 3 });
  const redone = await hire(at, week, 'Cedar', 200, { approved: 3 });
  const large = await hire(at, week, 'Elm', 200, { approved: 5 });
  const rateless = await at.people.addContractor('Dogwood');
  for (const day of [0, 1])
    await at.admin.call('POST', '/time-logs', {
      ...{ userId: rateless.id, date: addDays(week, day), worked: true, description: '', status: 'APPROVED' },
    });
  const office = await callAs(at.url, manager);
  const agreed = { agreedBy: 'Sam Birch', agreedOn: week, firstWeek: week };
  await mutate(office, 'createPlan', {
    ...{ userId: deducted.id, kind: 'RECURRING', description: 'Insurance', weekly: 30, ...agreed },
  });
  const { payrollRun } = await runWeek(office, redone, [200, 200]);
  for (const status of ['PAID', 'VOID'])
    await office.call('PATCH', `/payroll/${payrollRun.id}/status`, { status, reason: 'A day was missing' });
  await mutate(at.admin, 'updateCompany', { secondPersonAbove: 900 });

  // Before: home, dialog and board say what will be paid.
  const home = await openPage(at.url);
  await signIn(home, manager);
  const run = 'Run Payroll $2,170.00 for 4';
  await payButton(home, run).click();
  const dialog = await read(home, 'region', /./).catch(() => home.getByRole('alertdialog').innerText());
  expect(dialog).toContain('$2,170.00');
  await home.keyboard.press('Escape');
  const board = await openPage(at.url);
  await signIn(board, manager, `/dashboard/payroll/week?week=${week}`);
  await payButton(board, run).click();
  const sums = board.getByRole('alertdialog');
  for (const amount of ['$2,600.00', '-$400.00', '-$30.00', '$2,170.00'])
    await sums.getByText(amount, { exact: true }).first().waitFor();
  await sums.getByRole('button', { name: /^Run Payroll/ }).click();

  // After: what has run, what was added and what is to be paid come to the same.
  await board.getByRole('button', { name: 'Record Payment $1,170.00 for 3' }).waitFor();
  await mutate(office, 'addToPay', {
    ...{ userId: plain.id, weekStart: week, requestKey: 'bonus' },
    lines: [{ date: week, category: 'BONUS', amount: 85 }],
  });
  await home.reload();
  await payButton(home, 'Record Payment $1,255.00 for 3').waitFor();
  const sum = '$2,600.00 − $30.00 deductions − $400.00 paid before + $85.00 added = $2,255.00';
  await home.getByText(`On payroll: ${sum}`).waitFor();
  await board.reload();
  await payButton(board, 'Record Payment $1,255.00 for 3').waitFor();
  await board.getByText('+ $85.00 added, to pay').waitFor();
  await payButton(board, 'Record Payment $1,255.00 for 3').click();
  const record = board.getByRole('alertdialog');
  await record
    .getByLabel('Method')
    .selectOption({ label: 'Wire' })
    .catch(() => undefined);
  await record.getByRole('button', { name: 'Record Payment — $1,255.00' }).click();
  await told(board, /./);

  await home.reload();
  const books = await openPage(at.url);
  await signIn(books, accountant);
  const driver = async (who: Person) => {
    const page = await openPage(at.url, { width: 390, height: 844 });
    await signIn(page, who);
    return read(page, 'region', /^(Next|Last) Pay$/);
  };
  const table = {
    home: await read(home, 'list', 'Payday steps'),
    quarter: await read(books, 'region', /^Q\d/),
    alder: await driver(plain),
    birch: await driver(deducted),
    cedar: await driver(redone),
    elm: await driver(large),
    dogwood: await driver(rateless),
  };
  console.log(table);
});
