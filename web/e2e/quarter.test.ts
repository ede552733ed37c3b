/** The accountant closes a quarter from the home: what was paid, what changed, and the journal for the books. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob } from './support/clicks.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { signIn, told } from './support/visits.ts';

const at = company({ own: true });
const { openPage } = visitors();

it('reads the quarter and takes the journal away in two clicks', async () => {
  const driver = await at.people.addContractor('Quince');
  const office = await callAs(at.url, await at.people.addManager('Oak'));
  const process = async ({ id: userId }: Person, weekStart: string, pay: number) => {
    const weeklyData = [{ date: weekStart, pay, expenses: 0, notes: '' }];
    const week = { userId, weekStart, weekEnd: addDays(weekStart, 6), weeklyData };
    type Processed = { payrollRun: { id: string } };
    return (await office.call<Processed>('POST', '/payroll/weekly', week)).payrollRun.id;
  };
  const setStatus = (run: string, status: 'PAID' | 'VOID') =>
    office.call('PATCH', `/payroll/${run}/status`, { status, reason: 'Wrong rate' });
  const monday = addDays(startOfWeek(dayInPhiladelphia()), -7);
  await setStatus(await process(driver, monday, 1000.5), 'PAID');
  await setStatus(await process(driver, addDays(monday, -7), 300), 'VOID');

  const page = await openPage(at.url);
  await signIn(page, await at.people.addStaff('Yew', 'Accountant'));
  await page.getByRole('table', { name: /^Paid in Q\d \d{4}$/ }).waitFor();
  await page
    .getByText(/^Run #\d+ voided$/)
    .first()
    .waitFor();

  const job = await startJob(page, 'an accountant closes a quarter');
  await page.getByRole('button', { name: 'Payment Journal' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Download Journal' }).click();
  const journal = await readFile(await (await saved).path(), 'utf8');
  await told(page, 'Journal saved');
  await job.isDone();
  expect(journal).toContain('1000.50');
});
