/** Contractor Management, where people are added, and a person's page, where a manager sets the day rate. */
import { beforeAll, it } from 'vitest';
import type { Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob, typeThrough } from './support/clicks.ts';
import { company } from './support/company.ts';
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
  (_who: 'manager') => manager,
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
