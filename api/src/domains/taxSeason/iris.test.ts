/** The upload files for the IRS: the official header, a hundred rows per file, and full numbers only in them. */
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { type Answer, dollars } from '../../../test/support/taxDocuments.ts';
import { seasons } from '../../../test/support/taxSeason.ts';
import { documentedColumns } from './irisColumns.ts';

let portal: TestPortal;
let admin: Actor;
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
});

const CHECK = `query ($year: Int!) { result: irisFiles(year: $year) {
  __typename ... on Error { code message } ... on IrisFiles { forms warnings } } }`;
const FILES = `query ($year: Int!) { result: irisFiles(year: $year) {
  __typename ... on Error { code message } ... on IrisFiles { file { filename contentType bytes } } } }`;
const TEMPLATE = `mutation ($input: SetFilingTemplateInput!) { result: setFilingTemplate(input: $input) {
  __typename ... on Error { message } } }`;

const check = async (year = 2025): Promise<Answer> => (await tax.ask(CHECK, { year }, admin)).result;
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

async function files(year = 2025): Promise<Record<string, string>> {
  const { file } = (await tax.ask(FILES, { year }, admin)).result;
  const entries = Object.entries(unzipSync(Buffer.from(file.bytes, 'base64')));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, text(bytes)]));
}

