import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { type Answer, dollars, taxes } from '../../../test/support/taxDocuments.ts';
import type { TaxProfile } from '../../platform/db/generated/client/client.ts';
import { SAMPLE_COMPANY } from '../company/sample.ts';

const SSN = '400111222';
const OTHER_SSN = '400111333';

let portal: TestPortal;
let admin: Actor;
let manager: Actor;
let driver: Actor;
let tax: ReturnType<typeof taxes>;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  tax = taxes(portal);
  await tax.saveCompany();
  admin = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor({ firstName: 'Sam', lastName: 'Example' });
});

/** Moves to another day, on which everyone signs in again. */
async function comes(day: string) {
  portal.setClock(day);
  for (const who of [admin, manager, driver]) who.token = await portal.signIn(who.key);
}

const nec = (year: number, more: object = {}) => tax.generate(admin, { userId: driver.id, year, ...more });
const paid = (payDate: string, amount: number, more: object = {}) => ({
  payDate,
  pay: dollars(amount),
  ...more,
});

describe('amounts', () => {
  beforeEach(() => tax.certify(driver, SSN));

  longTest('three runs of 800 paid in a year are one form of 2,400', async () => {
    await tax.pay(driver, paid('2025-02-01', 800), paid('2025-06-01', 800), paid('2025-12-31', 800));
    expect(await nec(2025)).toMatchObject({
      status: 'GENERATED',
      missing: [],
      amount: 2400,
      formRevision: 'Rev. April 2025',
      accountNumber: 'C-1-25',
      isCurrent: true,
    });
  });

  test('the year is the year of the pay date, whatever week was worked', async () => {
    await comes('2027-02-01');
    await tax.pay(driver, paid('2026-12-31', 2000), paid('2027-01-08', 3000));
    expect((await nec(2026)).amount).toBe(2000);
  });

  test('runs that are not paid, or void, do not count', async () => {
    await tax.pay(
      driver,
      paid('2025-03-01', 5000, { status: 'PROCESSED' }),
      paid('2025-03-08', 5000, { status: 'VOID' }),
      paid('2025-03-15', 700),
    );
    expect((await nec(2025)).amount).toBe(700);
  });

  test('expenses are left out, even from the threshold', async () => {
    await tax.pay(driver, paid('2025-03-01', 2500, { expenses: dollars(400) }));
    expect((await nec(2025)).amount).toBe(2500);
    const other = await portal.joinContractor();
    await tax.certify(other, OTHER_SSN);
    await tax.pay(other, paid('2025-03-01', 0, { expenses: dollars(900) }), paid('2025-04-01', 599.99));
    expect(await nec(2025, { userId: other.id })).toMatchObject({
      status: 'DRAFT',
      missing: ['Total $599.99 is below the 2025 reporting threshold of $600.00.'],
    });
  });

  longTest('cents add up exactly: two hundred times one cent is 2.00', async () => {
    await tax.pay(
      driver,
      paid('2025-01-02', 600),
      ...Array.from({ length: 200 }, () => paid('2025-03-01', 0.01)),
      paid('2025-03-02', 0.1),
      paid('2025-03-02', 0.2),
    );
    expect((await nec(2025)).amount).toBe(602.3);
  });

  longTest('just below the threshold of 2026 there is no form, at the threshold there is', async () => {
    await comes('2027-02-01');
    await tax.pay(driver, ...['04', '05', '06'].map((month) => paid(`2026-${month}-01`, 666.66)));
    expect((await nec(2026)).missing).toEqual([
      'Total $1,999.98 is below the 2026 reporting threshold of $2,000.00.',
    ]);
    await tax.pay(driver, paid('2026-07-01', 0.02));
    expect(await nec(2026)).toMatchObject({
      status: 'GENERATED',
      amount: 2000,
      formRevision: 'Rev. December 2026',
    });
  });

  test('two people with one number are one taxpayer: one form with the total, and the other points there', async () => {
    const double = await portal.joinContractor();
    await tax.certify(double, SSN);
    await tax.pay(driver, paid('2025-02-01', 400));
    await tax.pay(double, paid('2025-03-01', 400));
    const form = await nec(2025);
    expect(form).toMatchObject({ status: 'GENERATED', amount: 800, accountNumber: 'C-1-25' });
    expect(form.notes).toEqual([
      'Includes payments to another person who certified the same taxpayer number.',
    ]);
    expect(await nec(2025, { userId: double.id })).toMatchObject({
      status: 'DRAFT',
      amount: 0,
      accountNumber: null,
      missing: ['Payments to this taxpayer number are reported on the form with account C-1-25.'],
    });
    const own = await tax.generate(driver, { year: 2025 });
    expect(own).toMatchObject({ __typename: 'ForbiddenError', code: 'FORBIDDEN' });
    expect(await portal.audit({ action: 'ACCESS_DENIED' })).toHaveLength(1);
  });

  longTest('a sole proprietor who becomes a corporation gets a form for the time before', async () => {
    await tax.pay(driver, paid('2025-03-01', 3000), paid('2025-09-01', 9000));
    await tax.certify(driver, '451234567', {
      legalName: 'Example Hauling Inc',
      taxClass: 'S_CORPORATION',
      taxNumberType: 'EIN',
      signedAt: new Date('2025-07-01T16:00:00Z'),
    });
    expect(await nec(2025)).toMatchObject({ status: 'GENERATED', amount: 3000 });
    const { snapshot } = await portal.db.taxDocument.findFirstOrThrow();
    expect(snapshot).toMatchObject({
      payee: { name: 'Sam Q Example', taxNumberType: 'SSN', taxNumberLast4: '1222' },
      amounts: { reported: 300_000, exempt: 900_000, paid: 1_200_000 },
    });
  });
});

