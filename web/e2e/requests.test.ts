/** What a screen requests from the server: one request, however it is opened. */
import { beforeAll, expect, it } from 'vitest';
import { callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import {
  cutOff,
  listen,
  NO_CONNECTION,
  readOperationName,
  STREAM,
  settled,
  slowDown,
  weigh,
} from './support/network.ts';
import { goTo, signIn } from './support/visits.ts';

const at = company();
const { openPage, expectError } = visitors();

let manager: Person;
let driver: Person;
beforeAll(async () => {
  manager = await at.people.addManager('Yew');
  driver = await at.people.addContractor('Alder');
});

it('is one for a screen opened from the navigation, though pointing at the link starts it', async () => {
  const page = await openPage(at.url);
  // What the page refetches because others change something is not counted here.
  expectError(NO_CONNECTION);
  await cutOff(page, STREAM);
  await signIn(page, manager);
  // The dashboard's own data has arrived: a browser under load reports a request later than its page shows a frame.
  await page.getByText('Sam Alder', { exact: true }).first().waitFor();
  await settled(page);
  const operations = listen(page);
  const opened = async (entry: string, heading: string, sign: string) => {
    operations.length = 0;
    await goTo(page, entry);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByText(sign, { exact: true }).first().waitFor();
    await settled(page);
    return [...operations];
  };
  expect(await opened('Contractors', 'Contractor Management', 'Sam Alder')).toEqual([
    'ContractorsScreenQuery',
  ]);
  expect(
    await opened(
      'Payroll',
      'Payroll & Tax Management',
      'Please select a contractor to view their payroll information.',
    ),
  ).toEqual(['PayrollScreenQuery']);
  expect(await opened('Profile', 'My Profile', 'Account Status')).toEqual(['ProfileScreenQuery']);
  expect(await opened('Dashboard', 'Dashboard', 'Management Snapshot')).toEqual(['ManagerDashboardQuery']);
});

it.each([
  ['', 'EmployeeDashboardQuery', 'Welcome back, Sam!'],
  ['/time-logs', 'TimeLogsScreenQuery', 'Pay Summary'],
  ['/time-logs?status=PENDING', 'TimeLogsScreenQuery', 'No days match the filter.'],
  ['/profile', 'ProfileScreenQuery', 'My Profile'],
])('is one for /dashboard%s opened by its address, beside the session’s own', async (path, query, sign) => {
  const page = await openPage(at.url);
  await signIn(page, driver);
  await page.getByRole('heading', { name: 'Welcome back, Sam!' }).waitFor();
  await settled(page);
  const operations = listen(page);
  await page.goto(`/dashboard${path}`);
  await page.getByText(sign).first().waitFor();
  await settled(page);
  expect(operations).toEqual(['startSessionQuery', query]);
});

it('is one under 2 kB for an approval, which shows while a line of one second has not even brought the answer', async () => {
  const date = addDays(startOfWeek(dayInPhiladelphia()), -7);
  const worker = await callAs(at.url, driver);
  await worker.call('POST', '/time-logs', { date, worked: true, description: '' });
  const page = await openPage(at.url);
  await signIn(page, manager, '/dashboard/approvals');
  const approve = page.getByRole('button', { name: /^Approve .* of Sam Alder$/ });
  await approve.waitFor();
  await settled(page);
  await slowDown(page, 1_000);
  const sent = weigh(page);
  const answer = page.waitForRequest((request) => readOperationName(request) === 'useDecideDaysMutation');
  const frames = await approve.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const row = button.closest('tr');
        let frame = 0;
        const look = () => {
          frame += 1;
          if (row?.isConnected) requestAnimationFrame(look);
          else resolve(frame);
        };
        (button as HTMLElement).click();
        requestAnimationFrame(look);
      }),
  );
  // A tenth of a second has six frames; the answer is sixty away.
  expect(frames).toBeLessThanOrEqual(6);
  await (await answer).response();
  await settled(page);
  const requests = await sent();
  expect(requests.map(({ operation }) => operation)).toEqual(['useDecideDaysMutation']);
  const [approval] = requests;
  expect(approval!.body + approval!.headers).toBeLessThan(2_000);
  const days = await worker.call<{ status: string }[]>('GET', '/time-logs');
  expect(days.map(({ status }) => status)).toEqual(['APPROVED']);
});

it('is one under 2 kB for a week that is marked as paid, which shows before a line of one second has answered', async () => {
  const monday = addDays(startOfWeek(dayInPhiladelphia()), -14);
  const payee = await at.people.addContractor('Catalpa');
  await at.admin.call('POST', '/payroll/weekly', {
    userId: payee.id,
    weekStart: monday,
    weekEnd: addDays(monday, 6),
    weeklyData: [{ date: monday, pay: 250, expenses: 0, notes: '' }],
  });
  const page = await openPage(at.url);
  await signIn(page, manager, `/dashboard/payroll/week?week=${monday}`);
  await page.getByRole('button', { name: 'Mark all 1 as paid' }).click();
  const confirm = page.getByRole('button', { name: 'Mark 1 as Paid — $250.00' });
  await confirm.waitFor();
  await settled(page);
  await slowDown(page, 1_000);
  const sent = weigh(page);
  const answer = page.waitForRequest((request) => readOperationName(request) === 'useMarkWeekPaidMutation');
  const frames = await confirm.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        let frame = 0;
        const isShown = () =>
          [...document.querySelectorAll('th a')].some((each) => /^Paid #/.test(each.textContent));
        const look = () => {
          frame += 1;
          if (isShown()) resolve(frame);
          else requestAnimationFrame(look);
        };
        (button as HTMLElement).click();
        requestAnimationFrame(look);
      }),
  );
  expect(frames).toBeLessThanOrEqual(6);
  await (await answer).response();
  await page.getByText('1 payroll marked as paid').first().waitFor();
  await settled(page);
  const [marking, ...others] = await sent();
  expect(others).toEqual([]);
  expect(marking!.operation).toBe('useMarkWeekPaidMutation');
  expect(marking!.body + marking!.headers).toBeLessThan(2_000);
  type Run = { weekStart: string; status: string };
  const runs = await (await callAs(at.url, payee)).call<Run[]>('GET', '/payroll');
  expect(runs.map(({ status }) => status)).toEqual(['PAID']);
});
