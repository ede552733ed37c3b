/** A year's settings. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { dollars, taxes } from '../../../test/support/taxDocuments.ts';

let portal: TestPortal;
let admin: Actor;
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
});

const ERRORS = '__typename ... on Error { code message }';
const THRESHOLD = `mutation ($input: SetReportingThresholdInput!) { result: setReportingThreshold(input: $input) {
  ${ERRORS} ... on ReportingThreshold { year threshold } } }`;
const TEMPLATE = `mutation ($input: SetFilingTemplateInput!) { result: setFilingTemplate(input: $input) {
  ${ERRORS} ... on FilingTemplate { type year columns unknownColumns missingColumns } } }`;

const setThreshold = async (year: number, threshold: number) =>
  (await tax.ask(THRESHOLD, { input: { year, threshold } }, admin)).result;
const setTemplate = async (header: string, more: object = {}) =>
  (await tax.ask(TEMPLATE, { input: { type: 'FORM_1099_NEC', year: 2025, header, ...more } }, admin)).result;

describe('the threshold of a year', () => {
  test('of 2027 is refused at 2,050 and 1,900 and accepted at 2,100', async () => {
    expect(await setThreshold(2027, 2050)).toMatchObject({
      code: 'VALIDATION',
      message: 'Threshold must be a multiple of $100.00.',
    });
    expect(await setThreshold(2027, 1900)).toMatchObject({
      code: 'VALIDATION',
      message: 'Threshold must be at least $2,000.00.',
    });
    expect(await setThreshold(2027, 50_000)).toMatchObject({ code: 'VALIDATION' });
    expect(await portal.db.taxYearSetting.count()).toBe(0);
    expect(await setThreshold(2027, 2100)).toEqual({
      __typename: 'ReportingThreshold',
      year: 2027,
      threshold: 2100,
    });
  });

  longTest('decides about forms from then on', async () => {
    const driver = await portal.joinContractor();
    portal.setClock('2028-02-01');
    admin = await portal.joinStaff('IT_Admin');
    await tax.certify(driver, '400111222');
    await tax.pay(driver, { payDate: '2027-05-01', pay: dollars(2099.99) });
    const generate = () => tax.generate(admin, { userId: driver.id, year: 2027 });
    expect(await generate()).toMatchObject({
      code: 'CONFLICT',
      message: 'The reporting threshold for 2027 is not configured.',
    });
    await setThreshold(2027, 2100);
    expect((await generate()).missing).toEqual([
      'Total $2,099.99 is below the 2027 reporting threshold of $2,100.00.',
    ]);
    await tax.pay(driver, { payDate: '2027-05-08', pay: 1 });
    expect(await generate()).toMatchObject({ status: 'GENERATED', amount: 2100 });
  });

  test('that the law has fixed, and one of a distant year, cannot be set', async () => {
    expect((await setThreshold(2026, 2100)).message).toBe(
      'The threshold of 2026 is fixed by law: $2,000.00.',
    );
    expect((await setThreshold(2025, 2000)).message).toBe('The threshold of 2025 is fixed by law: $600.00.');
    expect((await setThreshold(2028, 2100)).message).toBe('Year must be from 2027 to 2027.');
    expect((await setThreshold(2019, 2100)).message).toBe('Year must be from 2027 to 2027.');
  });

  test('is recorded in the audit log, once, with its previous value', async () => {
    await setThreshold(2027, 2100);
    await setThreshold(2027, 2100);
    await setThreshold(2027, 2200);
    const entries = await portal.audit({ action: 'REPORTING_THRESHOLD_SET' });
    expect(entries.map(({ oldValues, newValues }) => [oldValues, newValues])).toEqual(
      expect.arrayContaining([
        [null, { year: 2027, threshold: 2100 }],
        [{ threshold: 2100 }, { year: 2027, threshold: 2200 }],
      ]),
    );
    expect(entries).toHaveLength(2);
  });
});

describe('the header of an upload file', () => {
  const HEADER =
    'Form Type,Tax Year,Recipient Taxpayer ID Number,"Box 1 - Nonemployee Compensation",Shoe size';

  test('is stored with its columns in order, and shows unusual values', async () => {
    const kept = await setTemplate(HEADER);
    expect(kept).toMatchObject({
      type: 'FORM_1099_NEC',
      year: 2025,
      columns: [
        'Form Type',
        'Tax Year',
        'Recipient Taxpayer ID Number',
        'Box 1 - Nonemployee Compensation',
        'Shoe size',
      ],
      unknownColumns: ['Shoe size'],
    });
    expect(kept.missingColumns).toContain('Recipient City/Town');
  });

  test('replaces the previous one, and is recorded once', async () => {
    await setTemplate(HEADER);
    await setTemplate(HEADER);
    await setTemplate(`${HEADER},Office Code`);
    expect((await portal.db.filingTemplate.findMany()).map(({ columns }) => columns.at(-1))).toEqual([
      'Office Code',
    ]);
    const entries = await portal.audit({ action: 'FILING_TEMPLATE_SET' });
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ entityType: 'FilingTemplate', entityId: 'FORM_1099_NEC/2025' });
  });

  test('of a Form W-9, of a future year or of nothing is refused', async () => {
    expect((await setTemplate(HEADER, { type: 'W9' })).message).toBe(
      'Type must be a 1099: a Form W-9 is kept and never filed.',
    );
    expect((await setTemplate(HEADER, { year: 2027 })).message).toBe('Year must be from 2020 to 2026.');
    expect((await setTemplate('  ')).message).toBe('Header is required.');
    expect((await setTemplate('Name,City')).message).toMatch(/is it the official one\?$/);
    expect(await portal.db.filingTemplate.count()).toBe(0);
  });
});
