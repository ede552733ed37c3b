/** From an empty portal to a paid week: an administrator, a manager and a driver do the portal's main job. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, expect, inject, it } from 'vitest';
import { expectNoOverflow } from './support/accessibility.ts';
import { callAs, FIRST_PASSWORD, newPerson, PASSWORD } from './support/api.ts';
import { readAuditTrail } from './support/auditTrail.ts';
import { visitors } from './support/browser.ts';
import { addDays, dayInPhiladelphia, startOfWeek, WEEKDAYS, weekLabel } from './support/days.ts';
import { copyFolder, type RunningPortal, startPortal } from './support/portal.ts';
import {
  addContractor,
  choosePassword,
  choosePayee,
  goTo,
  signIn,
  signInByForm,
  told,
} from './support/visits.ts';

let portal: RunningPortal;
afterEach(() => portal?.remove());
const { openPage, expectError } = visitors();

const WORKED = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const;
const AMOUNTS = [
  { day: 'Monday', pay: '1,234.5', expenses: '' },
  { day: 'Tuesday', pay: '$240', expenses: '18.07' },
  { day: 'Wednesday', pay: '240.10', expenses: '' },
  { day: 'Thursday', pay: '239.99', expenses: '.5' },
] as const;
const BASE_PAY = '$1,954.59';
const EXPENSES = '$18.57';
const TOTAL = '$1,973.16';

/** The screen has loaded, and fits the phone. */
async function expectGoodScreen(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await expectNoOverflow(page);
}

/** The first administrator signs in with the password that is printed at the start. */
async function meetAdministrator(page: Page) {
  const password = /One-time password, shown only now: (\S+)/.exec(portal.output())![1]!;
  const email = /First administrator: (\S+)/.exec(portal.output())![1]!;
  await signInByForm(page, { email, password });
  await choosePassword(page);
  await page.waitForURL('**/dashboard');
  await expectGoodScreen(page, 'System Administrator');
  return { email, password: PASSWORD };
}

/** Someone new chooses a password; the administrator's part has shown that the browser asks for it first. */
async function choosePasswordOf(person: { email: string; password: string }): Promise<void> {
  const self = await callAs(portal.url, person);
  await self.call('POST', '/auth/change-password', { newPassword: PASSWORD });
}

const PHONE = { width: 390, height: 844 };

