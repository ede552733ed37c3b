/**
 * The first week of a company: an administrator, a manager and three drivers start with an empty portal and follow what
 * its screens offer, until the drivers are paid and a Form W-9 is signed.
 */
import type { Page } from 'playwright-core';
import { afterEach, expect, inject, it } from 'vitest';
import { PASSWORD } from '../support/api.ts';
import { visitors } from '../support/browser.ts';
import { countClicks, typeThrough } from '../support/clicks.ts';
import { dayInPhiladelphia } from '../support/days.ts';
import { copyFolder, type RunningPortal, startPortal } from '../support/portal.ts';
import { goTo, told } from '../support/visits.ts';

/** The most that all five take together. */
const BUDGET = 60;
const DRIVERS = ['Ash', 'Birch', 'Cedar'] as const;
const PHONE = { width: 390, height: 844 };
/**
 * Since the Sunday of last week, so that its days can be logged then and the week is over now; some minutes less, because
 * the manager's invitation lasts seven days.
 */
const DAYS_AGO = ((new Date(dayInPhiladelphia()).getUTCDay() + 6) % 7) + 0.995;

let portal: RunningPortal;
afterEach(() => portal?.remove());
const { openPage } = visitors();

/** How many each of them took. */
const taken: number[] = [];

/** Someone's part, on a page of their own. */
async function count<Result>(
  part: (page: Page) => Promise<Result>,
  size?: { width: number; height: number },
): Promise<Result> {
  const page = await openPage(portal.url, size);
  const clicks = await countClicks(page);
  const result = await part(page);
  taken.push(await clicks.count());
  await page.close();
  return result;
}

async function chooseFirstPassword(page: Page, button: string): Promise<void> {
  await typeThrough(page.locator('form'), [
    ['New password', PASSWORD],
    ['Confirm new password', PASSWORD],
  ]);
  // The button comes to rest when the password has been judged.
  await page.getByText('Strength: Strong').waitFor();
  await page.getByRole('button', { name: button }).click();
}

/** Invites someone with the form of the open screen; returns the link. */
async function invite(page: Page, add: string, name: string, rate?: string): Promise<string> {
  await page.getByRole('button', { name: add, exact: true }).first().click();
  const form = page.getByRole('alertdialog', { name: add });
  await form.getByRole('button', { name: 'Invite instead' }).click();
  await typeThrough(form, [
    ['First name', 'Sam'],
    ['Last name', name],
    ['Email', `sam.${name.toLowerCase()}@example.com`],
    ...(rate ? ([['Day rate', rate]] as const) : []),
  ]);
  if (!rate) await form.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Manager' });
  await form.getByRole('button', { name: 'Send Invitation' }).click();
  const handed = page.getByRole('alertdialog', { name: 'Invitation Link' });
  const link = await handed.getByRole('textbox', { name: `Link for Sam ${name}` }).inputValue();
  await handed.getByRole('button', { name: 'Close' }).click();
  return link;
}

const step = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Getting Started' }).getByRole('link', { name: text });

