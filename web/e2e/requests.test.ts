/** A screen's requests: one to open it, however it is opened, and one for an action on it. */
import { beforeAll, expect, it } from 'vitest';
import { callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { cutOff, delayResponse, listen, NO_CONNECTION, STREAM, settled, weigh } from './support/network.ts';
import { goTo, signIn, told } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();

const monday = startOfWeek(dayInPhiladelphia());
/** The most bytes of an action's request, with its headers. */
const MOST_BYTES = 2_000;

let manager: Person;
let driver: Person;
beforeAll(async () => {
  manager = await at.people.addManager('Yew');
  driver = await at.people.addContractor('Alderton');
});

it('is one for a screen, opened by its address besides the session lookup or from the navigation, though pointing at the link starts it', async () => {
  const page = await openPage(at.url);
  // Does not count refetches after other people's changes.
  expectError(NO_CONNECTION);
  await cutOff(page, STREAM);
  const operations = listen(page);
  await signIn(page, manager);
  await page.getByText('Management Snapshot', { exact: true }).waitFor();
  for (const [entry, heading, sign] of [
    ['Contractors', 'Contractor Management', 'Sam Alderton'],
    ['Payroll', 'Payroll & Tax Management', 'Please select a contractor to view their payroll information.'],
    ['Dashboard', 'Dashboard', 'Management Snapshot'],
  ] as const) {
    await goTo(page, entry);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByText(sign, { exact: true }).first().waitFor();
  }
  await settled(page);
  expect(operations).toEqual([
    ...['startSessionQuery', 'ManagerDashboardQuery', 'ContractorsScreenQuery'],
    ...['PayrollScreenQuery', 'ManagerDashboardQuery'],
  ]);
});

it.runIf(process.env.LONG)(
  'is one under 2 kB for an approval, which shows before the server has responded',
  async () => {
    const worker = await callAs(at.url, driver);
    await worker.call('POST', '/time-logs', { date: addDays(monday, -7), worked: true, description: '' });
    const page = await openPage(at.url);
    await signIn(page, manager, '/dashboard/approvals?search=Alderton');
    const approve = page.getByRole('button', { name: /^Approve .* of Sam Alderton$/ });
    await approve.waitFor();
    await settled(page);
    const sent = weigh(page);
    const answer = await delayResponse(page, 'useDecideDaysMutation');
    await approve.click();
    await approve.waitFor({ state: 'detached' });
    answer.release();
    await told(page, '1 day approved.');
    await settled(page);
    await expectOneAct(sent, 'useDecideDaysMutation');
    const days = await worker.call<{ status: string }[]>('GET', '/time-logs');
    expect(days.map(({ status }) => status)).toEqual(['APPROVED']);
  },
);

it.runIf(process.env.LONG)(
  'is one under 2 kB for the payment of a week, which shows before the server has responded',
  async () => {
    // A week of long ago, in which no one else has pay.
    const week = addDays(monday, -7 * 31);
    const payee = await at.people.addContractor('Catalpa');
    await at.admin.call('POST', '/payroll/weekly', {
      ...{ userId: payee.id, weekStart: week, weekEnd: addDays(week, 6) },
      weeklyData: [{ date: week, pay: 250, expenses: 0, notes: '' }],
    });
    const page = await openPage(at.url);
    await signIn(page, manager, `/dashboard/payroll/week?week=${week}`);
    await page.getByRole('button', { name: 'Record Payment $250.00 for 1' }).click();
    const confirm = page.getByRole('button', { name: 'Record Payment — $250.00' });
    await confirm.waitFor();
    await settled(page);
    const sent = weigh(page);
    const answer = await delayResponse(page, 'useRecordWeekPaymentsMutation');
    await confirm.click();
    // Behind the dialog, which waits for the response.
    await page.getByRole('link', { name: /^Paid #\d+$/, includeHidden: true }).waitFor();
    answer.release();
    await told(page, 'Payment of $250.00 recorded');
    await settled(page);
    await expectOneAct(sent, 'useRecordWeekPaymentsMutation');
    const runs = await (await callAs(at.url, payee)).call<{ status: string }[]>('GET', '/payroll');
    expect(runs.map(({ status }) => status)).toEqual(['PAID']);
  },
);

async function expectOneAct(sent: ReturnType<typeof weigh>, operation: string): Promise<void> {
  const requests = await sent();
  expect(requests.map((request) => request.operation)).toEqual([operation]);
  const { body, headers } = requests[0]!;
  expect(body).toBeGreaterThan(0);
  expect(body + headers).toBeLessThan(MOST_BYTES);
}
