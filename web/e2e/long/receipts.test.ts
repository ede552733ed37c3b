/**
 * A toll: the driver photographs the receipt, a manager sees the picture and approves it, and the week's pay includes
 * it.
 */
import { expect, it } from 'vitest';
import { callAs } from '../support/api.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek, weekLabel } from '../support/days.ts';
import { choosePayee, signIn, told } from '../support/visits.ts';

const at = company();
const { openPage } = visitors();

const PHONE = { width: 390, height: 844 };
const monday = addDays(startOfWeek(dayInPhiladelphia()), -7);

it('takes a toll from the driver’s phone to the manager and into the week’s pay', async () => {
  const manager = await at.people.addManager('Yew');
  const driver = await at.people.addContractor('Tollman');
  const phone = await openPage(at.url, PHONE);
  await signIn(phone, driver, '/dashboard/time-logs');
  const label = weekLabel(monday);
  const week = phone.getByRole('button', { name: label }).first();
  await week.click();
  await phone.getByRole('button', { name: `Add Receipt for ${label}` }).click();
  const form = phone.getByRole('alertdialog');
  // A picture as a camera would take it, drawn by the browser itself.
  const picture = await phone.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 480 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, 640, 480);
    pen.fillStyle = 'black';
    pen.font = '48px sans-serif';
    pen.fillText('TURNPIKE  $12.50', 60, 240);
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });
  await form
    .getByLabel('Photo or PDF')
    .setInputFiles({ name: 'toll.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture, 'base64') });
  await form.getByRole('combobox', { name: 'Category' }).selectOption('TOLLS');
  await form.getByRole('textbox', { name: 'Amount' }).fill('12.50');
  await form.getByRole('textbox', { name: 'Purpose' }).fill('Turnpike to Newark');
  await form.getByRole('img', { name: 'The photo of this receipt' }).waitFor();
  await form.getByRole('button', { name: 'Send Receipt' }).click();
  await told(phone, 'Receipt sent.');

  const office = await openPage(at.url, PHONE);
  await signIn(office, manager, '/dashboard/approvals?search=Tollman');
  await office.locator('[data-opens-row]').filter({ hasText: 'Sam Tollman' }).click();
  await office.getByRole('img', { name: 'Receipt of $12.50, Tolls' }).waitFor();
  await office.getByRole('button', { name: /^Approve \$12\.50 of Sam Tollman/ }).click();
  await office.getByText('Nothing is waiting for you.').waitFor();

  await office.goto('/dashboard/payroll');
  await choosePayee(office, driver);
  await office.getByRole('button', { name: '1 receipt, $12.50 of Sam Tollman' }).click();
  const list = office.getByRole('dialog');
  await list.getByRole('img', { name: 'Receipt of $12.50, Tolls' }).waitFor();
  await list.getByRole('button', { name: 'Done' }).click();
  expect(await office.getByLabel('Totals').locator('dd').last().textContent()).toBe('$12.50');
  await office.getByRole('button', { name: 'Process Payroll' }).click();
  await office.getByRole('heading', { name: /^Payroll #/ }).waitFor();

  type Run = { totalPay: number; entries: { expenses: number; notes: string }[] };
  const [run] = await (await callAs(at.url, driver)).call<Run[]>('GET', '/payroll');
  expect(run).toMatchObject({ totalPay: 12.5 });
  expect(run!.entries.filter(({ expenses }) => expenses > 0)).toMatchObject([
    { expenses: 12.5, notes: expect.stringContaining('Turnpike to Newark') },
  ]);
});
