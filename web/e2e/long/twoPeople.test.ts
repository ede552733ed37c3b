/** Amounts above the limit take two people, each in their own browser: one requests, the other decides. */
import { expect, it } from 'vitest';
import { callAs, callAsAdmin, createPeople, type Person } from '../support/api.ts';
import { visitors } from '../support/browser.ts';
import { company } from '../support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from '../support/days.ts';
import { ADMIN } from '../support/portal.ts';
import { goTo, signIn, told } from '../support/visits.ts';

let first: Person;
let second: Person;
// A new user cannot be the second person, nor can two users added by one administrator within a month.
const at = company({
  earlier: {
    daysAgo: 31,
    act: async (url) => {
      const people = createPeople(url, await callAsAdmin(url));
      first = await people.addManager('Asker');
      second = await people.addManager('Second');
    },
  },
});
const { openPage } = visitors();

const monday = addDays(startOfWeek(dayInPhiladelphia()), -7);

it('one person requests, a second one approves, and the first one sees it paid', async () => {
  const driver = await at.people.addContractor('Largepay');
  const statuses = async () => {
    const runs = await (await callAs(at.url, driver)).call<{ status: string }[]>('GET', '/payroll');
    return runs.map(({ status }) => status);
  };
  await (await callAs(at.url, first)).call('POST', '/payroll/weekly', {
    ...{ userId: driver.id, weekStart: monday, weekEnd: addDays(monday, 6) },
    weeklyData: [{ date: monday, pay: 6000, expenses: 0 }],
  });
  const admin = await openPage(at.url);
  await signIn(admin, ADMIN, '/dashboard/company?tab=security');
  await admin.getByLabel(/^Second person above/).fill('5000');
  await admin.getByRole('button', { name: 'Save Changes' }).click();
  await told(admin, 'Company profile updated successfully');

  const asker = await openPage(at.url);
  await signIn(asker, first, `/dashboard/payroll?contractor=${driver.id}&week=${monday}`);
  await asker.getByRole('button', { name: 'Record Payment' }).click();
  const dialog = asker.getByRole('alertdialog');
  await dialog.getByText('Payments above $5,000.00 to one person need a second person.').waitFor();
  await dialog.getByRole('textbox', { name: 'Check Number' }).fill('2041');
  await dialog.getByRole('button', { name: 'Send for Approval — $6,000.00' }).click();
  await told(asker, 'Sent to a second person for approval');
  const waiting = asker.getByRole('link', { name: 'Waiting for a second person' });
  await waiting.waitFor();
  expect(await statuses()).toEqual(['PROCESSED']);

  const decider = await openPage(at.url, { width: 390, height: 844 });
  await signIn(decider, second);
  await goTo(decider, 'Approvals');
  const list = decider.getByRole('list', { name: 'For a second person' });
  await list.getByText('Sam Asker needs your approval.').waitFor();
  await list.getByRole('button', { name: 'Approve $6,000.00 to Sam Largepay' }).click();
  await told(decider, 'Payment approved and recorded');
  await list.waitFor({ state: 'detached' });
  expect(await statuses()).toEqual(['PAID']);

  // The bell and the week of the other browser update by themselves.
  await asker.getByRole('button', { name: /^Notices, \d+ unread/ }).waitFor();
  await asker.getByText(/^Paid on .* by check 2041\.$/).waitFor();
  await waiting.waitFor({ state: 'detached' });
});