describe('a draft', () => {
  test('says everything that is missing, and generating again completes it', async () => {
    await tax.pay(driver, paid('2025-03-01', 5000));
    await tax.saveCompany({ ein: null });
    const draft = await nec(2025);
    expect(draft).toMatchObject({
      status: 'DRAFT',
      amount: 5000,
      missing: [
        'TIN missing: collect a Form W-9 first.',
        'Legal name and address missing: they come with the Form W-9.',
        'EIN missing: an administrator has to enter it in the company profile.',
      ],
      viewerCanSubmit: false,
    });
    await tax.saveCompany();
    await tax.certify(driver, SSN);
    const form = await nec(2025);
    expect(form).toMatchObject({ status: 'GENERATED', missing: [], amount: 5000 });
    expect(form.id).not.toBe(draft.id);
    const all = await tax.list(admin, { all: true });
    expect(all.map(({ id, supersededAt }: Answer) => [id, supersededAt === null])).toEqual([
      [form.id, true],
      [draft.id, false],
    ]);
    expect(await tax.list(admin)).toHaveLength(1);
  });

  test('is generated for a payee whose name the IRS cannot read', async () => {
    await tax.certify(driver, SSN);
    await tax.pay(driver, paid('2025-02-01', 800));
    // Signed before Latin letters were required.
    const [{ signedAt, ...signed }] = (await portal.db.taxProfile.findMany()) as [TaxProfile];
    await portal.db.taxProfile.create({
      data: { ...signed, id: crypto.randomUUID(), version: 2, legalName: '李 小龙', signedAt },
    });
    expect(await nec(2025)).toMatchObject({
      status: 'DRAFT',
      missing: ['Legal name not in Latin letters: the IRS reads no others. Collect a new Form W-9.'],
    });
  });

  longTest('knows that a sample company is not a real payer', async () => {
    await portal.db.companyProfile.deleteMany();
    await tax.pay(driver, paid('2025-03-01', 5000));
    await tax.certify(driver, SSN);
    expect((await nec(2025)).missing).toEqual([
      'Payer missing: an administrator has to save the company profile with legal name, address, phone and EIN.',
    ]);
  });

  test.each(['legalName', 'street', 'zip', 'phone'] as const)(
    'does not print a %s that is invented',
    async (field) => {
      await portal.db.companyProfile.update({ where: { id: 1 }, data: { [field]: SAMPLE_COMPANY[field] } });
      await tax.pay(driver, paid('2025-03-01', 5000));
      await tax.certify(driver, SSN);
      const { status, missing } = await nec(2025);
      expect([status, missing]).toEqual(['DRAFT', [expect.stringMatching(/^Payer missing: /)]]);
      const { snapshot } = await portal.db.taxDocument.findFirstOrThrow();
      expect(JSON.stringify(snapshot)).not.toContain(SAMPLE_COMPANY[field]);
    },
  );

  test('is all there is for a year that is not over', async () => {
    await tax.certify(driver, SSN);
    await tax.pay(driver, paid('2026-03-01', 5000));
    const draft = await nec(2026);
    expect(draft).toMatchObject({
      status: 'DRAFT',
      amount: 5000,
      missing: ['Year 2026 is not over: more may be paid until December 31.'],
    });
    expect(await tax.setStatus(admin, draft.id, 'SUBMITTED')).toMatchObject({
      code: 'INVALID_TRANSITION',
      message: 'A draft can’t be submitted. Year 2026 is not over: more may be paid until December 31.',
    });
    await comes('2027-01-02');
    expect(await nec(2026)).toMatchObject({ status: 'GENERATED', missing: [] });
  });

  longTest('the year ends in the company’s zone', async () => {
    await tax.certify(driver, SSN);
    await tax.pay(driver, paid('2026-03-01', 5000));
    await comes('2027-01-01T02:00:00Z');
    expect((await nec(2026)).status).toBe('DRAFT');
    await comes('2027-01-01T05:00:00Z');
    expect((await nec(2026)).status).toBe('GENERATED');
  });

  longTest('says that nothing was paid, and never a zero form', async () => {
    await tax.certify(driver, SSN);
    expect(await nec(2021)).toMatchObject({
      status: 'DRAFT',
      missing: ['No reportable payments for 2021.'],
    });
    expect(await nec(2021, { force: 'He wants one' })).toMatchObject({ status: 'DRAFT' });
    expect(
      await tax.generate(admin, { type: 'FORM_1099_MISC', userId: driver.id, year: 2025 }),
    ).toMatchObject({ status: 'DRAFT', amount: 0 });
  });

  test('of a corporation or of too little becomes a form when an administrator says why', async () => {
    await tax.certify(driver, SSN, { taxClass: 'LLC', llcClass: 'S' });
    await tax.pay(driver, paid('2025-03-01', 10_000));
    expect((await nec(2025)).missing).toEqual(['Payee is a corporation: no 1099-NEC required.']);
    const forced = await nec(2025, { force: 'Asked for by the payee' });
    expect(forced).toMatchObject({ status: 'GENERATED', amount: 10_000, forced: 'Asked for by the payee' });
    // A forced form stays forced.
    expect((await nec(2025)).id).toBe(forced.id);
    expect((await portal.audit({ action: 'TAX_DOCUMENT_GENERATED' })).at(-1)).toMatchObject({
      level: 'WARNING',
      newValues: { forced: 'Asked for by the payee', amount: 10_000 },
    });
  });

  test.each([2019, 2027])('is refused for %i', async (year) => {
    expect(await nec(year)).toMatchObject({
      code: 'VALIDATION',
      message: 'Year must be from 2020 to 2026.',
      issues: [{ path: ['year'] }],
    });
  });

  test('of a year without a threshold is refused', async () => {
    await comes('2027-03-01');
    expect(await nec(2027)).toMatchObject({
      code: 'CONFLICT',
      message: 'The reporting threshold for 2027 is not configured.',
    });
    await portal.db.taxYearSetting.create({
      data: { year: 2027, reportingThreshold: '2100.00', updatedAt: portal.services.now() },
    });
    await tax.certify(driver, SSN);
    await tax.pay(driver, paid('2027-02-01', 2099.99));
    expect((await nec(2027)).missing[0]).toBe(
      'Total $2,099.99 is below the 2027 reporting threshold of $2,100.00.',
    );
    await tax.pay(driver, paid('2027-02-08', 0.01));
    expect((await nec(2027)).missing).toEqual(['Year 2027 is not over: more may be paid until December 31.']);
  });
});

