/** The manager's Monday morning: everyone is paid from one board, by keyboard, once. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cell, hire, paidTo, payButton } from '../support/board.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from '../support/days.ts';
import { signIn, told } from '../support/visits.ts';

const at = company({ own: true });
const { openPage } = visitors();

const week = addDays(startOfWeek(dayInPhiladelphia()), -7);

const box = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `Include Sam ${name}` });
const hasFocus = (field: Locator) => field.evaluate((each) => each === document.activeElement);

it('goes from the approved days to paid drivers, by keyboard, and pays no one twice', async () => {
  const alder = await hire(at, week, 'Alder', 240, { approved: 5 });
  const birch = await hire(at, week, 'Birch', 200, { approved: 3, pending: 1 });
  const cedar = await hire(at, week, 'Cedar', 250, { approved: 4 });
  const dogwood = await hire(at, week, 'Dogwood', 0.01);
  const elm = await hire(at, week, 'Elm', 300, { approved: 2 });

  const page = await openPage(at.url);
  await signIn(page, await at.people.addManager('Yew'));
  await page.getByRole('link', { name: /^Run Payroll/ }).click();
  await page.waitForURL(`**/dashboard/payroll/week?week=${week}`);
  await payButton(page, 'Run Payroll $2,800.00 for 3').waitFor();
  expect(await box(page, 'Birch').isChecked()).toBe(false);
  await page.getByRole('button', { name: /^1 pending.* of Sam Birch$/ }).waitFor();

  // By keyboard: typing replaces, Enter moves forward, an arrow back, End to the end of the row.
  await box(page, 'Alder').focus();
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
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
  await payButton(page, 'Run Payroll $2,828.57 for 3').waitFor();

  // A column from a spreadsheet.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('260\r\n$120.10\r\n310\r\n'));
  await cell(page, 'Cedar', 'Tuesday').focus();
  await page.keyboard.press('Control+v');
  await page.getByText('Pasted.').waitFor();
  expect(await cell(page, 'Elm', 'Tuesday').inputValue()).toBe('310.00');
  await box(page, 'Cedar').focus();
  await page.keyboard.press('Space');

  // A pay date five years ahead is refused, and the typed date stays.
  const payDate = page.getByLabel('Pay date', { exact: true });
  const proposed = await payDate.inputValue();
  await payDate.fill(addDays(week, 5 * 365));
  await payButton(page, 'Run Payroll $1,958.67 for 3').click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Run Payroll $1,958.67 for 3' });
  await confirm.click();
  await page.getByText(/Pay date must be between .*, 60 days from today\./).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await payDate.fill(proposed);

  await payButton(page, 'Run Payroll $1,958.67 for 3').click();
  await dialog.getByText('1 contractor held back').waitFor();
  await dialog.getByText('Left out because you excluded them: Sam Cedar.').waitFor();
  await confirm.dblclick();
  await page.getByText('3 done, $1,958.67 in all').waitFor();

  // The request had the values on the screen.
  expect(await paidTo(at, alder)).toEqual([[1228.57, 'PROCESSED']]);
  expect(await paidTo(at, dogwood)).toEqual([[120.1, 'PROCESSED']]);
  expect(await paidTo(at, elm)).toEqual([[610, 'PROCESSED']]);
  expect([await paidTo(at, birch), await paidTo(at, cedar)]).toEqual([[], []]);

  await page.getByRole('button', { name: 'Record Payment $1,958.67 for 3' }).click();
  await page.getByRole('button', { name: 'Record Payment — $1,958.67' }).click();
  await told(page, 'Payment of $1,958.67 recorded');
  expect(await paidTo(at, alder)).toEqual([[1228.57, 'PAID']]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`payroll_week_${week}.csv`);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\r\n')[1]).toMatch(
    /^Alder,Sam,[^,]+,250\.50,240\.00,240\.00,240\.00,240\.00,0\.00,0\.00,18\.07,1228\.57,Paid #\d+,\d+,0\.00,1228\.57,0\.00$/,
  );
});
