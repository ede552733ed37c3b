/** Submitted forms change only through corrections. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { voidRuns } from '../../../test/support/payments.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { type Answer, dollars } from '../../../test/support/taxDocuments.ts';
import { seasons } from '../../../test/support/taxSeason.ts';

const SSN = '400111222';

let portal: TestPortal;
let admin: Actor;
let driver: Actor;
let tax: ReturnType<typeof seasons>;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-02-10');
  tax = seasons(portal);
  await tax.saveCompany();
  admin = await portal.joinStaff('IT_Admin');
  driver = await portal.joinContractor();
  await tax.certify(driver, SSN);
});

const nec = (more: object = {}) => tax.generate(admin, { userId: driver.id, year: 2025, ...more });
const pay = (amount: number) => tax.pay(driver, { payDate: '2025-05-01', pay: dollars(amount) });

/** Pays the amount and files the form for it. */
async function filed(amount: number, status: 'SUBMITTED' | 'APPROVED' = 'APPROVED'): Promise<Answer> {
  await pay(amount);
  const { id } = await nec();
  await tax.setStatus(admin, id, 'SUBMITTED');
  return status === 'APPROVED' ? tax.setStatus(admin, id, 'APPROVED') : (await tax.list(admin))[0];
}

const row = (id: string) =>
  portal.db.taxDocument.findUniqueOrThrow({ where: { id: id.slice('TaxDocument_'.length) } });

test('without a correction it is refused, changed or not', async () => {
  for (const status of ['SUBMITTED', 'APPROVED'] as const) {
    const { id } = await filed(2500, status);
    for (const _ of ['unchanged', 'changed']) {
      expect(await nec()).toMatchObject({
        code: 'CONFLICT',
        message: 'Already submitted; create a correction.',
      });
      await pay(300);
    }
    expect((await tax.list(admin))[0]).toMatchObject({
      id,
      status,
      isCurrent: false,
      viewerCanCorrect: true,
    });
    await portal.db.taxDocument.deleteMany();
  }
});

longTest(
  'a wrong amount becomes one corrected form with the account number of the original, which stays',
  async () => {
    const original = await filed(2500);
    const before = await row(original.id);
    await pay(300);
    const correction = await nec({ correction: 'A run was marked as paid late' });
    expect(correction).toMatchObject({
      status: 'GENERATED',
      amount: 2800,
      isCorrected: true,
      correction: 'A run was marked as paid late',
      corrects: { id: original.id },
      accountNumber: original.accountNumber,
      notes: [],
      isCurrent: true,
    });
    const { supersededAt, updatedAt: _now, ...after } = await row(original.id);
    const { supersededAt: _was, updatedAt: _then, ...then } = before;
    expect(after).toEqual(then);
    expect(supersededAt).not.toBeNull();
    expect((await tax.list(admin, { all: true }))[1]).toMatchObject({
      id: original.id,
      status: 'APPROVED',
      correctedBy: { id: correction.id },
    });
    expect((await portal.audit({ action: 'TAX_DOCUMENT_CORRECTED' }))[0]).toMatchObject({
      level: 'WARNING',
      newValues: { amount: 2800, reason: 'A run was marked as paid late' },
    });
    for (const status of ['SUBMITTED', 'APPROVED'])
      expect(await tax.setStatus(admin, correction.id, status)).toMatchObject({ status });
  },
);

test('a form that should not exist is canceled: corrected, 0.00, as it was filed', async () => {
  const original = await filed(2500);
  await voidRuns(portal);
  const zero = await nec({ correction: 'Was paid to someone else' });
  expect(zero).toMatchObject({
    status: 'GENERATED',
    amount: 0,
    isCorrected: true,
    corrects: { id: original.id },
    accountNumber: original.accountNumber,
  });
});

test('it is canceled as it was filed, too, if the payee was a corporation with another number all along', async () => {
  await filed(2500);
  await tax.certify(driver, '451234567', {
    ...{ replacesFrom: 1, taxClass: 'S_CORPORATION', taxNumberType: 'EIN' },
    ...{ legalName: 'Example Hauling Inc', firstName: null, middleName: null, lastName: null },
  });
  const zero = await nec({ correction: 'Was a corporation from the beginning' });
  expect(zero).toMatchObject({ status: 'GENERATED', amount: 0, isCorrected: true, isCurrent: true });
  expect((await row(zero.id)).snapshot).toMatchObject({ payee: { taxNumberLast4: '1222' } });
  expect((await nec()).id).toBe(zero.id);
  for (const status of ['SUBMITTED', 'APPROVED'])
    expect(await tax.setStatus(admin, zero.id, status)).toMatchObject({ status, isCurrent: true });
});