describe('a Form W-9', () => {
  const w9 = (who: Actor, more: object = {}) => tax.generate(who, { type: 'W9', year: 2026, ...more });

  test('is a draft until the payee has certified, no matter who requests it', async () => {
    for (const [who, more] of [
      [driver, {}],
      [admin, { userId: driver.id }],
    ] as const)
      expect(await w9(who, more)).toMatchObject({
        status: 'DRAFT',
        amount: null,
        missing: [
          'TIN missing: collect a Form W-9 first.',
          'Legal name and address missing: they come with the Form W-9.',
          'Signature missing: only the payee certifies a Form W-9, in their own profile.',
        ],
      });
    await tax.certify(driver, SSN);
    const form = await w9(admin, { userId: driver.id });
    expect(form).toMatchObject({
      status: 'GENERATED',
      missing: [],
      formRevision: 'Rev. March 2024',
      accountNumber: null,
    });
    expect(await tax.setStatus(admin, form.id, 'SUBMITTED')).toMatchObject({ status: 'SUBMITTED' });
    expect(await tax.setStatus(admin, form.id, 'APPROVED')).toMatchObject({ status: 'APPROVED' });
  });

  longTest('reuses a certification from years before', async () => {
    portal.setClock('2024-03-01');
    await tax.certify(driver, SSN);
    await comes('2026-11-18');
    expect(await w9(driver)).toMatchObject({ status: 'GENERATED' });
  });

  longTest('is out of date once its subject certified again', async () => {
    await tax.certify(driver, SSN);
    const first = await w9(driver);
    await tax.certify(driver, OTHER_SSN);
    expect((await tax.list(driver))[0]).toMatchObject({ id: first.id, isCurrent: false });
    expect(await tax.setStatus(admin, first.id, 'SUBMITTED')).toMatchObject({
      code: 'CONFLICT',
      message: 'What it was made from has changed since: generate it again.',
    });
    expect((await w9(driver)).id).not.toBe(first.id);
  });
});

