/** The accountant closes a quarter from the home: what was paid, what changed, and the journal for the books. */
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { type Caller, callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob } from './support/clicks.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { signIn, told } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

let accountant: Person;
let office: Caller;
beforeAll(async () => {
  accountant = await at.people.addStaff('Yew', 'Accountant');
  office = await callAs(at.url, await at.people.addManager('Oak'));
});

async function process(person: Person, weekStart: string, pay: number): Promise<string> {
  const weeklyData = [{ date: weekStart, pay, expenses: 0, notes: '' }];
  const week = { userId: person.id, weekStart, weekEnd: addDays(weekStart, 6), weeklyData };
  const { payrollRun } = await office.call<{ payrollRun: { id: string } }>('POST', '/payroll/weekly', week);
  return payrollRun.id;
}
const setStatus = (run: string, status: 'PAID' | 'VOID') =>
  office.call('PATCH', `/payroll/${run}/status`, { status, reason: 'Wrong rate' });

it.each([1280, 390])(
  'reads the quarter and takes the journal away in two clicks, at %i px',
  async (width) => {
    const driver = await at.people.addContractor(`Alder${width}`);
    const monday = addDays(startOfWeek(dayInPhiladelphia()), -7 * (width === 390 ? 3 : 1));
    await setStatus(await process(driver, monday, 1000.5), 'PAID');
    await setStatus(await process(driver, addDays(monday, -7), 300), 'VOID');

    const page = await openPage(at.url, { width });
    await signIn(page, accountant);
    await page.getByRole('table', { name: /^Paid in Q\d \d{4}$/ }).waitFor();
    await page
      .getByText(/^Run #\d+ voided$/)
      .first()
      .waitFor();
    expect(await page.getByText('Your Own Days and Pay').count()).toBe(0);
    await expectNoOverflow(page);
    await expectAccessible(page);

    const job = await startJob(page, 'an accountant closes a quarter');
    await page.getByRole('button', { name: 'Payment Journal' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Download Journal' }).click();
    const journal = await readFile(await (await saved).path(), 'utf8');
    await told(page, 'Journal saved');
    await job.isDone();
    expect(journal).toContain('1000.50');
  },
);
