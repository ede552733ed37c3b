/** Money above the limit and bank details take two people, each in a browser of their own: one asks, and the other one decides. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts';
import { callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { ADMIN } from './support/portal.ts';
import { goTo, signIn, told } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

const monday = addDays(startOfWeek(dayInPhiladelphia()), -7);
const WAITING = 'Waiting for a second person';

let first: Person;
let second: Person;
beforeAll(async () => {
  first = await at.people.addManager('Asker');
  second = await at.people.addManager('Second');
});

/** A driver whose week is on payroll with this pay on its Monday. */
async function putOnPayroll(name: string, pay: number): Promise<Person> {
  const driver = await at.people.addContractor(name);
  await (await callAs(at.url, first)).call('POST', '/payroll/weekly', {
    ...{ userId: driver.id, weekStart: monday, weekEnd: addDays(monday, 6) },
    weeklyData: [{ date: monday, pay, expenses: 0 }],
  });
  return driver;
}
const statusOf = async (driver: Person) => {
  const runs = await (await callAs(at.url, driver)).call<{ status: string }[]>('GET', '/payroll');
  return runs.map(({ status }) => status);
};

async function openWeek(who: Person, driver: Person): Promise<Page> {
  const page = await openPage(at.url);
  await signIn(page, who, `/dashboard/payroll?contractor=${driver.id}&week=${monday}`);
  await page.getByRole('heading', { name: /^Payroll #/ }).waitFor();
  return page;
}
const openMenu = (page: Page) => page.getByRole('button', { name: /^Actions for payroll/ }).click();

/** Sends the payment of the run that is open to a second person. */
async function send(page: Page, sum: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Record Payment' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('Payments above $5,000.00 to one person need a second person.').waitFor();
  await dialog.getByRole('textbox', { name: 'Check Number' }).fill('2041');
  await dialog.getByRole('button', { name: `Send for Approval — ${sum}` }).click();
  await told(page, 'Sent to a second person for approval');
  await page.getByRole('link', { name: WAITING }).waitFor();
}

it('an administrator sets the limit', async () => {
  const page = await openPage(at.url);
  await signIn(page, ADMIN, '/dashboard/company');
  await page.getByLabel(/^Second person above/).fill('5000');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await told(page, 'Company profile updated successfully');
});

it('one asks, a second one approves, and the first one sees it paid', async () => {
  const driver = await putOnPayroll('Largepay', 6000);
  const asker = await openWeek(first, driver);
  await send(asker, '$6,000.00');
  expect(await statusOf(driver)).toEqual(['PROCESSED']);
  // Whoever asked neither asks again nor marks it as paid.
  await openMenu(asker);
  await asker.getByRole('menuitem', { name: 'Void Payroll' }).waitFor();
  expect(await asker.getByRole('menuitem', { name: /Record Payment|Mark as Paid/ }).count()).toBe(0);
  await asker.keyboard.press('Escape');

  const decider = await openPage(at.url, { width: 390, height: 844 });
  await signIn(decider, second);
  await goTo(decider, 'Approvals');
  const list = decider.getByRole('list', { name: 'For a second person' });
  await list.getByText('$6,000.00 to Sam Largepay').waitFor();
  await list.getByText(/Check 2041/).waitFor();
  await list.getByText('Sam Asker needs your approval.').waitFor();
  await expectNoOverflow(decider);
  await expectAccessible(decider);
  await list.getByRole('button', { name: 'Approve $6,000.00 to Sam Largepay' }).click();
  await told(decider, 'Payment approved and recorded');
  await list.waitFor({ state: 'detached' });
  expect(await statusOf(driver)).toEqual(['PAID']);

  // The bell and the week of the other browser hear of it by themselves.
  await asker.getByRole('button', { name: /^Notices, \d+ unread/ }).waitFor();
  await asker.getByText(/^Paid on .* by check 2041\.$/).waitFor();
  expect(await asker.getByRole('link', { name: WAITING }).count()).toBe(0);
});

it('a second one declines, and the first one reads why, asks again and takes it back', async () => {
  const driver = await putOnPayroll('Nopay', 7000);
  const asker = await openWeek(first, driver);
  await send(asker, '$7,000.00');

  const decider = await openPage(at.url);
  await signIn(decider, second, '/dashboard/approvals');
  await decider.getByRole('button', { name: 'Decline $7,000.00 to Sam Nopay' }).click();
  const dialog = decider.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('The rate is wrong');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await decider.getByRole('list', { name: 'For a second person' }).waitFor({ state: 'detached' });
  expect(await statusOf(driver)).toEqual(['PROCESSED']);

  await goTo(asker, 'Approvals');
  await asker.getByRole('list', { name: 'Declined requests' }).getByText('The rate is wrong').waitFor();
  await asker.goto(`/dashboard/payroll?contractor=${driver.id}&week=${monday}`);
  await send(asker, '$7,000.00');
  await asker.getByRole('link', { name: WAITING }).click();
  await asker.getByText('You requested this. Someone else has to approve it.').waitFor();
  expect(await asker.getByRole('button', { name: /^Approve \$7/ }).count()).toBe(0);
  await asker.getByRole('button', { name: 'Withdraw $7,000.00 to Sam Nopay' }).click();
  await told(asker, 'Request withdrawn');
  expect(await statusOf(driver)).toEqual(['PROCESSED']);
});

it('the board of the week says what waits', async () => {
  const driver = await putOnPayroll('Boardpay', 8000);
  await send(await openWeek(first, driver), '$8,000.00');
  const page = await openPage(at.url);
  await signIn(page, first, `/dashboard/payroll/week?week=${monday}`);
  await page.getByText('1 payroll is waiting for a second person. See Approvals.').waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Boardpay' });
  await row.getByText('waiting for a second person').waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

it('one administrator enters a bank account, and a second one approves it', async () => {
  const driver = await at.people.addContractor('Newbank');
  const other = await at.people.addStaff('Secondadmin', 'IT_Admin');
  const asker = await openPage(at.url);
  await signIn(asker, ADMIN, `/dashboard/people/${driver.id}?tab=pay`);
  await asker.getByRole('button', { name: 'Add Bank Account' }).click();
  const dialog = asker.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Routing Number' }).fill('021000021');
  await dialog.getByRole('textbox', { name: 'Account Number', exact: true }).fill('0012 3456-789');
  await dialog.getByRole('textbox', { name: 'Confirm Account Number' }).fill('00123456789');
  await dialog.getByRole('button', { name: 'Save Bank Account' }).click();
  await told(asker, 'Sent to a second person for approval');
  await asker.getByText('Personal checking account ending in 6789, entered by you.').waitFor();
  await asker.getByText('No bank account.').waitFor();
  await expectNoOverflow(asker);
  await expectAccessible(asker);

  const decider = await openPage(at.url, { width: 390, height: 844 });
  await signIn(decider, other);
  await goTo(decider, 'Approvals');
  const list = decider.getByRole('list', { name: 'For a second person' });
  await list.getByText('Personal checking account ending in 6789').waitFor();
  await expectNoOverflow(decider);
  await expectAccessible(decider);
  await list.getByRole('button', { name: 'Approve Bank account of Sam Newbank' }).click();
  await told(decider, 'Bank details approved and saved');
  await asker.reload();
  await asker.getByText(/Personal checking •••• 6789/).waitFor();
  expect(await asker.getByRole('link', { name: WAITING }).count()).toBe(0);
});

it('the bank of the company waits as well, and its form says so', async () => {
  const page = await openPage(at.url);
  await signIn(page, ADMIN, '/dashboard/company');
  await page.getByLabel(/^Bank name/).fill('Keystone Bank');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Keystone Bank, entered by you.').waitFor();
  expect(await page.getByLabel(/^Bank name/).inputValue()).toBe('');
  await page.getByRole('link', { name: WAITING }).click();
  await page.getByRole('button', { name: 'Withdraw Company bank details' }).click();
  await told(page, 'Request withdrawn');
});