test('a wrong number becomes two: one that cancels the filed form, and a new original', async () => {
  const original = await filed(2500);
  await tax.certify(driver, '400111333');
  const made = await nec({ correction: 'Wrong number' });
  expect(made).toMatchObject({
    status: 'GENERATED',
    amount: 2500,
    isCorrected: false,
    accountNumber: original.accountNumber,
  });
  const listed = await tax.list(admin);
  expect(listed.map(({ id }: Answer) => id)).toContain(made.id);
  const zeroed = listed.find(({ isCorrected }: Answer) => isCorrected);
  expect(zeroed).toMatchObject({
    id: made.corrects.id,
    amount: 0,
    status: 'GENERATED',
    corrects: { id: original.id },
    viewerCanSubmit: true,
  });
  expect((await row(zeroed.id)).snapshot).toMatchObject({ payee: { taxNumberLast4: '1222' } });
  expect((await row(made.id)).snapshot).toMatchObject({ payee: { taxNumberLast4: '1333' } });
  for (const id of [zeroed.id, made.id])
    for (const status of ['SUBMITTED', 'APPROVED'])
      expect(await tax.setStatus(admin, id, status)).toMatchObject({ status });
  // Once approved, it is history.
  expect((await tax.list(admin)).map(({ id }: Answer) => id)).toEqual([made.id]);
  expect((await tax.list(admin))[0]).toMatchObject({ isCurrent: true });
});

test('a new address alone needs no correction', async () => {
  await filed(2500);
  await tax.certify(driver, SSN, { street: '9 New Street' });
  expect((await tax.list(admin))[0]).toMatchObject({ isCurrent: true });
  expect(await nec({ correction: 'He moved' })).toMatchObject({
    code: 'CONFLICT',
    message: 'Nothing to correct: it matches what was submitted.',
  });
});

describe('a difference', () => {
  test('of up to 100 dollars is noted as not required, and allowed', async () => {
    await filed(2500);
    await pay(80);
    expect(await nec({ correction: 'The payee asks for it' })).toMatchObject({
      amount: 2580,
      notes: [
        'The difference of $80.00 is at most $100.00: no correction is required unless the payee asks for it.',
      ],
    });
  });

  test('in tax withheld is noted up to 25 dollars, and required above that', async () => {
    await filed(2500);
    const enter = (withheld: number) =>
      portal.db.openingBalance.create({
        data: {
          ...{ userId: driver.key, year: 2025, paidThrough: new Date('2025-04-01') },
          ...{ compensation: 80, reimbursed: 0, withheld },
        },
      });
    const { id } = await enter(25.01);
    expect(await nec({ correction: 'Tax was withheld' })).toMatchObject({ amount: 2580, notes: [] });
    await portal.db.openingBalance.update({
      where: { id },
      data: { voidedAt: new Date(), voidedOn: new Date('2026-02-10'), voidReason: 'Wrong' },
    });
    await enter(25);
    expect((await nec()).notes).toEqual([
      'The difference of $80.00 is at most $100.00 and the difference of $25.00 in tax withheld is at most $25.00: no correction is required unless the payee asks for it.',
    ]);
  });

  longTest('of a cent more is required', async () => {
    await filed(2500);
    await pay(100.01);
    expect(await nec({ correction: 'Late run' })).toMatchObject({ amount: 2600.01, notes: [] });
  });
});

test('a correction that was not submitted yet is regenerated as the correction it is', async () => {
  const original = await filed(2500);
  await pay(300);
  const first = await nec({ correction: 'Late run' });
  expect((await nec()).id).toBe(first.id);
  await pay(200);
  const second = await nec();
  expect(second).toMatchObject({
    amount: 3000,
    isCorrected: true,
    correction: 'Late run',
    corrects: { id: original.id },
  });
  expect((await tax.list(admin)).map(({ id }: Answer) => id)).toEqual([second.id]);
});

test('a correction that was not submitted is taken back once what was filed is right again', async () => {
  const original = await filed(2500);
  await pay(300);
  const correction = await nec({ correction: 'Late run' });
  await voidRuns(portal, driver.key, 300);
  expect(await tax.setStatus(admin, correction.id, 'SUBMITTED')).toMatchObject({ code: 'CONFLICT' });
  const states = async () => (await tax.rows(admin, 2025)).map(({ state }: Answer) => state);
  expect(await states()).toEqual(['READY']);
  expect(await nec()).toMatchObject({
    ...{ id: original.id, status: 'APPROVED', amount: 2500, supersededAt: null },
    ...{ isCurrent: true, viewerCanCorrect: true, correctedBy: null },
  });
  expect((await tax.list(admin)).map(({ id }: Answer) => id)).toEqual([original.id]);
  expect(await states()).toEqual(['DONE']);
  expect(await portal.audit({ action: 'TAX_DOCUMENT_CORRECTION_TAKEN_BACK' })).toMatchObject([
    {
      level: 'WARNING',
      entityId: original.id.slice('TaxDocument_'.length),
      newValues: { userId: driver.key, amount: 2500 },
    },
  ]);
  // From here on, it is corrected as if it had never been.
  await pay(400);
  expect(await nec({ correction: 'Another late run' })).toMatchObject({
    ...{ amount: 2900, corrects: { id: original.id } },
  });
});

