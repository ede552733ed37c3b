/**
 * An action on a screen that follows changes takes one request, and none for the news of it. Afterwards the screen
 * shows the same as after a reload.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { callAs, type Person } from '../support/api.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from '../support/days.ts';
import { listen, readOperationName, settled, streams } from '../support/network.ts';
import { ADMIN } from '../support/portal.ts';
import { signIn, told } from '../support/visits.ts';

const at = company({ own: true });
const { openPage, openTab, expectError } = visitors();

const lastMonday = addDays(startOfWeek(dayInPhiladelphia()), -7);

let manager: Person;
beforeAll(async () => {
  manager = await at.people.addManager('Yew');
});

const logDay = async (driver: Person, date = lastMonday) =>
  (await callAs(at.url, driver)).call('POST', '/time-logs', { date, worked: true, description: '' });

/** Opens a screen and waits for its stream, so it would hear of everything. */
async function openFollowing(person: Pick<Person, 'email' | 'password'>, path: string): Promise<Page> {
  const page = await openPage(at.url);
  const stream = streams(page);
  await signIn(page, person, path);
  await stream.untilOpen();
  await settled(page);
  return page;
}

const approve = (page: Page, lastName: string) =>
  page.getByRole('button', { name: new RegExp(`^Approve .* of Sam ${lastName}$`) });
const readScreen = (page: Page): Promise<string> => page.getByRole('main').innerText();

/** Does something that a toast confirms. */
async function expectOneRequest(page: Page, operation: string, act: () => Promise<void>): Promise<void> {
  await settled(page);
  const operations = listen(page);
  await act();
  await settled(page);
  expect(operations).toEqual([operation]);
  const shown = await readScreen(page);
  await page.reload();
  await expect
    .poll(() => readScreen(page), { message: 'the screen after a reload', timeout: 30_000 })
    .toBe(shown);
}

it('submitting a week', async () => {
  const page = await openFollowing(await at.people.addContractor('Birch'), '/dashboard/time-logs');
  const week = page.getByRole('button', { name: weekLabel(lastMonday) }).first();
  const days = page.getByRole('table', { name: `Days of ${weekLabel(lastMonday)}` });
  await week.click();
  await days.getByRole('checkbox', { name: /^Worked on Monday, / }).check();
  await expectOneRequest(page, 'useSubmitWeekMutation', async () => {
    await page.getByRole('button', { name: `Submit Week ${weekLabel(lastMonday)}` }).click();
    await told(page, 'Weekly time logs submitted successfully!');
    // A reloaded page has it collapsed.
    await week.click();
  });
});

it('setting a rate and processing a week in the tracker', async () => {
  const driver = await at.people.addContractor('Cedar');
  await at.admin.call('POST', '/time-logs', {
    ...{ userId: driver.id, date: lastMonday, worked: true, description: '', status: 'APPROVED' },
  });
  const page = await openFollowing(manager, `/dashboard/payroll?contractor=${driver.id}&week=${lastMonday}`);
  await page.getByLabel('Day rate', { exact: true }).fill('245');
  await page.getByLabel('From', { exact: true }).fill(lastMonday);
  await expectOneRequest(page, 'useSetWeekRateMutation', async () => {
    await page.getByRole('button', { name: 'Set Rate' }).click();
    await expect.poll(() => page.getByLabel('Pay on Monday').inputValue()).toBe('245.00');
  });
  await expectOneRequest(page, 'useProcessWeeklyPayrollMutation', async () => {
    await page.getByRole('button', { name: 'Process Payroll' }).click();
    await page.getByText(/^On payroll, pay date /).waitFor();
  });
});

it('setting a rate on the board', async () => {
  const driver = await at.people.addContractor('Dogwood');
  await at.admin.call('POST', '/time-logs', {
    ...{ userId: driver.id, date: lastMonday, worked: true, description: '', status: 'APPROVED' },
  });
  const page = await openFollowing(manager, `/dashboard/payroll/week?week=${lastMonday}`);
  await page.getByRole('button', { name: /^No rate.* of Sam Dogwood$/ }).click();
  const form = page.getByRole('form', { name: 'Day rate of Sam Dogwood' });
  await form.getByLabel('Day rate').fill('245');
  await form.getByLabel('From').fill(lastMonday);
  await expectOneRequest(page, 'useSetBoardRateMutation', async () => {
    await form.getByRole('button', { name: 'Set Rate' }).click();
    await form.waitFor({ state: 'detached' });
    // A reloaded page shows no details.
    await page.getByRole('button', { name: / of Sam Dogwood$/, expanded: true }).click();
  });
});

