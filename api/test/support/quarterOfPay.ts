/** A small company's third quarter of 2026, with something for each question that an accountant asks. */
import { addDays, type Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { expect } from 'vitest';
import type { Actor, TestPortal } from './portal.ts';
import { taxes } from './taxDocuments.ts';

/** A name with a sign after an invisible character. Spreadsheets still read it as a formula. */
export const UNSEEN_FORMULA = '\u200c=Alma';

type WorkedDay = [date: Day, pay: number, expenses: number];

/**
 * Dario has a week across the quarter's first day and one within it, both paid, and a void one. Alma has a paid week
 * within it, a void one, and one from October, only processed; she has left since. Binary fractions cannot add up these
 * cents. Each was paid something more since, which is not paid out yet.
 */
export async function liveThroughQuarter(portal: TestPortal) {
  portal.setClock('2026-07-20');
  await taxes(portal).saveCompany();
  const manager = await portal.joinStaff('Manager');
  const admin = await portal.joinStaff('IT_Admin');
  const dario = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
  const alma = await portal.joinContractor({ firstName: UNSEEN_FORMULA, lastName: 'Zeller' });

  const run = async (document: string, input: object, { token }: Actor) => {
    const { data, errors } = await portal.graphql(document, { input }, token);
    expect(errors ?? data.result.message).toBeUndefined();
    return data.result;
  };
  const pay = async (person: Actor, days: WorkedDay[], payDate: Day): Promise<string> => {
    const weekStart = startOfWeek(days[0]![0]);
    const { status, body } = await portal.rest('POST', '/payroll/weekly', {
      token: manager.token,
      body: {
        userId: person.id,
        weekStart,
        weekEnd: addDays(weekStart, 6),
        weeklyData: days.map(([date, amount, expenses]) => ({ date, pay: amount, expenses, notes: 'Tolls' })),
        payDate,
      },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.payrollRun.id;
  };
  const mark = async (id: string, status: 'PAID' | 'VOID') => {
    const body = { status, reason: 'Wrong week' };
    const marked = await portal.rest('PATCH', `/payroll/${id}/status`, { token: manager.token, body });
    expect(marked.status, JSON.stringify(marked.body)).toBe(200);
  };
  const addToPay = (person: Actor, weekStart: Day, amount: number) =>
    run(
      'mutation ($input: AddToPayInput!) { result: addToPay(input: $input) { __typename ... on Error { message } } }',
      {
        ...{ userId: person.id, weekStart, requestKey: `${weekStart} ${amount}`, payDate: '2026-11-20' },
        lines: [{ category: 'DETENTION', amount, date: weekStart }],
      },
      manager,
    );

  for (const date of ['2026-07-14', '2026-07-15']) {
    const logged = await portal.rest('POST', '/time-logs', {
      token: dario.token,
      body: { date, worked: true },
    });
    expect(logged.status, JSON.stringify(logged.body)).toBe(201);
  }
  const { data } = await portal.graphql('{ timeLogs { nodes { id revision } } }', {}, dario.token);
  await run(
    'mutation ($input: DecideDaysInput!) { result: decideDays(input: $input) { __typename ... on Error { message } } }',
    { days: data.timeLogs.nodes, status: 'REJECTED', reason: 'The truck was in the shop.' },
    manager,
  );
  for (const amount of [12.4, 61.05])
    await run(
      'mutation ($input: AddReceiptInput!) { result: addReceipt(input: $input) { __typename ... on Error { message } } }',
      {
        ...{ amount, category: 'FUEL', date: '2026-07-15', purpose: 'Diesel', idempotencyKey: `${amount}` },
      },
      dario,
    );

  portal.setClock('2026-11-18');
  // The sessions of July are over.
  for (const actor of [manager, admin]) actor.token = await portal.signIn(actor.key);
  await mark(
    await pay(
      dario,
      [
        ['2026-06-30', 100.1, 0.1],
        ['2026-07-01', 200.2, 0.2],
      ],
      '2026-07-06',
    ),
    'PAID',
  );
  await mark(await pay(dario, [['2026-08-03', 1500, 31.07]], '2026-08-10'), 'PAID');
  await mark(await pay(dario, [['2026-08-10', 999, 9]], '2026-08-17'), 'VOID');
  await mark(await pay(alma, [['2026-09-01', 300.3, 0]], '2026-09-08'), 'PAID');
  await mark(await pay(alma, [['2026-09-14', 70, 0]], '2026-09-21'), 'VOID');
  await pay(alma, [['2026-10-05', 50, 5]], '2026-10-12');
  await pay(dario, [['2026-10-19', 60, 0]], '2026-10-26');
  await addToPay(dario, '2026-08-03', 40);
  await addToPay(alma, '2026-08-31', 25);
  await run(
    'mutation ($input: CreatePlanInput!) { result: createPlan(input: $input) { __typename ... on Error { message } } }',
    {
      ...{
        userId: dario.id,
        kind: 'RECURRING',
        description: 'Insurance',
        weekly: 45,
        agreedOn: '2026-11-01',
      },
      ...{ agreedBy: 'Dario Fontaine', firstWeek: '2026-11-16' },
    },
    manager,
  );
  // What left the company with her stays in every sum.
  const { status } = await portal.rest('PATCH', `/staff/${alma.id}/archive`, {
    token: admin.token,
    body: { archived: true },
  });
  expect(status).toBe(200);
  return { manager, admin, dario, alma };
}
