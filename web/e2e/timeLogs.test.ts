/** A driver's own days on a phone. */
import { expect, it } from 'vitest';
import { callAs } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob } from './support/clicks.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from './support/days.ts';
import { signIn, told } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

const PHONE = { width: 390, height: 844 };
/** The page's height in pixels: it was 3,375 when everything was open and the totals came first. */
const MOST_HEIGHT = 2_200;
/** The size of a touch target. */
const TARGET = 44;

it('a week like the last is logged in three taps, on one screen', async () => {
  const today = dayInPhiladelphia();
  const monday = startOfWeek(today);
  const driver = await at.people.addContractor('Rowan');
  for (let day = -7; day < 0; day += 1)
    await at.admin.call('POST', '/time-logs', {
      ...{ userId: driver.id, date: addDays(monday, day), worked: true, description: 'Newark to Camden' },
    });
  const page = await openPage(at.url, PHONE);
  await signIn(page, driver);
  const job = await startJob(page, 'a driver logs a week on Time Logs');
  await page.getByRole('link', { name: /^View Time Logs/ }).click();
  const send = page.getByRole('button', { name: `Submit Week ${weekLabel(monday)}` });
  const same = page.getByRole('button', { name: /^Same as Last Week/ });
  for (const button of [send, same]) {
    const { y, height } = (await button.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(PHONE.height);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MOST_HEIGHT);
  for (const name of ['Filters', /^Weekly Totals/])
    expect(await page.getByRole('button', { name }).getAttribute('aria-expanded')).toBe('false');
  const days = page.getByRole('table', { name: `Days of ${weekLabel(monday)}` });
  const boxes = await days
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET);
  await same.click();
  const notes = days.getByRole('textbox', { name: /^Notes for Monday, / });
  expect(await notes.inputValue()).toBe('Newark to Camden');
  await send.click();
  await told(page, 'Weekly time logs submitted successfully!');
  await job.isDone();
  // The status is a chip.
  const status = days.getByRole('combobox', { name: /^Status of Monday, / });
  const { appearance, borderRadius } = await status.evaluate((select) => getComputedStyle(select));
  expect([appearance, Number.parseInt(borderRadius, 10) > 100]).toEqual(['none', true]);
  const logged = await (await callAs(at.url, driver)).call<{ date: string }[]>(
    'GET',
    `/time-logs?startDate=${monday}`,
  );
  expect(logged.map(({ date }) => date).sort()).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day)).filter((date) => date <= today),
  );
});
