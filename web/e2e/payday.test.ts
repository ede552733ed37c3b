/** The manager's Monday from the home alone: approve, run payroll, record the payment, in five clicks. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callAs, type Person } from './support/api.ts';
import { visitors } from './support/browser.ts';
import { startJob } from './support/clicks.ts';
import { company } from './support/company.ts';
import { addDays, dayInPhiladelphia, startOfWeek } from './support/days.ts';
import { signIn, told } from './support/visits.ts';

const at = company({ own: true });
const { openPage } = visitors();

const week = addDays(startOfWeek(dayInPhiladelphia()), -7);

let manager: Person;
let office: Caller;
beforeAll(async () => {
  manager = await at.people.addManager('Yew');
  office = await callAs(at.url, manager);
});

/** A contractor with days from Monday on, and a daily rate unless there is none. */
async function hire(
  lastName: string,
  dailyRate: number | null,
  status: 'APPROVED' | 'PENDING',
  days: number,
) {
  const person = await at.people.addContractor(lastName);
  if (dailyRate) await at.admin.call('PUT', `/staff/${person.id}/pay-rate`, { dailyRate });
  for (let day = 0; day < days; day += 1) {
    const log = { userId: person.id, date: addDays(week, day), worked: true, description: '', status };
    await office.call('POST', '/time-logs', log);
  }
  return person;
}

async function paidTo(person: Person) {
  type Run = { totalPay: number; status: string };
  const runs = await (await callAs(at.url, person)).call<Run[]>('GET', '/payroll');
  return runs.map(({ totalPay, status }) => [totalPay, status]);
}

describe('this payday', () => {
  it('is approved, run and paid from the home in five clicks', async () => {
    const alder = await hire('Alder', 240, 'APPROVED', 5);
    const birch = await hire('Birch', 200, 'PENDING', 3);
    const page = await openPage(at.url);
    await signIn(page, manager);
    const payday = page.getByRole('region', { name: 'This Payday' });
    await payday.getByRole('button', { name: 'Approve 3 Days', exact: true }).waitFor();

    const job = await startJob(page, 'a manager approves, runs payroll and records the payment');
    await payday.getByRole('button', { name: 'Approve 3 Days', exact: true }).click();
    await told(page, '3 days approved.');
    await payday.getByRole('button', { name: 'Run Payroll $1,800.00 for 2', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Run Payroll $1,800.00 for 2', exact: true }).click();
    await payday.getByText('2 put on payroll: $1,800.00 in all').waitFor();
    await payday.getByRole('button', { name: 'Record Payment $1,800.00 for 2', exact: true }).click();
    await dialog.getByRole('button', { name: 'Record Payment — $1,800.00', exact: true }).click();
    await told(page, 'Payment of $1,800.00 recorded');
    await payday.getByText('Everyone has been paid for this week.').waitFor();
    await job.isDone();
    expect([await paidTo(alder), await paidTo(birch)]).toEqual([[[1200, 'PAID']], [[600, 'PAID']]]);
  });

  it('takes a missing rate in place on a phone, and follows what others do', async () => {
    const cedar = await hire('Cedar', null, 'APPROVED', 2);
    const page = await openPage(at.url, { width: 390 });
    await signIn(page, manager);
    const payday = page.getByRole('region', { name: 'This Payday' });
    const form = payday.getByRole('form', { name: 'Day rate of Sam Cedar' });
    const job = await startJob(page, 'a manager sets a missing day rate on payday');
    await form.getByLabel('Day rate').tap();
    await page.keyboard.type('250');
    await form.getByRole('button', { name: 'Set Rate' }).tap();
    await payday.getByRole('button', { name: 'Run Payroll $500.00 for 1', exact: true }).waitFor();
    await job.isDone();
    const log = {
      userId: cedar.id,
      date: addDays(week, 3),
      worked: true,
      description: '',
      status: 'PENDING',
    };
    await office.call('POST', '/time-logs', log);
    await payday.getByRole('button', { name: 'Approve 1 Day', exact: true }).waitFor();
  });
});
