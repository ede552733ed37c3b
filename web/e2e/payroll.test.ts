/** The payroll tracker: a spreadsheet for the keyboard, and a week that is paid once. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from './support/days.ts';
import { cutOff, delayResponse, NO_CONNECTION } from './support/network.ts';
import { choosePayee, signIn, told } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();

const today = dayInPhiladelphia();
const isSunday = new Date(`${today}T00:00:00Z`).getUTCDay() === 0;
const thisMonday = startOfWeek(today);
const lastMonday = addDays(thisMonday, -7);

let manager: Person;
beforeAll(async () => {
  manager = await at.people.addManager('Yew');
});

async function openWeek(driver: Person, who = manager): Promise<Page> {
  const page = await openPage(at.url);
  await signIn(page, who, `/dashboard/payroll?contractor=${driver.id}`);
  await page.waitForURL(`**week=${lastMonday}`);
  await page.getByRole('table', { name: 'Payroll by day' }).waitFor();
  return page;
}
const pay = (page: Page, day: string): Locator => page.getByLabel(`Pay on ${day}`);
const expenses = (page: Page, day: string): Locator => page.getByLabel(`Expenses on ${day}`);
const process = (page: Page): Locator => page.getByRole('button', { name: 'Process Payroll' });
const totals = async (page: Page) =>
  (await page.getByLabel('Totals').locator('dd').allTextContents())
    .join(' + ')
    .replace(/ \+ ([^+]*)$/, ' = $1');
const hasFocus = (field: Locator) => field.evaluate((each) => each === document.activeElement);
const readReason = async (page: Page, button: Locator) => {
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  // A pointer that stays where it pressed brings no tooltip.
  await page.mouse.move(0, 0);
  await button.hover();
  return page.getByRole('tooltip').filter({ visible: true }).textContent();
};

describe('the grid', () => {
  it('is moved through by arrows and Enter', async () => {
    const page = await openWeek(await at.people.addContractor('Alder'));
    await pay(page, 'Monday').fill('240');
    await page.keyboard.press('Enter');
    expect(await hasFocus(pay(page, 'Tuesday'))).toBe(true);
    await page.keyboard.type('250');
    await page.keyboard.press('ArrowUp');
    expect(await hasFocus(pay(page, 'Monday'))).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await hasFocus(expenses(page, 'Monday'))).toBe(true);
    await page.keyboard.type('12.5');
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(expenses(page, 'Tuesday'))).toBe(true);
    expect(await totals(page)).toBe('$490.00 + $12.50 = $502.50');
  });

  it('takes a column copied out of a spreadsheet, and says what it cannot read', async () => {
    const page = await openWeek(await at.people.addContractor('Birch'));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() =>
      navigator.clipboard.writeText('$1,200.10\t4.90\r\n240\t\r\nsick\t1\r\n239.99\t\r\n'),
    );
    await pay(page, 'Tuesday').focus();
    await page.keyboard.press('Control+v');
    await page.getByText('"sick" isn’t an amount, so it counts as 0.').waitFor();
    expect(await pay(page, 'Tuesday').inputValue()).toBe('1,200.10');
    expect(await pay(page, 'Friday').inputValue()).toBe('239.99');
    expect(await totals(page)).toBe('$1,680.09 + $5.90 = $1,685.99');
  });

  it('refuses letters and amounts below zero while they are typed', async () => {
    const page = await openWeek(await at.people.addContractor('Cedar'));
    await pay(page, 'Monday').pressSequentially('12x');
    await page.getByText('Enter an amount such as 1,234.50.').waitFor();
    expect(await pay(page, 'Monday').inputValue()).toBe('12');
    await pay(page, 'Monday').pressSequentially('-');
    await page.getByText('The amount can’t be negative.').waitFor();
  });
});

describe('the proposal', () => {
  it('is what a week opens with; less is paid only after a confirmation', async () => {
    const driver = await at.people.addContractor('Linden');
    const office = await callAs(at.url, manager);
    const page = await openWeek(driver);
    expect(await totals(page)).toBe('$0.00 + $0.00 = $0.00');
    for (const date of [lastMonday, addDays(lastMonday, 1), addDays(lastMonday, 2)]) {
      const log = { userId: driver.id, date, worked: true, description: '', status: 'APPROVED' };
      await office.call('POST', '/time-logs', log);
    }
    await page.getByText('No day rate: nothing is proposed for 3 approved days of Sam Linden.').waitFor();
    expect(await process(page).getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('Day rate', { exact: true }).fill('245');
    await page.getByRole('button', { name: 'Set Rate' }).click();
    await page.getByRole('button', { name: 'Use Proposed Pay ($735.00)' }).waitFor();
    expect(await pay(page, 'Monday').inputValue()).toBe('245.00');
    expect(await totals(page)).toBe('$735.00 + $0.00 = $735.00');

    await pay(page, 'Tuesday').fill('');
    await pay(page, 'Wednesday').fill('');
    await process(page).click();
    const dialog = page.getByRole('alertdialog');
    await dialog
      .getByText('3 approved days worth $735.00 are proposed; you’re about to process $245.00, $490.00 less.')
      .waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await at.admin.call<unknown[]>('GET', `/payroll?userId=${driver.id}`)).toEqual([]);
    await page.getByRole('button', { name: 'Use Proposed Pay ($735.00)' }).click();
    await process(page).click();
    await told(page, 'Base pay: $735.00, Expenses: $0.00, Total: $735.00');
    await page.getByText(/^On payroll, pay date /).waitFor();
    expect(await dialog.count()).toBe(0);
  });
});

describe('Process Payroll', () => {
  it('waits for an amount, and is open again with another contractor after one was paid', async () => {
    const [paid, next] = [await at.people.addContractor('Dogwood'), await at.people.addContractor('Elm')];
    const page = await openWeek(paid);
    expect(await readReason(page, process(page))).toBe('Enter pay or expenses first.');
    await expenses(page, 'Sunday').fill('0.01');
    await process(page).click();
    await told(page, 'Weekly payroll processed successfully! Base pay: $0.00, Expenses: $0.01, Total: $0.01');
    expect(await readReason(page, page.getByRole('button', { name: 'Payroll Processed' }))).toBe(
      'This week has been processed.',
    );
    await choosePayee(page, next);
    await page.waitForURL(`**contractor=${encodeURIComponent(next.id)}**`);
    await pay(page, 'Monday').fill('1');
    expect(await process(page).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('pays once when two managers click it, and tells the second one why not', async () => {
    const driver = await at.people.addContractor('Fir');
    const first = await openWeek(driver);
    const second = await openWeek(driver, await at.people.addManager('Spruce'));
    for (const page of [first, second]) await pay(page, 'Wednesday').fill('300');
    // Otherwise the second page may hear of the payroll before the click.
    const held = await delayResponse(second, 'useProcessWeeklyPayrollMutation');
    await process(second).click();
    await process(first).click();
    await told(first, 'Weekly payroll processed successfully!');
    held.release();
    await told(second, 'Error: Payroll for this week has already been processed.');
    await second.getByRole('heading', { name: /^Payroll #\d+$/ }).waitFor();
    const runs = await at.admin.call<unknown[]>('GET', `/payroll?userId=${driver.id}`);
    expect(runs).toHaveLength(1);
  });

  it('keeps the amounts when the server cannot be reached', async () => {
    expectError(NO_CONNECTION);
    const page = await openWeek(await at.people.addContractor('Hazel'));
    const { restore } = await cutOff(page, 'useProcessWeeklyPayrollMutation');
    await pay(page, 'Monday').fill('240');
    await process(page).click();
    await page.getByRole('alert').getByText('Error: Failed to process payroll').waitFor();
    await restore();
    await process(page).click();
    await told(page, 'Base pay: $240.00, Expenses: $0.00, Total: $240.00');
  });
});

describe('a processed week', () => {
  it('is voided with a reason and processed again from its amounts', async () => {
    const driver = await at.people.addContractor('Juniper');
    const page = await openWeek(driver);
    await pay(page, 'Thursday').fill('410.25');
    await process(page).click();
    await page.getByRole('button', { name: /^Actions for payroll #/ }).click();
    await page.getByRole('menuitem', { name: 'Void Payroll' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Void Payroll' }).click();
    await dialog.getByText('Enter a reason.').waitFor();
    await dialog.getByLabel('Reason').fill('Friday was missing.');
    await dialog.getByRole('button', { name: 'Void Payroll' }).click();
    await told(page, /Payroll #\d+ voided/);
    await page.getByRole('button', { name: 'Use voided amounts' }).click();
    expect(await pay(page, 'Thursday').inputValue()).toBe('410.25');
    await pay(page, 'Friday').fill('410.25');
    await process(page).click();
    await told(page, 'Total: $820.50');
    type Run = { status: string; totalPay: number };
    const runs = await at.admin.call<Run[]>('GET', `/payroll?userId=${driver.id}`);
    expect(runs.map(({ status, totalPay }) => `${status} ${totalPay}`).sort()).toEqual([
      'PROCESSED 820.5',
      'VOID 410.25',
    ]);
  });

  it('is marked as paid after a confirmation', async () => {
    const page = await openWeek(await at.people.addContractor('Larch'));
    await pay(page, 'Monday').fill('200');
    await process(page).click();
    await page.getByRole('button', { name: /^Actions for payroll #/ }).click();
    await page.getByRole('menuitem', { name: 'Mark as Paid' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as Paid' }).click();
    await told(page, /Payroll #\d+ marked as paid/);
    await page.getByText(/^Paid on /).waitFor();
  });
});

describe('the week', () => {
  it('can be stepped through, but not past the next one, except on a Sunday', async () => {
    const page = await openWeek(await at.people.addContractor('Maple'));
    const next = page.getByRole('button', { name: 'Next Week' });
    const shows = (monday: string) => page.getByRole('button', { name: weekLabel(monday) }).waitFor();
    await shows(lastMonday);
    await page.getByRole('button', { name: 'Previous Week' }).click();
    await page.waitForURL(`**week=${addDays(lastMonday, -7)}`);
    await page.goBack();
    await shows(lastMonday);
    for (const monday of [thisMonday, addDays(thisMonday, 7)]) {
      await next.click();
      await page.waitForURL(`**week=${monday}`);
      await shows(monday);
    }
    if (isSunday) expect(await next.getAttribute('aria-disabled')).not.toBe('true');
    else expect(await readReason(page, next)).toBe('The selected week is in the future.');
  });

  it('asks before amounts that were not processed are discarded', async () => {
    const page = await openWeek(await at.people.addContractor('Oak'));
    await pay(page, 'Monday').fill('240');
    await page.getByRole('button', { name: 'Previous Week' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await pay(page, 'Monday').inputValue()).toBe('240.00');
    await page.getByRole('button', { name: 'Previous Week' }).click();
    await question.getByRole('button', { name: 'Discard Changes' }).click();
    await expect.poll(() => pay(page, 'Monday').inputValue(), { timeout: 30_000 }).toBe('');
    await pay(page, 'Monday').fill('240');
    await page.getByRole('link', { name: 'Contractors', exact: true }).click();
    await question.getByRole('button', { name: 'Discard Changes' }).click();
    await page.waitForURL('**/dashboard/contractors');
  });
});
