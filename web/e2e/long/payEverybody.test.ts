/** The manager's Monday morning on a phone: cards whose days open on a tap, and the result after paying. */
import { expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, expectNothingCut } from '../support/accessibility.ts';
import { cell, hire, paidTo, payButton } from '../support/board.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from '../support/days.ts';
import { signIn, told } from '../support/visits.ts';

const at = company({ own: true });
const { openPage } = visitors();

const week = addDays(startOfWeek(dayInPhiladelphia()), -7);

it('pays from the cards of a phone, and shows the result to anyone who returns', async () => {
  const fir = await hire(at, week, 'Fir', 240, { approved: 2 });
  const gum = await hire(at, week, 'Gum', 200, { approved: 1, pending: 1 });
  const page = await openPage(at.url, { width: 390 });
  await signIn(page, await at.people.addManager('Yew'), `/dashboard/payroll/week?week=${week}`);
  await payButton(page, 'Run Payroll $480.00 for 1').waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect(await cell(page, 'Fir', 'Wednesday').isVisible()).toBe(false);
  await page.getByRole('button', { name: /Details of Sam Fir$/ }).tap();
  // A tablet in landscape has all days in a row.
  await page.setViewportSize({ width: 1180, height: 820 });
  await cell(page, 'Fir', 'Wednesday').fill('12500');
  await cell(page, 'Fir', 'Wednesday').blur();
  await expectNothingCut(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await cell(page, 'Fir', 'Wednesday').tap();
  await page.keyboard.type('99.99');
  await page.getByRole('checkbox', { name: 'Include Sam Gum' }).check();
  await expectAccessible(page);
  await payButton(page, 'Run Payroll $779.99 for 2').tap();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Run Payroll .* for 2$/ })
    .tap();
  await page.getByText('2 done, $779.99 in all').waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  // It shows again for anyone who returns.
  await page.goto('/dashboard');
  await page.goto(`/dashboard/payroll/week?week=${week}`);
  await page.getByText('2 done, $779.99 in all').waitFor();
  expect(await page.getByText('Everyone has been paid for this week.').count()).toBe(0);
  await page
    .getByText(/^On payroll #\d+$/)
    .nth(1)
    .waitFor();
  expect(await paidTo(at, fir)).toEqual([[579.99, 'PROCESSED']]);
  expect(await paidTo(at, gum)).toEqual([[200, 'PROCESSED']]);
  await page.getByRole('button', { name: 'Record Payment $779.99 for 2' }).tap();
  await page.getByRole('button', { name: 'Record Payment — $779.99' }).tap();
  await told(page, 'Payment of $779.99 recorded');
  // One of Gum's days is still pending.
  expect(await page.getByText('Everyone has been paid for this week.').count()).toBe(0);
});