it('takes a week from the driver’s days to the payroll and back to the driver', async () => {
  portal = await startPortal({
    env: {},
    dataDir: copyFolder(inject('portalTemplate')),
    quickPasswords: true,
  });
  const { url } = portal;

  const office = await openPage(url, PHONE);
  const admin = await meetAdministrator(office);
  const manager = { ...newPerson('Alder', 'Mona'), roles: ['Manager'] };
  await (await callAs(url, admin)).call('POST', '/staff', manager);

  await choosePasswordOf(manager);
  // On the same phone: a second one would load the portal again.
  await signIn(office, { ...manager, password: PASSWORD });
  await expectGoodScreen(office, 'Dashboard');
  await office.getByText('No contractors yet. Add your first contractor to get started.').waitFor();

  const driver = newPerson('O’Neill-Ruiz', 'Dario');
  driver.email = 'dario.oneill@example.com';
  await goTo(office, 'Contractors');
  await office.getByText('No contractors found').waitFor();
  await addContractor(office, driver);
  await told(office, 'Contractor added successfully');
  await office.getByRole('rowheader', { name: 'Dario O’Neill-Ruiz' }).waitFor();
  await expectGoodScreen(office, 'Contractor Management');

  await choosePasswordOf(driver);
  const phone = await openPage(url, PHONE);
  await signIn(phone, { ...driver, password: PASSWORD });
  await expectGoodScreen(phone, 'Welcome back, Dario!');
  await goTo(phone, 'Time Logs');
  await phone.getByRole('heading', { name: /^Current Week: / }).waitFor();
  const monday = addDays(startOfWeek(dayInPhiladelphia()), -7);
  const week = phone.getByRole('button', { name: weekLabel(monday) }).first();
  await week.click();
  for (const day of WORKED) {
    await phone
      .getByRole('checkbox', { name: new RegExp(`^Worked on ${day}, `) })
      .last()
      .check();
  }
  await phone
    .getByRole('textbox', { name: /^Notes for Tuesday, / })
    .last()
    .fill('Toll on I-95');
  await phone.getByRole('button', { name: `Submit Week ${weekLabel(monday)}` }).click();
  await told(phone, 'Weekly time logs submitted successfully!');
  await week.getByText('4 days worked, 4 pending').waitFor();
  await expectGoodScreen(phone, 'Time Logs & Summary');

  await goTo(office, 'Payroll');
  await office.getByText('Please select a contractor to view their payroll information.').waitFor();
  await choosePayee(office, driver);
  await office.getByRole('button', { name: weekLabel(monday) }).waitFor();
  await office.getByText('Toll on I-95').waitFor();
  expect(await office.getByText('Pending').count()).toBe(WORKED.length);
  for (const { day, pay, expenses } of AMOUNTS) {
    await office.getByLabel(`Pay on ${day}`).fill(pay);
    await office.getByLabel(`Expenses on ${day}`).fill(expenses);
  }
  await office.getByLabel('Notes on Tuesday').fill('=Toll "paid", in cash');
  const totals = office.getByLabel('Totals');
  expect(await totals.locator('dt, dd').allTextContents()).toEqual([
    'Base pay',
    BASE_PAY,
    'Expenses',
    EXPENSES,
    'Total',
    TOTAL,
  ]);
  await expectGoodScreen(office, 'Payroll & Tax Management');
  await office.getByRole('button', { name: 'Process Payroll' }).click();
  await told(
    office,
    `Weekly payroll processed successfully! Base pay: ${BASE_PAY}, Expenses: ${EXPENSES}, Total: ${TOTAL}`,
  );
  await office.getByRole('heading', { name: /^Payroll #\d+$/ }).waitFor();
  const processed = office.getByRole('button', { name: 'Payroll Processed' });
  expect(await processed.getAttribute('aria-disabled')).toBe('true');
  await expectGoodScreen(office, 'Payroll & Tax Management');

  const saved = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`payroll_o-neill-ruiz_${monday}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toBe(
    [
      // The mark by which spreadsheets recognize UTF-8.
      '\uFEFFDay,Date,Pay,Expenses,Net,Notes',
      `Monday,${monday},1234.50,0.00,1234.50,`,
      `Tuesday,${addDays(monday, 1)},240.00,18.07,258.07,"'=Toll ""paid"", in cash"`,
      `Wednesday,${addDays(monday, 2)},240.10,0.00,240.10,`,
      `Thursday,${addDays(monday, 3)},239.99,0.50,240.49,`,
      ...[4, 5, 6].map((day) => `${WEEKDAYS[day]},${addDays(monday, day)},0.00,0.00,0.00,`),
      '',
    ].join('\r\n'),
  );

  await phone.reload();
  await phone.getByRole('button', { name: /Year-to-Date Totals/ }).click();
  const cards = phone.getByRole('main');
  await cards.getByText('4 days worked, 4 approved, $1,954.59 earned').waitFor();
  await phone
    .getByRole('button', { name: weekLabel(monday) })
    .first()
    .click();
  expect(await phone.getByText(/^On payroll, pay date /).count()).toBe(WORKED.length);
  await phone.getByText('This day is on payroll #1 and can’t be changed.').first().waitFor();
  await expectGoodScreen(phone, 'Time Logs & Summary');
  await goTo(phone, 'Dashboard');
  await phone.getByRole('heading', { name: 'Welcome back, Dario!' }).waitFor();
  await phone.getByText(BASE_PAY).waitFor();

  // The open pages still try to reach the stopped portal.
  expectError(/ERR_CONNECTION_REFUSED/);
  expect(await portal.stop()).toBe(0);
  const trail = await readAuditTrail(portal.dataDir);
  const steps = trail.map(({ action, email }) => `${action} by ${email ?? 'the system'}`);
  expect(steps).toEqual([
    'USER_CREATED by the system',
    `USER_LOGIN by ${admin.email}`,
    `PASSWORD_CHANGED by ${admin.email}`,
    `USER_LOGIN by ${admin.email}`,
    `USER_CREATED by ${admin.email}`,
    `USER_LOGIN by ${manager.email}`,
    `PASSWORD_CHANGED by ${manager.email}`,
    `USER_LOGIN by ${manager.email}`,
    `USER_CREATED by ${manager.email}`,
    `USER_LOGIN by ${driver.email}`,
    `PASSWORD_CHANGED by ${driver.email}`,
    `USER_LOGIN by ${driver.email}`,
    `WEEK_SUBMITTED by ${driver.email}`,
    `PAYROLL_CALCULATED by ${manager.email}`,
  ]);
  expect(JSON.stringify(trail)).not.toContain(FIRST_PASSWORD);
});
