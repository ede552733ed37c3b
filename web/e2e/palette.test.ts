/** The global search: how many keys it takes to get somewhere, and where the focus is afterwards. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob } from './support/clicks.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { signIn } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

const searchButton = (page: Page) => page.getByRole('button', { name: 'Search the Portal' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
/** Opens the search with its key, types, and opens the best match. */
async function search(page: Page, text: string): Promise<void> {
  // The previous search closes when its screen has loaded, and would lose what is typed.
  await field(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** The number of someone's only pay statement. */
async function readStatementNumber(person: Person): Promise<number> {
  const { token } = await callAs(at.url, person);
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ payrollRuns(first: 1) { edges { node { number } } } }' }),
  });
  type Runs = { edges: { node: { number: number } }[] };
  const { data } = (await response.json()) as { data: { payrollRuns: Runs } };
  return data.payrollRuns.edges[0]!.node.number;
}

it('finds a person with two letters of the name and keeps no name of theirs, a week by any of its days, and a payroll run with its statement by number', async () => {
  const manager = await at.people.addManager('Yew');
  const driver = await at.people.addContractor('Qvist');
  const monday = addDays(startOfWeek(dayInPhiladelphia()), -7);
  await at.admin.call('POST', '/payroll/weekly', {
    ...{ userId: driver.id, weekStart: monday, weekEnd: addDays(monday, 6) },
    weeklyData: [{ date: monday, pay: 250, expenses: 0 }],
  });
  const number = await readStatementNumber(driver);
  const page = await openPage(at.url);
  await signIn(page, manager);
  await searchButton(page).waitFor();
  const job = await startJob(page, 'anyone finds a person by name');
  await search(page, 'qv');
  await page.waitForURL(`**/dashboard/people/${driver.id}`);
  await page.getByRole('heading', { level: 1, name: 'Sam Qvist' }).waitFor();
  await job.isDone();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain(driver.id);
  expect(kept).not.toContain('Qvist');

  const week = await startJob(page, 'anyone finds a week by its day');
  const [year, month, day] = addDays(monday, 2).split('-').map(Number);
  await search(page, `${month}/${day}/${year}`);
  await page.waitForURL(`**/dashboard/payroll/week?week=${monday}`);
  // Its address comes before it, and what is opened meanwhile goes with the screen before.
  await page.getByRole('tab', { name: 'Week', selected: true }).waitFor();
  await week.isDone();

  const run = await startJob(page, 'anyone finds a payroll run and its statement by number');
  await search(page, `#${number}`);
  await page.getByRole('article', { name: `Pay statement #${number}` }).waitFor();
  await run.isDone();
});

it.runIf(process.env.LONG)(
  'runs a button’s action on another screen, returns to where it was opened, and lists its keys with ?',
  async () => {
    const manager = await at.people.addManager('Rowan');
    const page = await openPage(at.url);
    await signIn(page, manager);
    await searchButton(page).click();
    await field(page).fill('add contr');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/contractors');
    const dialog = page.getByRole('alertdialog', { name: 'Add Contractor' });
    await dialog.waitFor();
    // An open dialog has priority.
    await page.keyboard.press('Control+k');
    expect(await field(page).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });

    const filter = page.getByRole('searchbox', { name: /^Search/ });
    await filter.focus();
    // In a field a question mark is a question mark.
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    await expect.poll(() => filter.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.getByRole('main').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard Shortcuts' }).waitFor();
    await expectAccessible(page);
  },
);
