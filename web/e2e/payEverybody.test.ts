/** The manager's Monday morning: everybody is paid from one board, once, wide and narrow. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, expectNothingCut } from './support/accessibility.ts';
import { type Caller, callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { signIn, told } from './support/visits.ts';

const at = company();
const { openPage } = visitors();

const lastMonday = addDays(startOfWeek(dayInPhiladelphia()), -7);

let manager: Person;
let office: Caller;
beforeAll(async () => {
  manager = await at.people.addManager('Yew');
  office = await callAs(at.url, manager);
});

type Days = { approved?: number; pending?: number };

/** A contractor with a daily rate, and days from Monday on that a manager has decided about or not. */
async function hire(lastName: string, dailyRate: number, week: string, { approved = 0, pending = 0 }: Days) {
  const person = await at.people.addContractor(lastName);
  await at.admin.call('PUT', `/staff/${person.id}/pay-rate`, { dailyRate });
  for (let day = 0; day < approved + pending; day += 1) {
    const status = day < approved ? 'APPROVED' : 'PENDING';
    const log = { userId: person.id, date: addDays(week, day), worked: true, description: '', status };
    await office.call('POST', '/time-logs', log);
  }
  return person;
}

const cell = (page: Page, name: string, field: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^Sam ${name}, ${field}`) });
const box = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `Include Sam ${name}` });
const payButton = (page: Page, label: string | RegExp): Locator =>
  page.getByRole('button', { name: label, exact: true });
const hasFocus = (field: Locator) => field.evaluate((each) => each === document.activeElement);

async function openBoard(week: string, who = manager, window = { width: 1280 }): Promise<Page> {
  const page = await openPage(at.url, window);
  await signIn(page, who, `/dashboard/payroll/week?week=${week}`);
  await page.getByRole('table', { name: 'Payroll of the week' }).waitFor();
  return page;
}

/** What a contractor's run of the week says, as they see it themselves. */
async function paidTo(person: Person, week: string) {
  type Run = { weekStart: string; totalPay: number; status: string };
  const runs = await (await callAs(at.url, person)).call<Run[]>('GET', '/payroll');
  return runs
    .filter(({ weekStart }) => weekStart.startsWith(week))
    .map(({ totalPay, status }) => [totalPay, status]);
}

describe('a Monday morning on a laptop', () => {
  it('goes from the approved days to paid drivers, by keyboard, and pays nobody twice', async () => {
    const week = lastMonday;
    const alder = await hire('Alder', 240, week, { approved: 5 });
    const birch = await hire('Birch', 200, week, { approved: 3, pending: 1 });
    const cedar = await hire('Cedar', 250, week, { approved: 4 });
    const dogwood = await hire('Dogwood', 0.01, week, {});
    const elm = await hire('Elm', 300, week, { approved: 2 });

    const page = await openPage(at.url);
    await signIn(page, manager);
    await page.getByRole('link', { name: /^Run Payroll/ }).click();
    await page.waitForURL(`**/dashboard/payroll/week?week=${week}`);
    await payButton(page, 'Run Payroll for 3 — $2,800.00').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    expect(await box(page, 'Birch').isChecked()).toBe(false);
    await page.getByText('1 day pending approval').waitFor();

    // By keyboard: replaced by typing, forward with Enter, back with an arrow, to the end of the row.
    await box(page, 'Alder').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await hasFocus(cell(page, 'Alder', 'Monday'))).toBe(true);
    await page.keyboard.type('250.5');
    await page.keyboard.press('Enter');
    expect(await hasFocus(cell(page, 'Birch', 'Monday'))).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    expect(await hasFocus(cell(page, 'Alder', 'expenses'))).toBe(true);
    await page.keyboard.type('18.07x');
    await page.getByText('Enter an amount such as 1,234.50.').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('99');
    await page.keyboard.press('Escape');
    expect(await cell(page, 'Birch', 'expenses').inputValue()).toBe('');
    expect(await cell(page, 'Alder', 'Monday').inputValue()).toBe('250.50');
    await payButton(page, 'Run Payroll for 3 — $2,828.57').waitFor();

    // A column out of a spreadsheet.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('260\r\n$120.10\r\n310\r\n'));
    await cell(page, 'Cedar', 'Tuesday').focus();
    await page.keyboard.press('Control+v');
    await page.getByText('Pasted.').waitFor();
    expect(await cell(page, 'Elm', 'Tuesday').inputValue()).toBe('310.00');
    await box(page, 'Cedar').focus();
    await page.keyboard.press('Space');
    await payButton(page, 'Run Payroll for 3 — $1,958.67').waitFor();
    await page.reload();
    await payButton(page, 'Run Payroll for 3 — $1,958.67').waitFor();

    // Somebody else is about to press as well.
    const other = await openBoard(week, await at.people.addManager('Spruce'));
    await payButton(other, 'Run Payroll for 3 — $2,800.00').click();
    await other.getByRole('alertdialog').getByText('1 contractor held back').waitFor();

    await payButton(page, 'Run Payroll for 3 — $1,958.67').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('1 contractor held back').waitFor();
    await dialog.getByText('Left out because you excluded them: Sam Cedar.').waitFor();
    await expectAccessible(page);
    await payButton(page, 'Run Payroll for 3 — $1,958.67').filter({ visible: true }).last().dblclick();
    await page.getByText('3 done, $1,958.67 in all').waitFor();
    await page.getByRole('button', { name: 'See Results' }).click();
    await page.getByRole('table', { name: 'Results' }).getByText('Done', { exact: true }).nth(2).waitFor();
    await expectAccessible(page);

    await payButton(other, 'Run Payroll for 3 — $2,800.00').last().click();
    await other.getByText(/^The week has changed: it now has 1 contractor/).waitFor();
    await other.getByRole('button', { name: 'Reload Figures' }).click();
    await payButton(other, 'Run Payroll for 1 — $1,000.00').waitFor();

    // What was sent is what was on the screen.
    expect(await paidTo(alder, week)).toEqual([[1228.57, 'PROCESSED']]);
    expect(await paidTo(dogwood, week)).toEqual([[120.1, 'PROCESSED']]);
    expect(await paidTo(elm, week)).toEqual([[610, 'PROCESSED']]);
    expect([await paidTo(birch, week), await paidTo(cedar, week)]).toEqual([[], []]);

    await page.getByRole('button', { name: 'Mark all 3 as paid' }).click();
    await page.getByRole('button', { name: 'Mark 3 as Paid — $1,958.67' }).click();
    await told(page, '3 payrolls marked as paid');
    await page
      .getByRole('link', { name: /^Paid #\d+$/ })
      .nth(2)
      .waitFor();
    expect(await paidTo(alder, week)).toEqual([[1228.57, 'PAID']]);

    await page.getByLabel('State').selectOption('PROCESSED');
    await page.waitForURL('**only=PROCESSED**');
    await box(page, 'Birch').waitFor({ state: 'detached' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`payroll_week_${week}.csv`);
    const text = await readFile(await download.path(), 'utf8');
    // The mark by which spreadsheets know UTF-8.
    expect(text.charAt(0)).toBe('\uFEFF');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(
      /^Alder,Sam,[^,]+,250\.50,240\.00,240\.00,240\.00,240\.00,0\.00,0\.00,18\.07,1228\.57,Paid #\d+,\d+,0\.00,1228\.57$/,
    );
  });
});

describe('a Monday morning on a phone', () => {
  it('shows cards whose days open on a tap, and pays from them', async () => {
    const week = addDays(lastMonday, -7);
    const fir = await hire('Fir', 240, week, { approved: 2 });
    const gum = await hire('Gum', 200, week, { approved: 1, pending: 1 });
    const page = await openBoard(week, manager, { width: 390 });
    await payButton(page, 'Run Payroll for 1 — $480.00').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    expect(await cell(page, 'Fir', 'Wednesday').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Days of Sam Fir' }).tap();
    // A tablet that lies on its side has all days in a row.
    await page.setViewportSize({ width: 1180, height: 820 });
    await cell(page, 'Fir', 'Wednesday').fill('12500');
    await cell(page, 'Fir', 'Wednesday').blur();
    await expectNothingCut(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await cell(page, 'Fir', 'Wednesday').tap();
    await page.keyboard.type('99.99');
    await box(page, 'Gum').check();
    await expectAccessible(page);
    await payButton(page, 'Run Payroll for 2 — $779.99').tap();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Run Payroll for 2/ })
      .tap();
    await page.getByText('2 done, $779.99 in all').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    // It is there again for anyone who comes back.
    await page.goto('/dashboard');
    await page.goto(`/dashboard/payroll/week?week=${week}`);
    await page.getByText('2 done, $779.99 in all').waitFor();
    expect(await page.getByText('Everyone has been paid for this week.').count()).toBe(0);
    await page
      .getByText(/^On payroll #\d+$/)
      .nth(1)
      .waitFor();
    expect(await paidTo(fir, week)).toEqual([[579.99, 'PROCESSED']]);
    expect(await paidTo(gum, week)).toEqual([[200, 'PROCESSED']]);
    await page.getByRole('button', { name: 'Mark all 2 as paid' }).tap();
    await page.getByRole('button', { name: 'Mark 2 as Paid — $779.99' }).tap();
    await told(page, '2 payrolls marked as paid');
    // One day of Gum's still awaits a decision.
    expect(await page.getByText('Everyone has been paid for this week.').count()).toBe(0);
  });
});

describe('when the money has left', () => {
  it('records checks for the week, and takes one back that bounced', async () => {
    const week = addDays(lastMonday, -14);
    const hazel = await hire('Hazel', 250, week, { approved: 2 });
    const ivy = await hire('Ivy', 200, week, { approved: 1 });
    const page = await openBoard(week);
    await payButton(page, 'Run Payroll for 2 — $700.00').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Run Payroll for 2/ })
      .click();
    await page.getByText('2 done, $700.00 in all').waitFor();

    await page.getByRole('button', { name: 'Record Payment' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('First Check Number').fill('0099');
    await dialog.getByRole('row', { name: /Sam Hazel.*0099.*\$500\.00/ }).waitFor();
    await dialog.getByRole('row', { name: /Sam Ivy.*0100.*\$200\.00/ }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Record Payment — $700.00' }).click();
    await told(page, 'Payment of $700.00 recorded');
    expect(await paidTo(hazel, week)).toEqual([[500, 'PAID']]);
    expect(await paidTo(ivy, week)).toEqual([[200, 'PAID']]);

    await page.goto(`/dashboard/payroll?contractor=${ivy.id}&week=${week}`);
    await page.getByText(/^Paid on .* by check 0100\.$/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Actions for payroll/ }).click();
    await page.getByRole('menuitem', { name: 'Void Payment' }).click();
    await page.getByLabel('Reason').fill('Bounced check');
    await page.getByRole('button', { name: 'Void Payment' }).click();
    await told(page, 'Payment voided. The payroll is back to processed.');
    await page.getByText(/^On payroll, pay date/).waitFor();
    expect(await paidTo(ivy, week)).toEqual([[200, 'PROCESSED']]);
  });
});
