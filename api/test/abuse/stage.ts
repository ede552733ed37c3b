/** The company under attack: callers of every kind, and a record of every kind for their requests. */

import { MISSING } from '../support/missing.ts';
import type { Stage as Calls } from '../support/operation.ts';
import type { Actor, TestPortal } from '../support/portal.ts';
import { type Answer, taxes } from '../support/taxDocuments.ts';

/** A caller that sends requests: a bearer token, or none. */
export interface Caller {
  name: string;
  token: string | undefined;
  ipAddress: string;
}

/** The records of one driver, for the calls in the tables of operations. */
export interface Stage extends Calls {
  callers: Caller[];
  admin: Actor;
  manager: Actor;
  otherDriver: Actor;
}

const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) { result: createAccessToken(input: $input) {
  ... on CreateAccessTokenPayload { token } } }`;

/** Fails if the value is missing, because the tests rely on it. */
function given<Value>(value: Value | undefined, what: string, response: unknown): Value {
  if (value === undefined) throw new Error(`There is no ${what}: ${JSON.stringify(response)}`);
  return value;
}

export async function createAccessToken(
  portal: TestPortal,
  { token }: Actor,
  canWrite: boolean,
): Promise<string> {
  const response: Answer = await portal.graphql(
    CREATE_TOKEN,
    { input: { name: 'A script', canWrite } },
    token,
  );
  return given(response.data?.result?.token, 'access token', response);
}

/** Sets up the company in an empty portal on Wednesday, November 18, 2026. */
export async function setStage(portal: TestPortal): Promise<Stage> {
  const tax = taxes(portal);
  await tax.saveCompany();
  const admin = await portal.joinStaff('IT_Admin');
  await portal.joinStaff('IT_Admin');
  const manager = await portal.joinStaff('Manager');
  const driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine', dailyRate: 200 });
  const otherDriver = await portal.joinContractor({
    firstName: 'Nadia',
    lastName: 'Ferro',
    dailyRate: 210.5,
  });
  await tax.certify(driver, '400111301');
  await tax.certify(otherDriver, '400111302');
  await tax.pay(driver, { payDate: '2025-06-06', pay: 500_000 }, { payDate: '2026-06-05', pay: 90_000 });
  await tax.pay(otherDriver, { payDate: '2025-07-04', pay: 700_000, expenses: 1250 });

  const log = (who: Actor, date: string) =>
    portal.rest('POST', '/time-logs', {
      token: who.token,
      body: { date, worked: true, description: 'Truck 1' },
    });
  const day = await log(driver, '2026-11-16');
  for (const who of [driver, otherDriver])
    for (const date of ['2026-11-02', '2026-11-03']) await log(who, date);
  const run = await portal.rest('POST', '/payroll/weekly', {
    token: admin.token,
    body: {
      userId: driver.id,
      weekStart: '2026-10-26',
      weekEnd: '2026-11-01',
      weeklyData: [{ date: '2026-10-26', pay: 200, expenses: 12.5, notes: 'Tolls' }],
    },
  });
  const report = await portal.rest('POST', '/reports/payroll-summary', {
    token: admin.token,
    body: { startDate: '2026-10-01', endDate: '2026-11-18' },
  });
  const taxDocument = await tax.generate(admin, { year: 2025, userId: driver.id });

  const newcomer = await portal.join({ mustChangePassword: true });
  const callers = [
    ['a stranger', undefined],
    ['a forger', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.'],
    ['a driver', driver.token],
    ['another driver', otherDriver.token],
    ['a newcomer', newcomer.token],
    ['HR', (await portal.joinStaff('HR')).token],
    ['an accountant', (await portal.joinStaff('Accountant')).token],
    ['a manager', manager.token],
    ['an administrator', admin.token],
    ['a script that reads', await createAccessToken(portal, admin, false)],
    ['a script that writes', await createAccessToken(portal, manager, true)],
  ] as const;
  return {
    ...MISSING,
    callers: callers.map(([name, token], index) => ({ name, token, ipAddress: `192.0.2.${10 + index}` })),
    admin,
    manager,
    driver,
    otherDriver,
    runId: given(run.body.payrollRun?.id, 'run', run.body),
    dayId: given(day.body.id, 'day', day.body),
    reportId: given(report.body.data?.report?.id, 'report', report.body),
    documentId: given(taxDocument.id, 'tax document', taxDocument),
  };
}
