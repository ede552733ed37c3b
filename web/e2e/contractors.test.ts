/** Contractor Management, where people are added, and a person's page, where a manager sets the day rate. */
import { beforeAll, it } from 'vitest';
import { certify, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob, typeThrough } from './support/clicks.ts';
import { company } from './support/company.ts';
import { ADMIN } from './support/portal.ts';
import { residents } from './support/residents.ts';
import { told } from './support/visits.ts';

const at = company();
const { openPage } = visitors({ stay: true });
let manager: Person;
beforeAll(async () => {
  manager = await at.people.addManager('Yew');
});
const { visit } = residents(
  openPage,
  () => at.url,
  (who: 'manager' | 'admin') => (who === 'admin' ? ADMIN : manager),
  { inTurn: true },
);

it('adds a contractor with a day rate, and shows the invitation', async () => {
  const page = await visit('manager', '/dashboard/contractors');
  const job = await startJob(page, 'a manager takes a contractor on with a day rate');
  await page.getByRole('button', { name: 'Add Contractor' }).click();
  const form = page.getByRole('alertdialog', { name: 'Add Contractor' });
  await form.getByRole('button', { name: 'Invite instead' }).click();
  await typeThrough(form, [
    ['First name', 'Dana'],
    ['Last name', 'Moss'],
    ['Email', 'dana.moss@example.com'],
    ['Day rate', '255'],
  ]);
  await form.getByRole('button', { name: 'Send Invitation' }).click();
  const handed = page.getByRole('alertdialog', { name: 'Invitation Link' });
  await handed.getByRole('textbox', { name: 'Link for Dana Moss' }).waitFor();
  await handed.getByRole('button', { name: 'Close' }).click();
  await job.isDone();
  await page.getByRole('searchbox', { name: /^Search/ }).fill('moss');
  await page.waitForURL('**search=moss');
  await page.getByRole('link', { name: 'Dana Moss' }).click();
  await page.getByRole('region', { name: 'Day rate' }).getByText('$255.00').first().waitFor();
});

it('sets a rate that is effective from a day on, and returns to the open tab', async () => {
  const driver = await at.people.addContractor('Larch');
  const page = await visit('manager', `/dashboard/people/${driver.id}`);
  const rate = page.getByRole('region', { name: 'Day rate' });
  await rate.getByText('No day rate yet.').waitFor();
  const job = await startJob(page, 'a manager sets a day rate on the person’s page');
  await rate.getByRole('button', { name: 'Set Rate' }).click();
  const form = page.getByRole('form', { name: 'Day rate of Sam Larch' });
  await typeThrough(form, [
    ['Day rate', '255'],
    ['From', '2026-01-05'],
  ]);
  await form.getByRole('button', { name: 'Set Rate' }).click();
  await told(page, 'Day rate of Sam Larch saved');
  await rate.getByText('$255.00').first().waitFor();
  await rate.getByText('Since Jan 5, 2026').waitFor();
  await job.isDone();

  await page.getByRole('tab', { name: 'Tax' }).click();
  await page.waitForURL('**?tab=tax');
  await page.reload();
  await page.getByRole('tab', { name: 'Tax', selected: true }).waitFor();
});

it('gives a driver who forgot the password a new one, and a payee the Form 1099-NEC', async () => {
  const driver = await at.people.addContractor('Roscoe');
  await certify(at.url, driver, '222-33-4455');
  type Result = { payrollRun: { id: string } };
  const { payrollRun } = await at.admin.call<Result>('POST', '/payroll/weekly', {
    ...{ userId: driver.id, weekStart: '2025-10-06', weekEnd: '2025-10-12', payDate: '2025-10-17' },
    weeklyData: [{ date: '2025-10-06', pay: 750, expenses: 0 }],
  });
  await at.admin.call('PATCH', `/payroll/${payrollRun.id}/status`, { status: 'PAID' });
  const page = await visit('admin', '/dashboard/contractors?search=Roscoe');
  const dialog = page.getByRole('alertdialog');
  const reset = await startJob(page, 'an administrator resets a driver’s password');
  await page.getByRole('button', { name: 'Actions for Sam Roscoe' }).click();
  await page.getByRole('menuitem', { name: 'Reset Password' }).click();
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  await dialog.getByRole('button', { name: 'Close' }).waitFor();
  await reset.isDone();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await visit('admin', '/dashboard/tax-documents');
  const form = await startJob(page, 'an administrator generates one Form 1099-NEC');
  await page.getByRole('button', { name: 'Generate Tax Document' }).click();
  await dialog.getByLabel('Document Type').selectOption('1099-NEC');
  await typeThrough(dialog, [
    ['Year', '2025'],
    ['Contractor', 'Roscoe'],
  ]);
  await page.getByRole('option', { name: /Roscoe/ }).click();
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await told(page, /1099-NEC .*generated/i);
  await form.isDone();
});
