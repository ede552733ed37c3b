/** Correcting pay: paid amounts do not change, and the statements link to each other. */
import { expect, it } from 'vitest';
import { callAs } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob } from './support/clicks.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { signIn, told } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

const monday = addDays(startOfWeek(dayInPhiladelphia()), -7);

it('pays a week by check, and corrects it in one flow, which shows the open amount', async () => {
  const manager = await at.people.addManager('Yew');
  const driver = await at.people.addContractor('Corman');
  const office = await callAs(at.url, manager);
  await office.call('POST', '/payroll/weekly', {
    ...{ userId: driver.id, weekStart: monday, weekEnd: addDays(monday, 6) },
    weeklyData: [{ date: monday, pay: 500, expenses: 0 }],
  });
  const page = await openPage(at.url);
  await signIn(page, manager, `/dashboard/payroll?contractor=${driver.id}&week=${monday}`);
  const heading = await page.getByRole('heading', { name: /^Payroll #/ }).textContent();
  const number = heading!.replace('Payroll ', '');

  const dialog = page.getByRole('alertdialog');
  const check = await startJob(page, 'a manager records one check');
  await page.getByRole('button', { name: 'Record Payment' }).click();
  await dialog.getByRole('textbox', { name: 'Check Number' }).click();
  await dialog.getByRole('textbox', { name: 'Check Number' }).fill('2041');
  await dialog.getByRole('button', { name: /^Record Payment/ }).click();
  await page
    .getByText(/check 2041/i)
    .first()
    .waitFor();
  await check.isDone();

  const job = await startJob(page, 'a manager puts a wrong payment right');
  await page.getByRole('button', { name: 'Correct Payment' }).click();
  await dialog.getByLabel('Pay on Monday').click();
  await dialog.getByLabel('Pay on Monday').fill('510');
  await dialog.getByLabel('Reason').click();
  await dialog.getByLabel('Reason').fill('A stop was missing');
  await dialog
    .getByText(/^\$500\.00 was paid on .* The corrected total is \$510\.00\. \$10\.00 is still to be paid\.$/)
    .waitFor();
  await dialog.getByRole('button', { name: 'Correct Payment — $10.00 more' }).click();
  await told(page, 'Payment corrected');
  const further = page.getByRole('list', { name: 'Other payrolls this week' });
  await further.getByText(/Corrected by .*: \$10\.00 \(A stop was missing\)/).waitFor();
  await job.isDone();

  await further.getByRole('link').click();
  await page.getByText(`This statement corrects statement ${number}: A stop was missing.`).waitFor();
  await page.getByRole('link', { name: `Open ${number}` }).click();
  await page.getByText(/^Corrected by statement #\d+\.$/).waitFor();
  type Run = { kind: string; totalPay: number };
  const runs = await (await callAs(at.url, driver)).call<Run[]>('GET', '/payroll');
  expect(runs.map(({ kind, totalPay }) => [kind, totalPay]).sort()).toEqual([
    ['ADJUSTMENT', 10],
    ['REGULAR', 500],
  ]);
});
