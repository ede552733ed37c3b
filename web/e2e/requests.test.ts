/** What a screen requests from the server: one request, however it is opened. */
import { beforeAll, expect, it } from 'vitest';
import type { Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { company } from './support/company.ts';
import { cutOff, listen, NO_CONNECTION, STREAM, settled } from './support/network.ts';
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
