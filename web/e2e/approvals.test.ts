/** A manager's Monday: what a week comes to, what is unlike the usual, and on to paying it. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob } from './support/clicks.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from './support/days.ts';
import { signIn } from './support/visits.ts';

const at = company();
const { openPage } = visitors();
const monday = addDays(startOfWeek(dayInPhiladelphia()), -7);

const logWeek = async (driver: Person, weekStart: string, days: number, description = 'Newark to Camden') => {
  for (let day = 0; day < days; day += 1)
    await at.admin.call('POST', '/time-logs', {
      userId: driver.id,
      date: addDays(weekStart, day),
      worked: true,
      description,
    });
};
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Submitted weeks' }).getByRole('row', { name });

it('shows the money and the unusual, and opens payday with two clicks', async () => {
  const [usual, unusual] = [
    await at.people.addContractor('Junipero'),
    await at.people.addContractor('Juniperi'),
  ];
  for (const { id } of [usual, unusual])
    await at.admin.call('PUT', `/staff/${id}/pay-rate`, { dailyRate: 245.5 });
  await logWeek(usual, monday, 6);
  await logWeek(unusual, monday, 2, 'Erie');
  for (const weeks of [1, 2, 3]) await logWeek(unusual, addDays(monday, -7 * weeks), 4);

  const page = await openPage(at.url);
  const there = `/dashboard/approvals?search=Juniper&week=${monday}`;
  await signIn(page, await at.people.addManager('Yew'), there);
  await row(page, 'Sam Junipero').getByText('$1,473.00').waitFor();
  const marked = row(page, 'Sam Juniperi');
  await marked.getByText('$491.00').waitFor();
  await marked.getByText('2 days, usually 4').waitFor();
  await marked.getByText(/^New route: Erie/).waitFor();
  expect(
    await row(page, 'Sam Junipero')
      .getByText(/usually|New route/)
      .count(),
  ).toBe(0);

  const job = await startJob(page, 'a manager approves submitted weeks and opens payday');
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await page.getByRole('status').getByText('2 weeks, 8 days, $1,964.00').waitFor();
  await page.getByRole('button', { name: 'Approve and Open Payday' }).click();
  await page.waitForURL(`**/dashboard/payroll/week?week=${monday}`);
  await job.isDone();
  await page
    .getByRole('button', { name: weekLabel(monday) })
    .first()
    .waitFor();
});
