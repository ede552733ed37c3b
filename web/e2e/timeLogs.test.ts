/** A driver's own days: what can be entered, what is fixed, and what is found again. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob } from './support/clicks.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from './support/days.ts';
import { cutOff, NO_CONNECTION } from './support/network.ts';
import { signIn, told } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();

const today = dayInPhiladelphia();
const thisMonday = startOfWeek(today);
const lastMonday = addDays(thisMonday, -7);
const nextMonday = addDays(thisMonday, 7);

type Day = { id: string };
const logDay = (driver: Person, date: string, description = '') =>
  at.admin.call<Day>('POST', '/time-logs', { userId: driver.id, date, worked: true, description });

async function openTimeLogs(driver: Person, search = ''): Promise<Page> {
  const page = await openPage(at.url);
  await signIn(page, driver, `/dashboard/time-logs${search}`);
  await panel(page, thisMonday).waitFor();
  return page;
}
const panel = (page: Page, monday: string): Locator =>
  page.getByRole('button', { name: weekLabel(monday) }).first();
const grid = (page: Page, monday: string): Locator =>
  page.getByRole('table', { name: `Days of ${weekLabel(monday)}` });
const submit = (page: Page, monday: string) =>
  page.getByRole('button', { name: `Submit Week ${weekLabel(monday)}` }).click();

describe('the weeks', () => {
  it('are this one, open, three ahead and eight behind, each folded away', async () => {
    const page = await openTimeLogs(await at.people.addContractor('Alder'));
    const weeks = page.getByRole('heading', { level: 3 }).getByRole('button', { name: / – .*20[0-9]{2}/ });
    const monday = (weeksAhead: number) => addDays(thisMonday, 7 * weeksAhead);
    expect(
      await weeks.evaluateAll((all) =>
        all.map((each) => each.firstElementChild?.nextElementSibling?.firstChild?.textContent),
      ),
    ).toEqual([
      `Current Week: ${weekLabel(thisMonday)}`,
      ...[1, 2, 3].map((ahead) => `Upcoming Week: ${weekLabel(monday(ahead))}`),
      ...[-1, -2, -3, -4, -5, -6, -7, -8].map((ahead) => weekLabel(monday(ahead))),
    ]);
    expect(await weeks.evaluateAll((all) => all.map((each) => each.getAttribute('aria-expanded')))).toEqual([
      'true',
      ...Array(11).fill('false'),
    ]);
    await grid(page, thisMonday).waitFor();
  });

  it('offer no Worked before they have come, and no decision to those who worked', async () => {
    const page = await openTimeLogs(await at.people.addContractor('Birch'));
    await panel(page, nextMonday).click();
    const next = grid(page, nextMonday);
    expect(await next.getByRole('checkbox').count()).toBe(0);
    expect(await next.getByRole('columnheader').allTextContents()).not.toContain('Worked');
    const status = next.getByRole('combobox', { name: /^Status of Monday, / });
    expect(await status.isEnabled()).toBe(true);
    const choices = status.getByRole('option');
    expect(
      await choices.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).disabled)),
    ).toEqual([false, true, true]);
    const current = grid(page, thisMonday);
    expect(
      await current
        .getByRole('combobox')
        .evaluateAll((all) => all.every((each) => (each as HTMLSelectElement).disabled)),
    ).toBe(true);
    await panel(page, lastMonday).click();
    expect(await grid(page, lastMonday).getByRole('combobox').count()).toBe(0);
  });

  it('accept a worked day for today but not for tomorrow', async () => {
    const page = await openTimeLogs(await at.people.addContractor('Cedar'));
    const boxes = grid(page, thisMonday).getByRole('checkbox');
    const daysOver = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    expect(await boxes.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).disabled))).toEqual(
      Array.from({ length: 7 }, (_, index) => index > daysOver),
    );
  });
});

describe('submitting a week', () => {
  it('has nothing to do if nothing was entered', async () => {
    const page = await openTimeLogs(await at.people.addContractor('Dogwood'));
    await submit(page, thisMonday);
    await told(page, 'No changes to submit.');
  });

  it('keeps what was typed when it fails and sends it when it can', async () => {
    expectError(NO_CONNECTION);
    const page = await openTimeLogs(await at.people.addContractor('Elm'));
    const { restore } = await cutOff(page, 'useSubmitWeekMutation');
    const notes = grid(page, thisMonday).getByRole('textbox', { name: /^Notes for Monday, / });
    await notes.fill('Detour by Camden');
    await submit(page, thisMonday);
    await page.getByRole('alert').getByText('Failed to submit weekly logs. Please try again.').waitFor();
    expect(await notes.inputValue()).toBe('Detour by Camden');
    await restore();
    await submit(page, thisMonday);
    await told(page, 'Weekly time logs submitted successfully!');
    await page.reload();
    await grid(page, thisMonday).waitFor();
    expect(await notes.inputValue()).toBe('Detour by Camden');
  });

  it('asks before unsent days are discarded', async () => {
    const page = await openTimeLogs(await at.people.addContractor('Fir'));
    await grid(page, thisMonday)
      .getByRole('checkbox', { name: /^Worked on Monday, / })
      .check();
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Keep Editing' }).click();
    expect(
      await grid(page, thisMonday)
        .getByRole('checkbox', { name: /^Worked on Monday, / })
        .isChecked(),
    ).toBe(true);
  });
});

describe('a decided day', () => {
  it('says why it was rejected and can be submitted again', async () => {
    const driver = await at.people.addContractor('Hazel');
    const { id } = await logDay(driver, lastMonday);
    await at.admin.call('PUT', `/time-logs/${id}`, {
      status: 'REJECTED',
      rejectionReason: 'The truck was in the shop.',
    });
    const page = await openTimeLogs(driver);
    await panel(page, lastMonday).getByText('1 rejected').waitFor();
    await panel(page, lastMonday).click();
    const monday = grid(page, lastMonday).getByRole('row').nth(1);
    await monday.getByText('Rejected').waitFor();
    await monday.getByText('The truck was in the shop.').waitFor();
    await monday.getByRole('textbox').fill('Drove truck 4 instead');
    await submit(page, lastMonday);
    await told(page, 'Weekly time logs submitted successfully!');
    await monday.getByText('Pending').waitFor();
    expect(await monday.getByText('The truck was in the shop.').count()).toBe(0);
  });

  it('is locked on a payroll run, the only one of its week', async () => {
    const driver = await at.people.addContractor('Juniper');
    await at.admin.call('POST', '/payroll/weekly', {
      userId: driver.id,
      weekStart: lastMonday,
      weekEnd: addDays(lastMonday, 6),
      weeklyData: [{ date: lastMonday, pay: 240, expenses: 0, notes: '' }],
    });
    const page = await openTimeLogs(driver);
    await panel(page, lastMonday).click();
    const rows = grid(page, lastMonday).getByRole('row');
    await rows
      .nth(1)
      .getByText(/^This day is on payroll #\d+ and can’t be changed\.$/)
      .waitFor();
    expect(await rows.nth(1).getByRole('checkbox').isDisabled()).toBe(true);
    expect(await rows.nth(1).getByRole('textbox').count()).toBe(0);
    expect(await rows.nth(2).getByRole('checkbox').isEnabled()).toBe(true);
  });
});

describe('the filters', () => {
  it('live in the URL, count and list every match, and can be cleared', async () => {
    const driver = await at.people.addContractor('Larch');
    const longAgo = addDays(thisMonday, -140);
    await logDay(driver, longAgo, 'Harrisburg and back');
    await logDay(driver, lastMonday);
    const page = await openTimeLogs(driver);
    const counts = page.getByRole('region', { name: 'Days in the log' });
    const counted = async () => (await counts.textContent())?.replace(/\D+/g, ' ').trim();
    expect(await counted()).toBe('2 0 2');
    await page.getByLabel('End Date').fill(addDays(longAgo, 6));
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Pending');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.waitForURL(`**?status=PENDING&endDate=${addDays(longAgo, 6)}`);
    const found = page.getByRole('table', { name: 'Filtered Days' });
    await found.getByText('Harrisburg and back').waitFor();
    expect(await found.getByRole('row').count()).toBe(2);
    expect(await counted()).toBe('1 0 1');
    await page.reload();
    await found.getByText('Harrisburg and back').waitFor();
    expect(await page.getByLabel('End Date').inputValue()).toBe(addDays(longAgo, 6));
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await page.waitForURL('**/dashboard/time-logs');
    await found.waitFor({ state: 'detached' });
  });

  it('show a driver nobody else’s days', async () => {
    const [mine, other] = [await at.people.addContractor('Maple'), await at.people.addContractor('Oak')];
    await logDay(other, lastMonday, 'Not for Maple');
    const page = await openTimeLogs(mine, '?status=PENDING');
    await page.getByText('No days match the filter.').waitFor();
    const { token } = await callAs(at.url, mine);
    const response = await fetch(`${at.url}/api/time-logs?userId=${other.id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await response.text()).not.toContain('Not for Maple');
  });

  it('say that nothing could be loaded, with every summary at zero', async () => {
    expectError(NO_CONNECTION);
    const page = await openPage(at.url);
    await signIn(page, await at.people.addContractor('Pine'));
    const { restore } = await cutOff(page, 'TimeLogsScreenQuery');
    await page.getByRole('link', { name: 'Time Logs', exact: true }).click();
    await page.getByText('Failed to load time logs').waitFor();
    const counts = page.getByRole('region', { name: 'Days in the log' });
    expect((await counts.textContent())?.replace(/\D+/g, ' ').trim()).toBe('0 0 0');
    await restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await grid(page, thisMonday).waitFor();
  });
});

describe('on a phone', () => {
  const PHONE = { width: 390, height: 844 };
  /** Pixels down to the end: it was 3,375 when everything was open and the totals came first. */
  const MOST_HEIGHT = 2_200;

  it('a week like the last is logged in three taps, on one screen', async () => {
    const driver = await at.people.addContractor('Rowan');
    for (let day = 0; day < 7; day += 1) await logDay(driver, addDays(lastMonday, day), 'Newark to Camden');
    const page = await openPage(at.url, PHONE);
    await signIn(page, driver);
    const job = await startJob(page, 'a driver logs a week on Time Logs');
    await page.getByRole('link', { name: /^View Time Logs/ }).click();
    const send = page.getByRole('button', { name: `Submit Week ${weekLabel(thisMonday)}` });
    const same = page.getByRole('button', { name: /^Same as Last Week/ });
    for (const button of [send, same]) {
      const { y, height } = (await button.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(PHONE.height);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MOST_HEIGHT);
    await same.click();
    expect(
      await grid(page, thisMonday)
        .getByRole('textbox', { name: /^Notes for Monday, / })
        .inputValue(),
    ).toBe('Newark to Camden');
    await send.click();
    await told(page, 'Weekly time logs submitted successfully!');
    await job.isDone();
    const days = await (await callAs(at.url, driver)).call<{ date: string; worked: boolean }[]>(
      'GET',
      `/time-logs?startDate=${thisMonday}`,
    );
    expect(days.map(({ date }) => date).sort()).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(thisMonday, day)).filter((date) => date <= today),
    );
  });

  it('shows the totals and the filters folded, the status as a chip, and fits', async () => {
    const driver = await at.people.addContractor('Spruce');
    await logDay(driver, thisMonday);
    const page = await openPage(at.url, PHONE);
    await signIn(page, driver, '/dashboard/time-logs');
    await grid(page, thisMonday).waitFor();
    for (const name of ['Filters', /^Weekly Totals/])
      expect(await page.getByRole('button', { name }).getAttribute('aria-expanded')).toBe('false');
    const status = grid(page, thisMonday).getByRole('combobox', { name: /^Status of Monday, / });
    const { appearance, borderRadius } = await status.evaluate((select) => getComputedStyle(select));
    expect([appearance, Number.parseInt(borderRadius, 10) > 100]).toEqual(['none', true]);
    for (const { width, height } of await grid(page, thisMonday)
      .getByRole('checkbox')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });

  it('what is typed survives a reload', async () => {
    const page = await openPage(at.url, PHONE);
    await signIn(page, await at.people.addContractor('Tupelo'), '/dashboard/time-logs');
    const notes = grid(page, thisMonday).getByRole('textbox', { name: /^Notes for Monday, / });
    await notes.fill('Detour by Camden');
    await page.reload();
    await grid(page, thisMonday).waitFor();
    expect(await notes.inputValue()).toBe('Detour by Camden');
  });
});

describe('for a manager', () => {
  it('the team’s week is first', async () => {
    const driver = await at.people.addContractor('Willow');
    await logDay(driver, thisMonday);
    const page = await openPage(at.url);
    await signIn(page, await at.people.addManager('Yew'));
    await page.getByRole('link', { name: /^Time Tracking/ }).click();
    const row = page
      .getByRole('table', { name: `Team’s week ${weekLabel(thisMonday)}` })
      .getByRole('row', { name: /Sam Willow/ });
    await row.getByRole('link', { name: 'Review 1 day of Sam Willow' }).click();
    await page.waitForURL(`**/dashboard/approvals?search=Sam+Willow&week=${thisMonday}`);
    await page
      .getByRole('table', { name: 'Submitted weeks' })
      .getByRole('row', { name: /Sam Willow/ })
      .waitFor();
  });
});