describe('generating again', () => {
  beforeEach(async () => {
    await tax.certify(driver, SSN);
    await tax.pay(driver, paid('2025-03-01', 2500));
  });

  longTest('with unchanged facts is the same document and no second row', async () => {
    const first = await nec(2025);
    expect((await nec(2025)).id).toBe(first.id);
    expect((await tax.generate(driver, { year: 2025 })).id).toBe(first.id);
    expect(await portal.db.taxDocument.count()).toBe(1);
    expect(await portal.audit({ action: 'TAX_DOCUMENT_GENERATED' })).toHaveLength(1);
  });

  test('after pay changed replaces the generated document; the old one is kept', async () => {
    const first = await nec(2025);
    await tax.pay(driver, paid('2025-04-01', 300));
    expect((await tax.list(admin))[0]).toMatchObject({ id: first.id, isCurrent: false });
    const second = await nec(2025);
    expect(second).toMatchObject({ amount: 2800, isCorrected: false, corrects: null, isCurrent: true });
    const [, old] = await tax.list(admin, { all: true });
    expect(old).toMatchObject({ id: first.id, amount: 2500, isCurrent: false });
    expect(old.supersededAt).not.toBeNull();
    expect(await tax.setStatus(admin, first.id, 'SUBMITTED')).toMatchObject({
      code: 'INVALID_TRANSITION',
      message: 'A newer document has taken its place.',
    });
  });

  test('twenty at once make one document', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => nec(2025)));
    expect(new Set(responses.map(({ id }: Answer) => id)).size).toBe(1);
    expect(await portal.db.taxDocument.count()).toBe(1);
    expect(await portal.audit({ action: 'TAX_DOCUMENT_GENERATED' })).toHaveLength(1);
  });
});

describe('who may', () => {
  beforeEach(async () => {
    await tax.certify(driver, SSN);
    await tax.pay(driver, paid('2025-03-01', 2500));
  });

  test('generate for others: only administrators; refusals are recorded', async () => {
    const accountant = await portal.joinStaff('Accountant');
    for (const who of [manager, accountant, await portal.joinContractor()])
      expect(await tax.generate(who, { userId: driver.id, year: 2025 })).toMatchObject({
        code: 'FORBIDDEN',
        message: 'You can only generate your own tax documents.',
      });
    expect(await portal.audit({ action: 'ACCESS_DENIED' })).toHaveLength(3);
    expect((await tax.generate(driver, { userId: driver.id, year: 2025 })).status).toBe('GENERATED');
    expect(await nec(2025, { userId: 'User_0190aaaa-0000-7000-8000-000000000000' })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'User not found.',
    });
  });

  longTest('force and correct: only administrators', async () => {
    for (const more of [{ force: 'I want it' }, { correction: 'Wrong' }])
      expect(await tax.generate(driver, { year: 2025, ...more })).toMatchObject({ code: 'FORBIDDEN' });
  });

  longTest('see: one’s own, and all for those who can read payroll', async () => {
    const { id } = await nec(2025);
    const NODE = 'query ($id: ID!) { node(id: $id) { id } }';
    const sees = async (who: Actor) => [
      (await tax.list(who)).length,
      (await tax.ask(NODE, { id }, who)).node !== null,
    ];
    for (const who of [driver, manager, admin, await portal.joinStaff('Accountant')])
      expect(await sees(who)).toEqual([1, true]);
    for (const who of [await portal.joinContractor(), await portal.joinStaff('HR')])
      expect(await sees(who)).toEqual([0, false]);
  });

  test('no number is written anywhere except where it is encrypted', async () => {
    await nec(2025);
    await nec(2025, { correction: 'x' });
    const { rows } = await portal.database.pool.query<{ text: string }>(
      `SELECT string_agg(t::text, ' ') AS text FROM (
        SELECT "snapshot"::text || "missing"::text AS t FROM "TaxDocument"
        UNION ALL SELECT coalesce("newValues"::text, '') || coalesce("oldValues"::text, '') FROM "AuditLog") t`,
    );
    expect(rows[0]!.text).toContain('1222');
    expect(rows[0]!.text).not.toMatch(/400-?11-?1222/);
  });
});