/** The rows of a file by column name. */
const parseRows = (csv: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;

async function rows(): Promise<Record<string, string>[]> {
  return parseRows((await files())['iris-1099-nec-2025-1.csv']!);
}

async function payee(taxNumber: string, changes: object = {}, amount = 2500): Promise<Answer> {
  const driver = await portal.joinContractor();
  await tax.certify(driver, taxNumber, changes);
  await tax.pay(driver, { payDate: '2025-05-01', pay: dollars(amount) });
  return { driver, ...(await tax.generate(admin, { userId: driver.id, year: 2025 })) };
}

const setTemplate = (header: string) =>
  tax.ask(TEMPLATE, { input: { type: 'FORM_1099_NEC', year: 2025, header } }, admin);

describe('a row', () => {
  longTest(
    'has payer, recipient and amount in the columns of the template, the number with nine digits',
    async () => {
      await payee('400111222', {}, 2345.67);
      const [row] = await rows();
      expect(row).toMatchObject({
        'Form Type': '1099-NEC',
        'Tax Year': '2025',
        'Payer TIN Type': 'EIN',
        'Payer Taxpayer ID Number': '234567891',
        'Payer Name Type': 'B',
        'Payer Business or Entity Name Line 1': 'Example Freight LLC',
        'Payer Country': 'US',
        'Payer Address Line 1': '1 Depot Road',
        'Payer City/Town': 'Philadelphia',
        'Payer State/Province/Territory': 'PA',
        'Payer ZIP/Postal Code': '19103',
        'Payer Phone': '2155550177',
        'Payer Email Address': 'office@example.com',
        'Recipient TIN Type': 'SSN',
        'Recipient Taxpayer ID Number': '400111222',
        'Recipient Name Type': 'I',
        'Recipient Business or Entity Name Line 1': '',
        'Recipient First Name': 'Sam',
        'Recipient Middle Name': 'Q',
        'Recipient Last Name (Surname)': 'Example',
        'Recipient Address Line 1': '12 Elm Street',
        'Recipient Address Line 2': 'Apt 3',
        'Recipient City/Town': 'Camden',
        'Recipient State/Province/Territory': 'NJ',
        'Recipient ZIP/Postal Code': '08102',
        'Form Account Number': expect.stringMatching(/^C-\d+-25$/),
        'Box 1 - Nonemployee Compensation': '2345.67',
        'Box 4 - Federal income tax withheld': '',
        'State 1': '',
      });
    },
  );

  test('of an entity has its name in lines of 40, and EIN for its number', async () => {
    await payee('451234567', {
      taxClass: 'PARTNERSHIP',
      taxNumberType: 'EIN',
      firstName: null,
      middleName: null,
      lastName: null,
      legalName: "O'Brien, J.R. & Sons, Hauling and Storage of the Delaware Valley, Inc.",
    });
    const [row] = await rows();
    expect(row).toMatchObject({
      'Recipient TIN Type': 'EIN',
      'Recipient Taxpayer ID Number': '451234567',
      'Recipient Name Type': 'B',
      'Recipient Business or Entity Name Line 1': "O'Brien JR & Sons Hauling and Storage of",
      'Recipient Business or Entity Name Line 2': 'the Delaware Valley Inc',
      'Recipient First Name': '',
    });
    await portal.db.taxDocument.deleteMany();
    await portal.db.taxProfile.deleteMany();
    await payee('451234567', {
      taxClass: 'PARTNERSHIP',
      taxNumberType: 'EIN',
      lastName: null,
      legalName: 'Example Hauling and Storage of the Delaware Valley',
      businessName: 'Example Movers',
    });
    expect((await check()).warnings.join('\n')).toMatch(
      /: the name takes both lines, so “Example Movers” is left out\.$/,
    );
  });

  longTest(
    'contains no accents and nothing that a spreadsheet would run, without a leading sign',
    async () => {
      await payee('400111222', {
        firstName: 'Zoë',
        lastName: '=HYPERLINK',
        middleName: '+1',
        city: '@Camden',
      });
      const csv = (await files())['iris-1099-nec-2025-1.csv']!;
      expect(parseRows(csv)[0]).toMatchObject({
        'Recipient First Name': 'Zoe',
        'Recipient Middle Name': '1',
        'Recipient Last Name (Surname)': 'HYPERLINK',
        'Recipient City/Town': 'Camden',
      });
      expect(csv).not.toMatch(/(^|,)"?['=+\-@]/m);
    },
  );

  test('lists the values that were cut or left empty', async () => {
    await tax.saveCompany({});
    await portal.db.companyProfile.update({
      where: { id: 1 },
      data: { state: 'Pennsylvania', phone: '0142' },
    });
    await payee('400111222', { firstName: '王', lastName: 'Featherstonehaugh-Konstantinopoulou' });
    const { forms, warnings } = await check();
    expect(forms).toBe(1);
    const about = warnings.join('\n');
    expect(about).toMatch(/“Recipient First Name” is empty/);
    expect(about).toMatch(/the last name is cut to “Featherstonehaugh-Ko”: at most 20 characters are taken/);
    expect(about).toMatch(/^Payer: “Payer State\/Province\/Territory” is empty/m);
    expect(about).toMatch(/^Payer: “Payer Phone” is empty/m);
  });
});

describe('the header', () => {
  test('is the uploaded one, word for word, and a column that is not known stays empty', async () => {
    const header = 'Tax Year,Recipient Taxpayer ID Number,"Box 1a - Nonemployee compensation",Shoe size';
    await setTemplate(header);
    await payee('400111222');
    const csv = (await files())['iris-1099-nec-2025-1.csv']!;
    expect(csv).toBe(`${header.replaceAll('"', '')}\r\n2025,400111222,2500.00,\r\n`);
    const { warnings } = await check();
    expect(warnings).toContain(
      'The template of Form 1099-NEC has a column that the portal does not recognize and leaves empty: “Shoe size”.',
    );
    expect(warnings).toContain(
      'The template of Form 1099-NEC has no column “Recipient City/Town”: what belongs there is left out.',
    );
    expect(warnings.join()).not.toContain('No official template');
  });

  longTest('keeps commas within quotes', async () => {
    const box = 'Box 2 - Payer made direct sales totaling $5,000 or more';
    await setTemplate(`Tax Year,"${box}",Box 1 - Nonemployee Compensation`);
    await payee('400111222');
    expect((await files())['iris-1099-nec-2025-1.csv']).toContain(`Tax Year,"${box}",Box 1`);
  });

  test('is the documented one with a warning until there is an official one', async () => {
    await payee('400111222');
    const csv = (await files())['iris-1099-nec-2025-1.csv']!;
    expect(Papa.parse<string[]>(csv).data[0]).toEqual(documentedColumns('FORM_1099_NEC', 2025));
    expect((await check()).warnings[0]).toMatch(
      /^No official template of Form 1099-NEC for 2025 has been entered/,
    );
  });
});

longTest('120 recipients are a file of 100 and one of 20, each with its header', async () => {
  await tax.joinPayees(120, 2025);
  await tax.start(admin, 2025);
  await portal.runJobs();
  expect((await check()).forms).toBe(120);
  const { 'read-first.txt': notes, ...tables } = await files();
  expect(Object.entries(tables).map(([name, csv]) => [name, parseRows(csv).length])).toEqual([
    ['iris-1099-nec-2025-1.csv', 100],
    ['iris-1099-nec-2025-2.csv', 20],
  ]);
  const numbers = Object.values(tables).flatMap((csv) =>
    parseRows(csv).map((row) => row['Recipient Taxpayer ID Number']),
  );
  expect(new Set(numbers).size).toBe(120);
  expect(notes).toMatch(/^No official template .*\r\n$/);
});

describe('what is in them', () => {
  test('are forms that wait to be filed; filed ones, drafts and corrections are left out and counted', async () => {
    await payee('400111222');
    const { driver, id } = await payee('400111223');
    const { id: other } = await payee('400111224');
    await payee('400111225', {}, 100);
    for (const one of [id, other]) await tax.setStatus(admin, one, 'SUBMITTED');
    await tax.pay(driver, { payDate: '2025-06-01', pay: dollars(500) });
    await tax.generate(admin, { userId: driver.id, year: 2025, correction: 'A week was missing' });
    expect((await rows()).map((row) => row['Recipient Taxpayer ID Number'])).toEqual(['400111222']);
    const { forms, warnings } = await check();
    expect(forms).toBe(1);
    expect(warnings.slice(0, 3)).toEqual([
      '1 draft is left out: each says what it lacks.',
      '1 form is left out: submitted or approved already.',
      '1 correction is left out: IRIS takes corrections in its own screens, on the form that was filed.',
    ]);
  });

  test('is no form that changed after it was generated, until it is generated again', async () => {
    const AGAIN = 'What it was made from has changed since: generate it again.';
    const late = await payee('400111222', { legalName: 'Ada Late' });
    const renewed = await payee('400111223', { legalName: 'Bo Renewed' });
    await payee('400111224', { legalName: 'Cy Same' });
    await tax.pay(late.driver, { payDate: '2025-12-31', pay: dollars(500) });
    await tax.certify(renewed.driver, '400111999', { legalName: 'Bo Renewed' });
    expect(await check()).toMatchObject({
      forms: 1,
      warnings: expect.arrayContaining([`Ada Late: left out. ${AGAIN}`, `Bo Renewed: left out. ${AGAIN}`]),
    });
    for (const { driver } of [late, renewed]) await tax.generate(admin, { userId: driver.id, year: 2025 });
    const listed = (await rows()).map((row) => [
      row['Recipient Taxpayer ID Number'],
      row['Box 1 - Nonemployee Compensation'],
    ]);
    expect(listed.sort()).toEqual([
      ['400111222', '3000.00'],
      ['400111224', '2500.00'],
      ['400111999', '2500.00'],
    ]);
  });

  test('is no number that an accountant has called a mistake', async () => {
    const first = await payee('400111222', { legalName: 'Ada First' });
    const second = await portal.joinContractor();
    await tax.certify(second, '400111222', { legalName: 'Bo Second' });
    expect((await check()).message).toMatch(/Ada First: left out\. Another person/);
    expect(await tax.decide(admin, first.driver, 'MISTAKE')).toMatchObject({ lacksW9: true });
    expect((await check()).message).toMatch(/Ada First: left out\. What it was made from has changed/);
  });

  longTest('is nothing where nothing waits', async () => {
    expect(await check()).toMatchObject({
      code: 'CONFLICT',
      message: 'No generated 1099 of 2025 is waiting to be filed.',
    });
    expect(await check(2030)).toMatchObject({ code: 'VALIDATION' });
  });
});

describe('numbers in full', () => {
  test('are decrypted only for the file, which is recorded with the number of forms in it', async () => {
    await payee('400111222');
    await check();
    expect(await portal.audit({ action: 'IRIS_FILES_EXPORTED' })).toEqual([]);
    await files();
    expect(await portal.audit({ action: 'IRIS_FILES_EXPORTED' })).toMatchObject([
      {
        level: 'WARNING',
        userId: admin.key,
        entityType: 'TaxYear',
        entityId: '2025',
        newValues: { forms: 1 },
      },
    ]);
    const log = await portal.audit();
    const said = JSON.stringify(log.map(({ oldValues, newValues }) => [oldValues, newValues]));
    expect(said).not.toMatch(/400-?11-?1222/);
  });

  test('are for administrators who are signed in, and for no access token', async () => {
    await payee('400111222');
    const accountant = await portal.joinStaff('Accountant');
    const refused = await portal.graphql(FILES, { year: 2025 }, accountant.token);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { data } = await portal.graphql(
      `mutation { result: createAccessToken(input: { name: "script", canWrite: true, expiresInDays: 1 }) {
        ... on CreateAccessTokenPayload { token } } }`,
      {},
      admin.token,
    );
    const script = await portal.graphql(FILES, { year: 2025 }, data.result.token);
    expect(script.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const rest = await portal.rest('GET', '/tax-documents/iris-files?year=2025', {
      token: data.result.token,
    });
    expect([rest.status, rest.body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await portal.audit({ action: 'IRIS_FILES_EXPORTED' })).toEqual([]);
  });

  test('come over REST as an archive that is never cached', async () => {
    await payee('400111222');
    const { status, headers } = await portal.rest('GET', '/tax-documents/iris-files?year=2025', {
      token: admin.token,
    });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="iris-2025.zip"',
      'cache-control': expect.stringContaining('no-store'),
    });
  });
});