test('a correction waits for a run that is not paid, like any other form', async () => {
  await filed(2500);
  await pay(300);
  await tax.pay(driver, { payDate: '2025-05-01', pay: dollars(400), status: 'PROCESSED' });
  const draft = await nec({ correction: 'Late run' });
  expect(draft).toMatchObject({
    ...{ status: 'DRAFT', amount: 2800, isCorrected: true },
    missing: [expect.stringMatching(/^Payroll #\d+ .* is processed and not marked as paid/)],
  });
  expect(await tax.setStatus(admin, draft.id, 'SUBMITTED')).toMatchObject({ code: 'INVALID_TRANSITION' });
  expect((await tax.rows(admin, 2025))[0]).toMatchObject({ state: 'MISSING', missing: draft.missing });
  await voidRuns(portal, driver.key, 400);
  expect(await nec()).toMatchObject({ status: 'GENERATED', amount: 2800, correction: 'Late run' });
});

test('a form that replaces one with a mistaken number waits for the right one', async () => {
  await filed(2500);
  await tax.certify(await portal.joinContractor(), SSN, { legalName: 'Bo Second' });
  await tax.decide(admin, driver, 'MISTAKE');
  const draft = await nec({ correction: 'Wrong number' });
  expect(draft).toMatchObject({
    ...{ status: 'DRAFT', amount: 2500 },
    missing: [expect.stringMatching(/^TIN missing/), expect.stringMatching(/^Legal name and address/)],
  });
  const row = async () => (await tax.rows(admin, 2025)).find(({ user }: Answer) => user.id === driver.id);
  expect(await row()).toMatchObject({ state: 'MISSING', missing: draft.missing });
  await tax.certify(driver, '400111999');
  expect(await nec()).toMatchObject({ status: 'GENERATED', amount: 2500, missing: [] });
});

longTest('a correction of a correction refers to the last submission', async () => {
  await filed(2500);
  await pay(300);
  const first = await nec({ correction: 'Late run' });
  await tax.setStatus(admin, first.id, 'SUBMITTED');
  await pay(200);
  expect(await nec({ correction: 'Another late run' })).toMatchObject({
    amount: 3000,
    corrects: { id: first.id },
    accountNumber: first.accountNumber,
  });
});

longTest('a form that was not submitted cannot be corrected', async () => {
  await pay(2500);
  for (const _ of ['none', 'generated']) {
    expect(await nec({ correction: 'Too early' })).toMatchObject({
      code: 'CONFLICT',
      message: 'Nothing was submitted yet, so there’s nothing to correct.',
    });
    await nec();
  }
});

longTest('a correction for a year is on that year’s form, whenever it is generated', async () => {
  portal.setClock('2025-02-01');
  admin.token = await portal.signIn(admin.key);
  await tax.pay(driver, { payDate: '2024-05-01', pay: dollars(700) });
  const of2024 = (more: object = {}) => nec({ year: 2024, ...more });
  await tax.setStatus(admin, (await of2024()).id, 'SUBMITTED');
  portal.setClock('2027-02-01');
  admin.token = await portal.signIn(admin.key);
  await tax.pay(driver, { payDate: '2024-06-01', pay: dollars(200) });
  expect(await of2024({ correction: 'Late run' })).toMatchObject({
    year: 2024,
    amount: 900,
    formRevision: 'Rev. January 2024',
  });
});

describe('the status', () => {
  test('goes from generated to submitted to approved and no other way', async () => {
    await pay(2500);
    const { id } = await nec();
    const refused = async (status: string, message: string) =>
      expect(await tax.setStatus(admin, id, status)).toMatchObject({ code: 'INVALID_TRANSITION', message });
    await refused('APPROVED', 'This document is generated and can’t become approved.');
    await refused('GENERATED', 'This document is already generated.');
    await refused('DRAFT', 'This document is generated and can’t become a draft.');
    expect(await tax.setStatus(admin, id, 'SUBMITTED')).toMatchObject({
      status: 'SUBMITTED',
      viewerCanSubmit: false,
      viewerCanApprove: true,
    });
    await refused('SUBMITTED', 'This document is already submitted.');
    await refused('GENERATED', 'This document is submitted and can’t become generated.');
    await tax.setStatus(admin, id, 'APPROVED');
    await refused('SUBMITTED', 'This document is approved and can’t become submitted.');
    for (const action of ['TAX_DOCUMENT_SUBMITTED', 'TAX_DOCUMENT_APPROVED'])
      expect(await portal.audit({ action })).toHaveLength(1);
  });

  longTest('changes once, however many press at the same moment', async () => {
    await pay(2500);
    const { id } = await nec();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => tax.setStatus(admin, id, 'SUBMITTED')),
    );
    expect(responses.filter(({ status }: Answer) => status === 'SUBMITTED')).toHaveLength(1);
    expect(await portal.audit({ action: 'TAX_DOCUMENT_SUBMITTED' })).toHaveLength(1);
  });

  longTest('is not set for a form that is no longer right', async () => {
    await pay(2500);
    const { id } = await nec();
    await pay(1);
    expect(await tax.setStatus(admin, id, 'SUBMITTED')).toMatchObject({
      code: 'CONFLICT',
      message: 'What it was made from has changed since: generate it again.',
    });
  });
});
