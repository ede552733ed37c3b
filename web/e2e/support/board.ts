/** Everyone's week: who is on the board, and their pay. */
import type { Locator, Page } from 'playwright-core';
import { callAs, type Person } from './api.ts';
import type { Company } from './company.ts';
import { addDays } from './days.ts';

type Days = { approved?: number; pending?: number };

/** Adds a contractor with a day rate, and days from Monday on, decided by a manager or not. */
export async function hire(
  at: Company,
  week: string,
  lastName: string,
  dailyRate: number,
  { approved = 0, pending = 0 }: Days = {},
): Promise<Person> {
  const person = await at.people.addContractor(lastName);
  await at.admin.call('PUT', `/staff/${person.id}/pay-rate`, { dailyRate });
  for (let day = 0; day < approved + pending; day += 1) {
    const status = day < approved ? 'APPROVED' : 'PENDING';
    const log = { userId: person.id, date: addDays(week, day), worked: true, description: '', status };
    await at.admin.call('POST', '/time-logs', log);
  }
  return person;
}

export const cell = (page: Page, name: string, field: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^Sam ${name}, ${field}`) });

export const payButton = (page: Page, label: string): Locator =>
  page.getByRole('button', { name: label, exact: true });

/** A contractor's runs, as they see them. */
export async function paidTo(at: Company, person: Person): Promise<[totalPay: number, status: string][]> {
  type Run = { totalPay: number; status: string };
  const runs = await (await callAs(at.url, person)).call<Run[]>('GET', '/payroll');
  return runs.map(({ totalPay, status }) => [totalPay, status]);
}
