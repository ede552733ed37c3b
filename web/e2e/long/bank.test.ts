/** Direct deposit, from the driver's account to the bank's file. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts';
import { callAs, type Person } from '../support/api.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from '../support/days.ts';
import { ADMIN } from '../support/portal.ts';
import { signIn, told } from '../support/visits.ts';

const at = company({ own: true });
const { openPage } = visitors();

const week = addDays(startOfWeek(dayInPhiladelphia()), -7);

type Account = { routing: string; number: string; holder?: string };

/** Types into someone's own profile. */
async function enterAccount(who: Person, { routing, number, holder }: Account): Promise<void> {
  const page = await openPage(at.url, { width: 390 });
  await signIn(page, who, '/dashboard/profile');
  await page.getByRole('button', { name: 'Add Bank Account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Routing Number').fill(`${routing.slice(0, -1)}0`);
  await dialog.getByRole('textbox', { name: 'Account Number', exact: true }).fill(number);
  await dialog.getByLabel('Confirm Account Number').fill(number);
  if (holder) await dialog.getByLabel('Account Holder').selectOption(holder);
  await dialog.getByRole('button', { name: 'Save Bank Account' }).click();
  await dialog
    .getByText(/^Routing number: no bank has this number/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Routing Number').fill(routing);
  await dialog.getByRole('button', { name: 'Save Bank Account' }).click();
  await page.getByText(`•••• ${number.slice(-4)}`).waitFor();
  await page.getByText('New account').waitFor();
  expect(await page.getByText(number).count()).toBe(0);
  await expectNoOverflow(page);
  await expectAccessible(page);
}

async function enterCompanyBank(): Promise<void> {
  const page = await openPage(at.url);
  await signIn(page, ADMIN, '/dashboard/company');
  const field = (name: string) => page.getByRole('textbox', { name });
  // No file is made under the sample's name.
  await field('Legal name').fill('Example Road Freight LLC');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await told(page, 'Company profile updated successfully');
  await page.goto('/dashboard/company?tab=bank');
  await field('Bank name').fill('First Example Bank');
  await field('Immediate destination').fill('021000021');
  await field('Company ID').fill('1070000451');
  await field('ODFI routing number').fill('021000022');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page
    .getByText(/^ODFI routing number: no bank has this number/)
    .first()
    .waitFor();
  expect(await field('Bank name').inputValue()).toBe('First Example Bank');
  await field('ODFI routing number').fill('021000021');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await told(page, 'Company profile updated successfully');
}

const openDeposit = async (page: Page) => {
  await page.getByRole('button', { name: /^Record Payment/ }).click();
  await page.getByLabel('Method').selectOption('Direct Deposit (Bank File)');
  await page.getByRole('button', { name: 'Make Bank File' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Money Arrives On').waitFor();
  return dialog;
};

describe('a week by direct deposit', () => {
  it('goes from the accounts that drivers enter to one file with correct sums and hash', async () => {
    const manager = await at.people.addManager('Yew');
    const office = await callAs(at.url, manager);
    const pay = { Alder: 1228.57, Birch: 610, Cedar: 300 };
    const people = new Map<string, Person>();
    for (const [name, amount] of Object.entries(pay)) {
      const person = await at.people.addContractor(name);
      people.set(name, person);
      await office.call('POST', '/payroll/weekly', {
        ...{ userId: person.id, weekStart: week, weekEnd: addDays(week, 6) },
        weeklyData: [{ date: week, pay: amount, expenses: 0 }],
      });
    }
    await enterAccount(people.get('Alder')!, { routing: '121000374', number: '00123456789' });
    await enterAccount(people.get('Birch')!, {
      routing: '011401533',
      number: '55554444',
      holder: 'BUSINESS',
    });
    await enterCompanyBank();

    const page = await openPage(at.url);
    await signIn(page, manager, `/dashboard/payroll/week?week=${week}`);
    const dialog = await openDeposit(page);
    await dialog
      .getByText('There’s no one to pay by direct deposit this week.')
      .filter({ visible: true })
      .waitFor();
    await dialog.getByRole('row', { name: /Sam Cedar.*No bank account on file/ }).waitFor();
    await dialog.getByLabel('Include new accounts').check();
    await dialog.getByRole('table', { name: '2 payments, $1,838.57' }).waitFor();
    await dialog.getByRole('row', { name: /Sam Alder.*6789.*New account.*\$1,228\.57/ }).waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download NACHA File' }).click(),
    ]);
    await told(page, /^Bank file saved: 2 payments, \$1,838\.57/);
    expect(download.suggestedFilename()).toBe(`payroll-${week}.ach`);
    const records = (await readFile(await download.path(), 'latin1')).split('\r\n').filter(Boolean);
    expect(records.every((record) => record.length === 94)).toBe(true);
    expect(records.length % 10).toBe(0);
    const entries = records.filter((record) => record.startsWith('6'));
    expect(entries.map((entry) => [entry.slice(3, 12), entry.slice(12, 29).trim()])).toEqual([
      ['121000374', '00123456789'],
      ['011401533', '55554444'],
    ]);
    const control = records.find((record) => /^9(?!9)/.test(record))!;
    expect(control.slice(13, 21)).toBe('00000002');
    // The first eight digits of both banks, and the sum of both payments in cents.
    expect(control.slice(21, 31)).toBe(String(12100037 + 1140153).padStart(10, '0'));
    expect(control.slice(43, 55)).toBe(String(122857 + 61000).padStart(12, '0'));

    // No one gets into a second file without a warning.
    const again = await openDeposit(page);
    await again.getByRole('row', { name: /Sam Alder.*The file of .* pays them/ }).waitFor();
    await again.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: /^Record Payment/ }).click();
    const record = page.getByRole('alertdialog');
    await record.getByLabel('Method').selectOption('ACH');
    await record.getByRole('row', { name: /Sam Alder.*New account/ }).waitFor();
    await record.getByRole('button', { name: /^Record Payment — \$2,138\.57$/ }).click();
    await told(page, 'Payment of $2,138.57 recorded');

    await page.goto('/dashboard/reports');
    await page.getByRole('button', { name: 'Payment Journal' }).click();
    const journal = page.getByRole('alertdialog');
    await journal.getByLabel('Start Date').fill(week);
    await journal.getByLabel('End Date').fill(dayInPhiladelphia());
    await expectAccessible(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      journal.getByRole('button', { name: 'Download Journal' }).click(),
    ]);
    const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(1 + 2 * 3);
    expect(lines.filter((line) => line.includes(',Checking,,'))).toHaveLength(3);
  });
});
