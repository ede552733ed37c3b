/** A manager's Monday: what the weeks pay, and the way to payday. */
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { visitors } from './support/browser.ts';
import { startJob } from './support/clicks.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from './support/days.ts';
import { signIn } from './support/visits.ts';

const at = company();
const { openPage } = visitors();
const monday = addDays(startOfWeek(dayInPhiladelphia()), -7);

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Submitted weeks' }).getByRole('row', { name });

it('shows what weeks pay, and opens payday with two clicks', async () => {
  for (const name of ['Junipero', 'Juniperi']) {
    const { id } = await at.people.addContractor(name);
    await at.admin.call('PUT', `/staff/${id}/pay-rate`, { dailyRate: 245.5 });
    await at.admin.call('POST', '/time-logs', { userId: id, date: monday, worked: true, description: '' });
  }
  const page = await openPage(at.url);
  const there = `/dashboard/approvals?search=Juniper&week=${monday}`;
  await signIn(page, await at.people.addManager('Yew'), there);
  await row(page, 'Sam Juniperi').getByText('$245.50').waitFor();
  const job = await startJob(page, 'a manager approves submitted weeks and opens payday');
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await page.getByRole('status').getByText('2 weeks, 2 days, $491.00').waitFor();
  await page.getByRole('button', { name: 'Approve and Open Payday' }).click();
  await page.waitForURL(`**/dashboard/payroll/week?week=${monday}`);
  await job.isDone();
  await page
    .getByRole('button', { name: weekLabel(monday) })
    .first()
    .waitFor();
});
