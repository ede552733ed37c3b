/** One payday with everything that can happen in one: each of its numbers is the same on every screen that shows it. */
import type { Page } from 'playwright-core';
import { formatMonth } from 'rules/dayFormats';
import { expect, it } from 'vitest';
import { type Caller, callAs, callAsAdmin, createPeople, type Person } from '../support/api.ts';
import { hire, payButton } from '../support/board.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from '../support/days.ts';
import { signIn, told } from '../support/visits.ts';

let manager: Person;
let accountant: Person;
// Amounts above the limit need two people's consent, and a new user cannot be the second.
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

/** Makes a change with GraphQL. */
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

/** A region's text, in one line. */
const read = async (page: Page, role: 'region' | 'list', name: string | RegExp): Promise<string> =>
  (await page.getByRole(role, { name }).innerText()).replace(/\s+/g, ' ').trim();

it('shows the same number everywhere', { timeout: 180_000 }, async () => {
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

  const run = 'Run Payroll $2,170.00 for 4';
  const home = await openPage(at.url);
  await signIn(home, manager);
  const board = await openPage(at.url);
  await signIn(board, manager, `/dashboard/payroll/week?week=${week}`);
  const before: Record<string, string[]> = {};
  for (const [name, page] of Object.entries({ home, board })) {
    await payButton(page, run).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: run }).waitFor();
    before[name] = (await dialog.locator('dd').allInnerTexts()).filter((text) => text.includes('$'));
  }
  const sums = ['$2,600.00', '$0.00', '$2,600.00', '-$400.00', '-$30.00', '$2,170.00'];
  expect(before).toEqual({ home: sums, board: sums });
  await home.keyboard.press('Escape');
  await board.getByRole('alertdialog').getByRole('button', { name: run }).click();
  await board.getByRole('button', { name: 'Record Payment $1,170.00 for 3' }).waitFor();

  await mutate(office, 'addToPay', {
    ...{ userId: plain.id, weekStart: week, requestKey: 'bonus' },
    lines: [{ date: week, category: 'BONUS', amount: 85 }],
  });
  const record = 'Record Payment $1,255.00 for 3';
  const sum = '$2,600.00 − $30.00 deductions − $400.00 paid before + $85.00 added = $2,255.00';
  await home.reload();
  await home.getByText(`On payroll: ${sum}`).waitFor();
  await payButton(home, record).waitFor();
  expect(await read(home, 'list', 'Payday steps')).toBe(
    'Logged 5/5 Approved 5/5 On Payroll 4/5 $2,255.00 to pay Paid 0/5',
  );
  await board.reload();
  await board.getByRole('button', { name: /\+ \$85\.00.* of Sam / }).waitFor();
  await payButton(board, record).click();
  await payButton(board, 'Record Payment — $1,255.00').click();
  await told(board, 'Payment of $1,255.00 recorded');

  await home.reload();
  const books = await openPage(at.url);
  await signIn(books, accountant);
  const month = books.getByRole('row', {
    name: new RegExp(`^${formatMonth(dayInPhiladelphia().slice(0, 7))}`),
  });
  await month.waitFor();
  const payOf = async (who: Person) => {
    const page = await openPage(at.url, { width: 390, height: 844 });
    await signIn(page, who);
    const card = page.getByRole('region', { name: /^(Next|Last) Pay$/ });
    await card
      .getByText(/\$|No day rate/)
      .first()
      .waitFor();
    const [title, amount] = (await card.innerText()).split('\n').filter((line) => line.trim() !== '');
    const link = card.getByRole('link', { name: /^Statement/ }).last();
    if (!(await link.count())) return [title, amount];
    await link.click();
    const net = page.getByRole('row', { name: /^Net pay/ });
    return [title, amount, (await net.innerText()).replace(/^\D+/, '$')];
  };
  expect({
    home: await read(home, 'list', 'Payday steps'),
    paid: await month.getByRole('cell').allInnerTexts(),
    plain: await payOf(plain),
    deducted: await payOf(deducted),
    redone: await payOf(redone),
    large: await payOf(large),
    rateless: await payOf(rateless),
  }).toEqual({
    home: 'Logged 5/5 Approved 5/5 On Payroll 4/5 $1,000.00 to pay Paid 3/5 $1,255.00 paid',
    // Includes the $400.00 of the void run: the money handed out, less the plans' deductions.
    paid: ['4', '$1,685.00', '$0.00', '$1,685.00', '$30.00', '$0.00', '$1,655.00'],
    plain: ['Last Pay', '$485.00', '$400.00'],
    deducted: ['Last Pay', '$570.00', '$570.00'],
    redone: ['Last Pay', '$200.00', '$200.00'],
    large: ['Next Pay', '$1,000.00', '$1,000.00'],
    rateless: ['Next Pay', 'No day rate yet'],
  });
});