it('recalling a week', async () => {
  const driver = await at.people.addContractor('Elder');
  await logDay(driver);
  const page = await openFollowing(driver, '/dashboard/time-logs');
  const week = page.getByRole('button', { name: weekLabel(lastMonday) }).first();
  await week.click();
  await expectOneRequest(page, 'useWithdrawWeekMutation', async () => {
    await page.getByRole('button', { name: `Recall Week ${weekLabel(lastMonday)}` }).click();
    await told(page, 'Week recalled.');
    // The submitted week is filled in again, and a reloaded page has none of it.
    await page.getByRole('button', { name: 'Discard Changes' }).click();
    await week.click();
  });
});

it('requesting a W-9 and setting a rate on a person’s page, with its history open', async () => {
  const driver = await at.people.addContractor('Fir');
  const page = await openFollowing(ADMIN, `/dashboard/people/${driver.id}?tab=account`);
  await expectOneRequest(page, 'useRequestW9Mutation', async () => {
    await page.getByRole('button', { name: 'Request W-9' }).click();
    await told(page, 'W-9 requested from Sam Fir');
    await page.getByText(/requested a Form W-9/).waitFor();
  });
  await page.getByRole('button', { name: 'Set Rate' }).click();
  const form = page.getByRole('form', { name: 'Day rate of Sam Fir' });
  await form.getByLabel('Day rate').fill('245');
  await expectOneRequest(page, 'useSetPersonRateMutation', async () => {
    await form.getByRole('button', { name: 'Set Rate' }).click();
    await told(page, 'Day rate of Sam Fir saved');
    await page.getByRole('button', { name: 'Change Rate' }).waitFor();
  });
});

it('signing someone out everywhere on their page', async () => {
  const driver = await at.people.addContractor('Holly');
  await logDay(driver);
  const page = await openFollowing(ADMIN, `/dashboard/people/${driver.id}?tab=account`);
  await page.getByText(/^[1-9] devices?$/).waitFor();
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expectOneRequest(page, 'useSignOutEverywhereMutation', async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await page.getByText('No device', { exact: true }).waitFor();
  });
});

it('shows although its response was lost', async () => {
  expectError(/ERR_FAILED|NetworkFailure: Can’t reach the server/);
  const page = await openFollowing(await at.people.addContractor('Hazel'), '/dashboard/time-logs');
  await page.route('**/graphql', async (route) => {
    if (readOperationName(route.request()) !== 'useSubmitWeekMutation') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  const summary = page.getByRole('button', { name: weekLabel(lastMonday) }).first();
  await summary.click();
  const days = page.getByRole('table', { name: `Days of ${weekLabel(lastMonday)}` });
  await days.getByRole('checkbox', { name: /^Worked on Monday, / }).check();
  await page.getByRole('button', { name: `Submit Week ${weekLabel(lastMonday)}` }).click();
  await page.getByRole('button', { name: `Recall Week ${weekLabel(lastMonday)}` }).waitFor();
});

it('is one request each for approving and unapproving a week, shows the same as a reload, and is followed by the other tab', async () => {
  const [driver, other] = [
    await at.people.addContractor('Alderway'),
    await at.people.addContractor('Alderwood'),
  ];
  for (const each of [driver, other]) await logDay(each);
  const page = await openPage(at.url);
  const stream = streams(page);
  await signIn(page, manager, '/dashboard/approvals?search=Alderw');
  await page.getByText('2 weeks to review, 2 days in all.').waitFor();
  await stream.untilOpen();
  const tab = await openTab(page);
  const streamOfTab = streams(tab);
  await tab.goto('/dashboard/approvals?search=Alderw');
  await approve(tab, 'Alderway').waitFor();
  await streamOfTab.untilOpen();
  const operations = listen(page);
  await approve(page, 'Alderway').click();
  await approve(tab, 'Alderway').waitFor({ state: 'detached' });
  await told(page, '1 day approved.');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await told(page, '1 day pending again.');
  await approve(page, 'Alderway').waitFor();
  // Changes that the page heard of itself came before this.
  await logDay(other, addDays(lastMonday, 1));
  await page.getByText('2 weeks to review, 3 days in all.').waitFor();
  expect(operations).toEqual(['useDecideDaysMutation', 'useDecideDaysMutation', 'submittedWeekRowQuery']);
  const shown = await readScreen(page);
  await page.reload();
  await expect
    .poll(() => readScreen(page), { message: 'the screen after a reload', timeout: 30_000 })
    .toBe(shown);
});
