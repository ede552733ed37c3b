/** Decisions needed before a form is generated: runs, numbers, work relations, and forms that were wrong. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { type Answer, dollars } from '../../../test/support/taxDocuments.ts';
import { certify, INDIVIDUAL } from '../../../test/support/taxProfiles.ts';
import { seasons } from '../../../test/support/taxSeason.ts';

let portal: TestPortal;
let admin: Actor;
let accountant: Actor;
let manager: Actor;
let driver: Actor;
let other: Actor;
let tax: ReturnType<typeof seasons>;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  tax = seasons(portal);
  await tax.saveCompany();
  admin = await portal.joinStaff('IT_Admin');
  accountant = await portal.joinStaff('Accountant');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor({ firstName: 'Sam', lastName: 'Example' });
  other = await portal.joinContractor({ firstName: 'Robin', lastName: 'Berg' });
});

const paid = (payDate: string, amount: number) => ({ payDate, pay: dollars(amount) });
const findRow = async (who: Actor, person: Actor, year = 2025): Promise<Answer> =>
  (await tax.rows(who, year)).find(({ user }) => user.id === person.id);
const ownForm = (person: Actor) => tax.generate(person, { year: 2025 });
const iris = async (): Promise<Answer> =>
  (
    await tax.ask(
      '{ result: irisFiles(year: 2025) { ... on Error { message } ... on IrisFiles { forms warnings } } }',
      {},
      admin,
    )
  ).result;

describe('a run that was never marked as paid', () => {
  beforeEach(async () => {
    await tax.certify(driver, '400111222');
    await tax.pay(driver, paid('2025-05-01', 2500));
  });
  const unpaid = { ...paid('2025-12-29', 1225), status: 'PROCESSED' as const };
  const message = expect.stringMatching(
    /^Payroll #2 for the week of Jan 15, 2001 \(\$1,225\.00\) is processed and not marked as paid: /,
  );

  longTest('names its week for the whole season, once, until it is decided', async () => {
    await tax.pay(driver, unpaid);
    await tax.pay(other, unpaid);
    const { undecidedRuns } = await findRow(admin, driver);
    const { unpaidWeeks, missingOfPayer } = await tax.season(admin, 2025);
    expect([unpaidWeeks[0], missingOfPayer]).toEqual([undecidedRuns[0].weekStart, []]);
    expect(new Set(unpaidWeeks).size).toBe(unpaidWeeks.length);
    await portal.db.payrollRun.updateMany({ where: { status: 'PROCESSED' }, data: { status: 'VOID' } });
    expect(await tax.season(admin, 2025)).toMatchObject({ unpaidWeeks: [] });
  });

  longTest('is named in the season and blocks its payee until it is decided', async () => {
    await tax.pay(driver, unpaid);
    expect(await findRow(admin, driver)).toMatchObject({
      paid: 2500,
      state: 'MISSING',
      missing: [message],
      undecidedRuns: [{ number: 2 }],
    });
    expect(await tax.start(admin, 2025)).toMatchObject({ code: 'CONFLICT' });
    expect(await ownForm(driver)).toMatchObject({ status: 'DRAFT', missing: [message] });
    await portal.db.payrollRun.updateMany({ where: { status: 'PROCESSED' }, data: { status: 'VOID' } });
    expect(await findRow(admin, driver)).toMatchObject({ state: 'READY', missing: [], undecidedRuns: [] });
    expect(await ownForm(driver)).toMatchObject({ status: 'GENERATED', amount: 2500 });
  });

  test('keeps a form that was generated before from being submitted and exported', async () => {
    const { id } = await ownForm(driver);
    expect(await iris()).toMatchObject({ forms: 1 });
    await tax.pay(driver, unpaid);
    expect(await tax.setStatus(admin, id, 'SUBMITTED')).toMatchObject({ code: 'CONFLICT' });
    expect((await iris()).message).toMatch(/Sam Q Example: left out\. Payroll #2 /);
  });

  longTest('shows a payee without any other payment', async () => {
    await tax.pay(other, unpaid);
    expect(await findRow(admin, other)).toMatchObject({
      paid: 0,
      state: 'MISSING',
      undecidedRuns: [{ number: 2 }],
    });
  });
});

describe('one SSN under two legal names', () => {
  beforeEach(async () => {
    await tax.certify(driver, '400111222');
    await tax.certify(other, '400111222', { legalName: 'Robin Berg', firstName: 'Robin', lastName: 'Berg' });
    await tax.pay(driver, paid('2025-05-01', 2500));
    await tax.pay(other, paid('2025-05-01', 1500));
  });

  test('blocks both, until an accountant decides that they are one person', async () => {
    for (const person of [driver, other])
      expect(await findRow(accountant, person)).toMatchObject({ state: 'CONFLICT', need: true });
    expect((await tax.season(admin, 2025)).totals).toMatchObject({
      payees: 2,
      paid: 4000,
      conflict: 2,
      ready: 0,
    });
    expect(await tax.start(admin, 2025)).toMatchObject({ code: 'CONFLICT' });
    const { id, status } = await tax.generate(admin, { userId: driver.id, year: 2025 });
    expect(status).toBe('GENERATED');
    expect((await tax.setStatus(admin, id, 'SUBMITTED')).message).toMatch(/under a different legal name/);
    expect((await iris()).message).toMatch(/Sam Q Example: left out\. Another person/);

    expect(await tax.decide(accountant, driver, 'SAME_PERSON')).toMatchObject({ id: driver.id });
    const rows = await tax.rows(admin, 2025);
    expect(rows.map(({ paid, state }: Answer) => [paid, state]).sort()).toEqual([
      [0, 'NOT_NEEDED'],
      [4000, 'READY'],
    ]);
    expect(await tax.decide(admin, other, 'SAME_PERSON')).toMatchObject({ code: 'CONFLICT' });
    // Certified once more it is the same name to everyone, so it stays decided.
    await tax.certify(other, '400111222', { legalName: 'Robín Berg', firstName: 'Robín', lastName: 'Berg' });
    expect(await findRow(admin, driver)).toMatchObject({ state: 'READY', paid: 4000 });
    expect(await portal.audit({ action: 'SHARED_NUMBER_DECIDED' })).toMatchObject([
      {
        newValues: {
          userId: driver.key,
          verdict: 'SAME_PERSON',
          sharedWith: [other.key],
          reason: 'Seen in the papers',
        },
      },
    ]);
  });

  test('a mistake has to be certified again, and the other one is unblocked', async () => {
    expect(await tax.decide(admin, other, 'MISTAKE')).toMatchObject({ lacksW9: true });
    expect(await findRow(admin, driver)).toMatchObject({ state: 'READY', paid: 2500 });
    expect(await findRow(admin, other)).toMatchObject({
      state: 'MISSING',
      missing: [
        'TIN missing: collect a Form W-9 first.',
        'Legal name and address missing: they come with the Form W-9.',
      ],
    });
    await certify(portal, other, {
      ...INDIVIDUAL,
      lastName: 'Berg',
      signedName: 'Robin Berg',
      taxNumber: '400111333',
    });
    expect(await findRow(admin, other)).toMatchObject({ state: 'READY', paid: 1500 });
  });

  test('is shown to neither the payee nor a manager', async () => {
    expect(await ownForm(other)).toMatchObject({
      status: 'GENERATED',
      missing: [],
      amount: 1500,
      notes: [],
      isCurrent: true,
    });
    expect(await findRow(manager, driver)).toMatchObject({
      state: 'READY',
      paid: 2500,
      sharedNumberWith: [],
    });
    expect((await tax.season(manager, 2025)).totals).toMatchObject({ paid: 4000, conflict: 0 });
  });

  test('is decided with a reason, by administrators and accountants, and only where there is something', async () => {
    expect(
      (
        await portal.graphql(
          `mutation ($input: DecideSharedNumberInput!) { decideSharedNumber(input: $input) { __typename } }`,
          { input: { userId: driver.id, verdict: 'SAME_PERSON', reason: 'Because' } },
          manager.token,
        )
      ).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    expect(await tax.decide(admin, driver, 'SAME_PERSON', ' ')).toMatchObject({ code: 'VALIDATION' });
    const third = await portal.joinContractor();
    expect(await tax.decide(admin, third, 'MISTAKE')).toMatchObject({ code: 'CONFLICT' });
  });
});

longTest(
  'the same legal name with the same SSN is the same person; payees requesting their own form do not see it',
  async () => {
    await tax.certify(driver, '400111222');
    await tax.certify(other, '400111222', { legalName: 'SAM Q. EXAMPLE' });
    await tax.pay(driver, paid('2025-05-01', 2500));
    await tax.pay(other, paid('2025-05-01', 1500));
    expect((await tax.season(admin, 2025)).totals).toMatchObject({ ready: 1, conflict: 0 });
    expect(await ownForm(other)).toMatchObject({ status: 'GENERATED', amount: 1500 });
  },
);

describe('a Form W-9 that was wrong', () => {
  const S_CORPORATION = {
    ...INDIVIDUAL,
    firstName: null,
    lastName: null,
    legalName: 'Sam Example Inc',
    taxClass: 'S_CORPORATION',
    taxNumberType: 'EIN',
    taxNumber: '45-1234567',
    signedName: 'Sam Example',
  };
  const sam = { ...INDIVIDUAL, firstName: 'Sam', signedName: 'Sam Example' };
  const comes = async (day: string) => {
    portal.setClock(day);
    for (const who of [admin, driver]) who.token = await portal.signIn(who.key);
  };
  beforeEach(async () => {
    await comes('2025-02-01');
    await certify(portal, driver, S_CORPORATION);
    await tax.pay(driver, paid('2025-05-01', 10_000));
    await comes('2026-01-05');
    // Again, with the same mistake and a new address.
    await certify(portal, driver, { ...S_CORPORATION, street: '14 Elm Street' });
  });

  test('is replaced from its start, and the income of the year counts', async () => {
    await certify(portal, driver, { ...sam, earlierForm: 'WAS_WRONG' });
    expect(await findRow(admin, driver)).toMatchObject({ exempt: 0, reportable: 10_000, state: 'READY' });
    expect(await ownForm(driver)).toMatchObject({ status: 'GENERATED', amount: 10_000 });
  });

  test('and one whose status changed is exempt only before that day', async () => {
    await tax.pay(driver, paid('2025-09-01', 3000));
    const change = { ...sam, earlierForm: 'STATUS_CHANGED' };
    expect(await certify(portal, driver, { ...change, changedOn: '2026-01-06' })).toMatchObject({
      issues: [{ path: ['changedOn'], message: 'Date of the change must not be in the future.' }],
    });
    await certify(portal, driver, { ...change, changedOn: '2025-09-01' });
    expect(await findRow(admin, driver)).toMatchObject({ exempt: 10_000, reportable: 3000 });
  });

  longTest('no message prints a code that is not there', async () => {
    await certify(portal, driver, sam);
    expect((await findRow(admin, driver)).reason).toBe(
      'Payee was a corporation or exempt when this was paid: no 1099-NEC required.',
    );
  });
});

describe('staff who are paid', () => {
  let mechanic: Actor;
  beforeEach(async () => {
    mechanic = await portal.joinStaff('Employee');
    await tax.certify(mechanic, '400111444');
    await tax.pay(mechanic, paid('2025-05-01', 5000));
  });

  test('are blocked until someone decides whether they are contractors or employees', async () => {
    const question = 'Work relation missing: confirm whether the payee is a contractor or an employee.';
    expect(await findRow(admin, mechanic)).toMatchObject({
      state: 'MISSING',
      missing: [question],
      toConfirm: [{ id: mechanic.id }],
    });
    expect(await ownForm(mechanic)).toMatchObject({ status: 'DRAFT', missing: [question] });
    expect(await tax.setRelation(accountant, mechanic, 'CONTRACTOR')).toMatchObject({
      workRelation: 'CONTRACTOR',
    });
    expect(await findRow(admin, mechanic)).toMatchObject({ state: 'READY', reportable: 5000, toConfirm: [] });
  });

  test('get no form as employees, and the sums still add up; it can be changed later', async () => {
    await tax.setRelation(admin, mechanic, 'EMPLOYEE');
    const employed = 'Employee: paid through payroll, W-2.';
    expect(await findRow(admin, mechanic)).toMatchObject({
      state: 'NOT_NEEDED',
      reason: employed,
      paid: 5000,
      employee: 5000,
      reportable: 0,
    });
    expect(await ownForm(mechanic)).toMatchObject({ status: 'DRAFT', missing: [employed] });
    await tax.setRelation(admin, mechanic, 'CONTRACTOR');
    expect(await findRow(admin, mechanic)).toMatchObject({ state: 'READY', employee: 0, reportable: 5000 });
    expect(await portal.audit({ action: 'WORK_RELATION_SET' })).toHaveLength(2);
  });

  test('change from contractor to employee on a day, which cuts the year by payment date', async () => {
    await tax.setRelation(admin, mechanic, 'CONTRACTOR');
    const { id } = await tax.generate(admin, { userId: mechanic.id, year: 2025 });
    await tax.setStatus(admin, id, 'SUBMITTED');
    await tax.pay(mechanic, paid('2026-01-02', 3000));
    expect(await tax.setRelation(admin, mechanic, 'EMPLOYEE')).toMatchObject({ workRelation: 'EMPLOYEE' });
    // What was paid until now stays on its forms, filed or not.
    await tax.pay(mechanic, paid('2026-11-18', 400), paid('2026-12-31', 70));
    await tax.pay(mechanic, { ...paid('2026-12-31', 900), status: 'PROCESSED' });
    expect(await findRow(admin, mechanic)).toMatchObject({ state: 'DONE', reportable: 5000, employee: 0 });
    const cut = { reportable: 3000, employee: 470, need: true, undecidedRuns: [] };
    expect(await findRow(admin, mechanic, 2026)).toMatchObject(cut);
    // A day that was entered wrongly is entered again.
    expect(await tax.setRelation(admin, mechanic, 'EMPLOYEE', '2026-11-19')).toMatchObject({
      message: 'Since must not be in the future.',
    });
    await tax.setRelation(admin, mechanic, 'EMPLOYEE', '2026-01-01');
    expect(await findRow(admin, mechanic, 2026)).toMatchObject({ reportable: 0, employee: 3470 });
    expect(await findRow(admin, mechanic)).toMatchObject({ state: 'DONE', reportable: 5000 });
    // A second change would need a third part.
    expect(await tax.setRelation(admin, mechanic, 'CONTRACTOR', '2026-03-01')).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^The work relation has changed on Jan 1, 2026 already/),
    });
    await tax.setRelation(admin, mechanic, 'CONTRACTOR', '2026-01-01');
    expect(await findRow(admin, mechanic, 2026)).toMatchObject({ reportable: 3470, employee: 0 });
  });
});