/** What the administrator does before anyone else comes; returns the links for the manager and the drivers. */
async function setUp(page: Page): Promise<string[]> {
  const [, email] = /First administrator: (\S+)/.exec(portal.output())!;
  const [, password] = /One-time password, shown only now: (\S+)/.exec(portal.output())!;
  await page.goto('/login');
  await typeThrough(page.locator('form'), [
    ['Email', email!],
    ['Password', password!],
  ]);
  await page.keyboard.press('Enter');
  await chooseFirstPassword(page, 'Change Password');

  await step(page, 'Enter your name').click();
  const profile = page.getByRole('form', { name: 'Profile' });
  await profile.getByRole('textbox', { name: 'First Name' }).click();
  await typeThrough(profile, [
    ['First Name', 'Ada'],
    ['Last Name', 'Alder'],
  ]);
  await page.keyboard.press('Enter');
  await told(page, 'Profile updated successfully');
  await goTo(page, 'Dashboard');

  await step(page, 'Enter your company’s details').click();
  const company = page.getByRole('form', { name: 'Company Profile' });
  await company.getByRole('textbox', { name: 'Legal name' }).click();
  await typeThrough(company, [
    ['Legal name', 'Blue Gate Freight LLC'],
    ['EIN', '98-7654320'],
    ['USDOT number', '9000001'],
    ['MC number', 'MC-900001'],
    ['Street', '9 Dock Street'],
    ['City', 'Camden'],
    ['State', 'NJ'],
    ['ZIP code', '08102'],
    ['Phone', '856-555-0142'],
    ['Email', 'office@example.com'],
  ]);
  await page.keyboard.press('Enter');
  await told(page, 'Company profile updated successfully');
  await page.getByRole('tab', { name: 'Public Page' }).click();
  await page.getByRole('textbox', { name: 'Customer review' }).click();
  await typeThrough(company, [
    ['Customer review', ''],
    ['Review author', ''],
  ]);
  await page.keyboard.press('Enter');
  await page.getByText('What’s marked as a sample').waitFor({ state: 'detached' });
  await goTo(page, 'Dashboard');

  await step(page, 'Add a manager').click();
  const manager = await invite(page, 'Add Staff Member', 'Yew');
  await goTo(page, 'Dashboard');
  await step(page, 'Add drivers with their day rates').click();
  const drivers: string[] = [];
  for (const name of DRIVERS) drivers.push(await invite(page, 'Add Contractor', name, '250'));
  return [manager, ...drivers];
}

/** A driver's phone: the invitation, the first one's Form W-9, the days of the week. */
async function logWeek(page: Page, link: string, signsAs?: string): Promise<void> {
  await page.goto(link);
  await chooseFirstPassword(page, 'Get Started');
  if (signsAs) {
    await page.getByRole('link', { name: 'Sign your Form W-9' }).first().click();
    const form = page.getByRole('form', { name: 'Form W-9' });
    await form.getByRole('textbox', { name: 'Street' }).click();
    await typeThrough(form, [
      ['Street', '12 Elm Street'],
      ['City', 'Camden'],
      ['State', 'NJ'],
      ['ZIP code', '08102'],
      ['Number', '400-11-1222'],
    ]);
    await form.getByRole('checkbox', { name: /^Under penalties of perjury/ }).check();
    await typeThrough(form, [['Signature', signsAs]]);
    await page.keyboard.press('Enter');
    await told(page, 'Form W-9 signed and certified.');
    await goTo(page, 'Dashboard');
  }
  const week = page.getByRole('region', { name: 'This Week' });
  const days = week.getByRole('button', { name: /^Worked on/ });
  for (const day of [0, 1, 2]) await days.nth(day).click();
  await week.getByRole('button', { name: 'Submit 3 Days' }).click();
  await page.getByText('Days submitted.').filter({ visible: true }).last().waitFor();
}

/** The manager approves and pays the week that is over. */
async function pay(page: Page, link: string): Promise<void> {
  await page.goto(link.replace(/^https?:\/\/[^/]+/, portal.url));
  await chooseFirstPassword(page, 'Get Started');
  const payday = page.getByRole('region', { name: 'This Payday' });
  await payday.getByRole('button', { name: 'Approve 9 Days', exact: true }).click();
  await told(page, '9 days approved.');
  const run = /^Run Payroll \$2,250\.00 for 3/;
  await payday.getByRole('button', { name: run }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: run }).click();
  await payday.getByRole('button', { name: /^Record Payment \$2,250\.00 for 3/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Record Payment/ })
    .click();
  await payday.getByText('Everyone has been paid for this week.').waitFor();
}

it(`takes five people ${BUDGET} clicks from an empty portal to the first payday`, async () => {
  const dataDir = copyFolder(inject('portalTemplate'));
  const options = { env: {}, dataDir, quickPasswords: true };
  portal = await startPortal({ ...options, daysAgo: DAYS_AGO });
  const [manager, ...drivers] = await count(setUp);
  for (const [index, link] of drivers.entries())
    await count((page) => logWeek(page, link, index === 0 ? 'Sam Ash' : undefined), PHONE);
  await portal.stop();
  portal = await startPortal(options);
  await count((page) => pay(page, manager!));
  expect(
    taken.reduce((sum, each) => sum + each, 0),
    taken.join(' + '),
  ).toBeLessThanOrEqual(BUDGET);
});
