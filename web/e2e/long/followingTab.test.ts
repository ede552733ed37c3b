/** What somebody does on a screen that follows changes: one request on the page, and news in their other tab. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { callAs, type Person } from '../support/api.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from '../support/days.ts';
import { listen, streams } from '../support/network.ts';
import { signIn, told } from '../support/visits.ts';

const at = company();
const { openPage, openTab } = visitors();

const lastMonday = addDays(startOfWeek(dayInPhiladelphia()), -7);

let manager: Person;
beforeAll(async () => {
  manager = await at.people.addManager('Yew');
});

const logDay = async (driver: Person, date = lastMonday) =>
  (await callAs(at.url, driver)).call('POST', '/time-logs', { date, worked: true, description: '' });
const approve = (page: Page, lastName: string) =>
  page.getByRole('button', { name: new RegExp(`^Approve .* of Sam ${lastName}$`) });
const readScreen = (page: Page): Promise<string> => page.getByRole('main').innerText();

it('is one request each for approving a week and taking it back, shows what a reload shows, and is followed by the other tab', async () => {
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
  // What the page heard of its own acts came before this.
  await logDay(other, addDays(lastMonday, 1));
  await page.getByText('2 weeks to review, 3 days in all.').waitFor();
  expect(operations).toEqual(['useDecideDaysMutation', 'useDecideDaysMutation', 'submittedWeekRowQuery']);
  const shown = await readScreen(page);
  await page.reload();
  await expect
    .poll(() => readScreen(page), { message: 'the screen after a reload', timeout: 30_000 })
    .toBe(shown);
});
