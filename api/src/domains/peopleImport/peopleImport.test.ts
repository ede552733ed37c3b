/** Importing a list of people: the preview, and all or nothing. */

import { readFileSync } from 'node:fs';
import { formatAmount } from 'rules/amounts';
import { RATE_TOO_FAR } from 'rules/dayRates';
import { LIST_COLUMNS, LIST_NOT_TEXT, LIST_TEMPLATE, LIST_TOO_LONG, MAX_LIST_LENGTH } from 'rules/peopleList';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBalances, sumBalances } from '../../../test/support/ledger.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { recordStatements } from '../../../test/support/statements.ts';
import type { Answer } from '../../../test/support/taxDocuments.ts';
import { verifyLedger } from '../ledger/verify.service.ts';

let portal: TestPortal;
let manager: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
});

const list = (...lines: string[]): string => LIST_TEMPLATE + lines.join('\r\n');
const DANA =
  'Dana,Reyes,dana@example.com,+1 (215) 555-0142,250,11/2/2026,"$41,200.50",1310.25,240,300,125,2026-06-01';
const EVE = 'Zoë,"O\'Neil, Jr.",zoe@example.com';

const ask = async (document: string, variables: Record<string, unknown>, by = manager): Promise<Answer> => {
  const { data, errors } = await portal.graphql(document, variables, by.token);
  expect(errors).toBeUndefined();
  return data.result;
};

const preview = (text: string, paidThrough: string | null = '2026-11-18') =>
  ask(
    `query ($text: String!, $paidThrough: Date) {
      result: peopleImportPreview(text: $text, paidThrough: $paidThrough) {
        ... on ValidationError { issues { path message } }
        ... on PeopleImportPreview { people wrong
          rows { line isRight problem steps note cells { column text issue } } } } }`,
    { text, paidThrough },
  );
const refusalOf = async (text: string) => (await preview(text)).issues?.[0]?.message;
const issuesOf = async (...lines: string[]): Promise<[number, string, string][]> =>
  (await preview(list(...lines))).rows.flatMap(({ line, cells }: Answer) =>
    cells.flatMap(({ column, issue }: Answer) => (issue ? [[line, column, issue]] : [])),
  );

const take = (text: string, more: object = {}, by = manager) =>
  ask(
    `mutation ($input: ImportPeopleInput!) { result: importPeople(input: $input) {
      ... on Error { code message } ... on ValidationError { issues { path message } }
      ... on ImportPeoplePayload { people query { contractors(first: 500) { totalCount } } } } }`,
    { input: { text, paidThrough: '2026-11-18', idempotencyKey: 'list', ...more } },
    by,
  );

const countEverything = async () => ({
  people: await portal.db.user.count({ where: { kind: 'CONTRACTOR' } }),
  rates: await portal.db.payRate.count(),
  openings: await portal.db.openingBalance.count(),
  plans: await portal.db.plan.count(),
  entries: await portal.db.ledgerEntry.count(),
  lists: await portal.db.peopleImport.count(),
});
const NOTHING = { people: 0, rates: 0, openings: 0, plans: 0, entries: 0, lists: 0 };

describe('looking at a list', () => {
  longTest('shows the action for each line, and changes nothing', async () => {
    const { people, wrong, rows } = await preview(list(DANA, '', EVE));
    expect({ people, wrong }).toEqual({ people: 2, wrong: 0 });
    expect(rows.map(({ line, steps, note }: Answer) => ({ line, steps, note }))).toEqual([
      {
        line: 2,
        steps: [
          'Added as a contractor.',
          'Day rate $250.00 from Nov 2, 2026.',
          '$41,200.50 paid, $1,310.25 reimbursed, $240.00 withheld in 2026 outside this system.',
          'Owes $300.00: $125.00 a week from the week of Nov 16, 2026 on.',
        ],
        note: null,
      },
      { line: 4, steps: ['Added as a contractor.'], note: null },
    ]);
    expect(rows[1].cells.slice(0, 3)).toEqual([
      { column: 'First Name', text: 'Zoë', issue: null },
      { column: 'Last Name', text: "O'Neil, Jr.", issue: null },
      { column: 'Email', text: 'zoe@example.com', issue: null },
    ]);
    expect(await countEverything()).toEqual(NOTHING);
  });

  test('names line, column and reason of whatever is wrong', async () => {
    expect(
      await issuesOf(
        ',Reyes,dana,,-1,11/31/2026,12.5.0,-5',
        'Dana,Reyes,a@example.com,,,2026-11-02,100,,101,300,,',
        'Dana,Reyes,b@example.com,,250,2028-11-20,12.345,,,300,50,2026-11-19',
        'Dana,Reyes,c@example.com,,100000,,,,,,50,2026-11-01',
      ),
    ).toEqual([
      [2, 'First Name', 'First name is required.'],
      [2, 'Email', 'Email must be a valid address, such as name@example.com.'],
      [2, 'Day Rate', 'Daily rate must not be negative.'],
      [2, 'Day Rate From', 'Enter a date such as 11/16/2026 or 2026-11-16.'],
      [2, 'Paid This Year', 'Enter an amount such as 1,234.50.'],
      [2, 'Reimbursed This Year', 'Reimbursed expenses can’t be negative.'],
      [3, 'Day Rate', 'Enter the day rate that starts on this day.'],
      [3, 'Withheld This Year', 'Withholding can’t be more than the pay.'],
      [3, 'Advance Weekly', 'The weekly amount must be above $0.00.'],
      [3, 'Advance Agreed On', 'Enter the day it was agreed in writing. Nothing can be deducted without it.'],
      [4, 'Day Rate From', RATE_TOO_FAR],
      [4, 'Paid This Year', 'Enter dollars and cents, with at most two decimals.'],
      [4, 'Advance Agreed On', 'The agreement can’t be from a future day.'],
      [5, 'Day Rate', 'Daily rate must be at most 99,999.99.'],
      [5, 'Advance Owed', 'The total must be above $0.00.'],
    ]);
  });

  test('reads what Excel adds: columns at the end, a separator, lines without anything, nothing as a dash', async () => {
    const row = 'Dana,Reyes,dana@example.com,,250,,$ -,-, $ -   ,,,,,';
    const columns = LIST_TEMPLATE.trim();
    for (const text of [
      `${columns},,\r\n${row}\r\n,,,,,,,,,,,,,\r\n`,
      `sep=,\r\n${columns}\r\n${row}`,
      `\r\n,,,\r\n${columns}\r\n${row}`,
      `"sep=;"\r\n${`${columns}\r\n${row}`.replaceAll(',', ';')}`,
    ]) {
      const found = await preview(text);
      expect(found, text).toMatchObject({ people: 1, wrong: 0 });
      expect(found.rows[0].line).toBe(
        text.split('\r\n').indexOf(text.includes(';') ? row.replaceAll(',', ';') : row) + 1,
      );
      expect(found.rows[0].steps).toEqual(['Added as a contractor.', 'Day rate $250.00 from Nov 18, 2026.']);
    }
  });

  longTest('refuses names that no one can see, and knows those that read the same', async () => {
    await portal.joinContractor({ firstName: 'Zoë', lastName: 'Núñez', email: 'zoe@example.com' });
    expect(await issuesOf('Zoe\u200b,\u202eNunez,a@example.com', '12,"O\nNeil",b@example.com')).toEqual([
      [2, 'First Name', 'First Name has a character that can’t be seen. Delete the text and type it again.'],
      [2, 'Last Name', 'Last Name has a character that can’t be seen. Delete the text and type it again.'],
      [3, 'First Name', 'First Name must have at least one letter.'],
      [3, 'Last Name', 'Last Name must be on one line.'],
    ]);
    const { rows } = await preview(list('ZOE,Nunez,new@example.com'));
    expect(rows[0].note).toBe('Someone already has this name: zoe@example.com.');
    const taken = await take(list('Rene\u0301e,Nu\u0301n\u0303ez,renee@example.com'));
    expect(taken.people, JSON.stringify(taken)).toBe(1);
    expect(await portal.db.user.findFirst({ where: { email: 'renee@example.com' } })).toMatchObject({
      firstName: 'Renée',
      lastName: 'Núñez',
    });
  });

  test('finds people twice in the list, those who are here, and those of the same name', async () => {
    await portal.joinContractor({ firstName: 'Dana', lastName: 'Reyes', email: 'here@example.com' });
    expect(await issuesOf(DANA, 'A,B,HERE@example.com', 'C,D,Dana@Example.com')).toEqual([
      [3, 'Email', 'Someone already has this email address.'],
      [4, 'Email', 'Line 2 has the same email address.'],
    ]);
    const { rows } = await preview(list(DANA));
    expect(rows[0]).toMatchObject({
      isRight: true,
      note: 'Someone already has this name: here@example.com.',
    });
  });

  test('takes tabs from the clipboard, a byte-order mark, columns in any order and fewer of them', async () => {
    const tabs = '\ufeffEMAIL\tlast name\tFirst_Name\ndana@example.com\tReyes\tDana\n';
    expect((await preview(tabs)).rows[0].cells[0]).toEqual({
      column: 'First Name',
      text: 'Dana',
      issue: null,
    });
  });

  test('counts lines as an editor does, and refuses cells that a spreadsheet would run', async () => {
    expect(
      await issuesOf('"Da\nna",Reyes,a@example.com', '=1+1,Reyes,b@example.com', 'Bo,@x,c@example.com,+cmd'),
    ).toEqual([
      [2, 'First Name', 'First Name must be on one line.'],
      [4, 'First Name', 'It starts with a character that spreadsheets read as a formula.'],
      [5, 'Last Name', 'It starts with a character that spreadsheets read as a formula.'],
      [5, 'Phone', 'It starts with a character that spreadsheets read as a formula.'],
    ]);
    const { rows } = await preview(list(`${EVE}${','.repeat(9)},surplus`));
    expect(rows[0]).toMatchObject({
      isRight: false,
      problem: 'This line has more cells than there are columns.',
    });
  });

  test.each([
    ['', 'The first line does not name "First Name". Start from the template.'],
    [LIST_TEMPLATE, 'The list is empty.'],
    [
      'First Name;Last Name;Email\nA;B;c@d.ef',
      'The columns are separated by semicolons. Save the file with commas.',
    ],
    ['First Name,Last Name\nA,B', 'The first line does not name "Email". Start from the template.'],
    ['First Name,Last Name,Email,Email\nA,B,c', 'The first line names "Email" twice.'],
    [
      'First Name,Last Name,Email,Salary\nA,B,c,1',
      'Column 4 of the first line is named "Salary", which the template does not have.',
    ],
    [
      `${LIST_TEMPLATE}A,"B,c@d.ef\n`,
      'Line 2 has a quotation mark that does not belong there, or one that is never closed.',
    ],
    [`${LIST_TEMPLATE}Zo\ufffd,B,c@d.ef`, LIST_NOT_TEXT],
    ['PK\u0003\u0004', LIST_NOT_TEXT],
    ['x'.repeat(MAX_LIST_LENGTH + 1), LIST_TOO_LONG],
    [LIST_TEMPLATE + 'A,B,c\n'.repeat(501), LIST_TOO_LONG],
  ])('refuses what is no list: %#', async (text, message) => {
    expect(await refusalOf(text)).toBe(message);
  });

  longTest('is answered for five hundred people within the limits', { timeout: 60_000 }, async () => {
    const lines = Array.from(
      { length: 500 },
      (_, at) => `Dana,Driver ${at},dana.${at}@example.com,,250,2026-11-02`,
    );
    const { people, wrong } = await preview(list(...lines));
    expect({ people, wrong }).toEqual({ people: 500, wrong: 0 });
  });
});

describe('taking a list in', () => {
  longTest('adds everyone with rates, amounts and advances, whom no one has invited yet', async () => {
    const { people, query } = await take(list(DANA, EVE), { paidThrough: '2026-11-13' });
    expect({ people, total: query.contractors.totalCount }).toEqual({ people: 2, total: 2 });
    expect(await countEverything()).toEqual({
      people: 2,
      rates: 1,
      openings: 1,
      plans: 1,
      entries: 2,
      lists: 1,
    });
    const dana = await portal.db.user.findFirstOrThrow({
      where: { emailKey: 'dana@example.com' },
      include: { payRates: true, openingBalances: true, plans: true, invitation: true },
    });
    expect(dana).toMatchObject({
      ...{ kind: 'CONTRACTOR', phone: '+1 (215) 555-0142', isActive: true, mustChangePassword: true },
      payRates: [{ effectiveFrom: new Date('2026-11-02') }],
      openingBalances: [{ year: 2026, paidThrough: new Date('2026-11-13') }],
      plans: [
        {
          ...{ agreedBy: 'Dana Reyes', agreedOn: new Date('2026-06-01') },
          ...{ carriedOverOn: new Date('2026-11-13'), firstWeek: new Date('2026-11-09') },
        },
      ],
    });
    const balances = await readBalances(portal.database.pool);
    expect(sumBalances(balances, 'COMPENSATION', 2026)).toBe(41_200_50);
    expect(sumBalances(balances, 'ADVANCES')).toBe(300_00);
    expect(await verifyLedger(portal.services)).toMatchObject({ problem: null });
    const actions = await portal.db.auditLog.groupBy({ by: ['action'], _count: true });
    expect(Object.fromEntries(actions.map(({ action, _count }) => [action, _count]))).toMatchObject({
      ...{ USER_CREATED: expect.any(Number), DAILY_RATE_CHANGED: 1, OPENING_BALANCE_ENTERED: 1 },
      ...{ PLAN_CREATED: 1, PEOPLE_IMPORTED: 1 },
    });
    expect(await portal.db.mail.count()).toBe(0);
    // They are invited later, like people whose invitation has expired.
    const invited = await ask(
      `query ($id: ID!) { result: person(id: $id) { invitation { isSent isExpired } } }`,
      { id: `User_${dana.id}` },
    );
    expect(invited).toEqual({ invitation: { isSent: false, isExpired: true } });
    const sent = await ask(
      `mutation ($id: ID!) { result: resendInvitation(input: { userId: $id }) {
        ... on Error { message } ... on InvitationPayload { user { invitation { isSent isExpired } } } } }`,
      { id: `User_${dana.id}` },
    );
    expect(sent).toEqual({ user: { invitation: { isSent: true, isExpired: false } } });
  });

  test('is done once, however often it is sent', async () => {
    await take(list(DANA));
    expect(await take(list(DANA))).toMatchObject({ people: 1, query: { contractors: { totalCount: 1 } } });
    expect(await take(list(EVE))).toMatchObject({
      code: 'CONFLICT',
      message: 'This idempotency key was used for a different request.',
    });
    // With another key it is another list, of people who already exist.
    expect((await take(list(DANA), { idempotencyKey: 'again' })).issues).toEqual([
      {
        path: ['text'],
        message: 'A line of the list can’t be imported, the first one in line 2. No one was added.',
      },
    ]);
    expect(await countEverything()).toMatchObject({ people: 1, lists: 1 });
  });

  test('adds no one where one line is wrong, or where the last one fails', async () => {
    const refused = await take(list(DANA, 'Bo,,bo@example.com', 'C,D,bo'));
    expect(refused.issues[0].message).toBe(
      '2 lines of the list can’t be imported, the first one in line 3. No one was added.',
    );
    expect(await countEverything()).toEqual(NOTHING);
    await portal.database.pool.query(`
      CREATE FUNCTION break_import() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW."emailKey" = 'zoe@example.com' THEN RAISE EXCEPTION 'The disk is full'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER break_import BEFORE INSERT ON "User" FOR EACH ROW EXECUTE FUNCTION break_import()`);
    try {
      const { errors } = await portal.graphql(
        `mutation ($input: ImportPeopleInput!) { importPeople(input: $input) { __typename } }`,
        { input: { text: list(DANA, EVE), paidThrough: '2026-11-18', idempotencyKey: 'broken' } },
        manager.token,
      );
      expect(errors).toHaveLength(1);
      expect(await countEverything()).toEqual(NOTHING);
    } finally {
      await portal.database.pool.query('DROP TRIGGER break_import ON "User"; DROP FUNCTION break_import');
    }
    expect(await take(list(DANA, EVE), { idempotencyKey: 'broken' })).toMatchObject({ people: 2 });
  });

  test('of two at once counts once', async () => {
    const done = await Promise.all([take(list(DANA)), take(list(DANA))]);
    expect(done.filter(({ people }) => people === 1).length).toBeGreaterThanOrEqual(1);
    expect(await countEverything()).toMatchObject({ people: 1, openings: 1, lists: 1 });
  });

  test('asks for the last day of the amounts, and of a list without amounts for none', async () => {
    const issues = [
      {
        path: ['paidThrough'],
        message: 'Choose the last day whose payments are in the amounts of this list.',
      },
    ];
    expect((await preview(list(DANA), null)).issues).toEqual(issues);
    expect((await take(list(DANA), { paidThrough: null })).issues).toEqual(issues);
    expect(await countEverything()).toEqual(NOTHING);
    expect(await take(list(EVE), { paidThrough: null })).toMatchObject({ people: 1 });
  });

  test('is refused for a day in the future, or of a year without forms', async () => {
    for (const [paidThrough, message] of [
      ['2026-11-19', 'Paid through must be today or earlier.'],
      ['2019-12-31', 'Year must be from 2020 to 2026.'],
    ])
      expect((await take(list(DANA), { paidThrough })).issues).toEqual([{ path: ['paidThrough'], message }]);
  });

  test('of many people is done in one transaction', { timeout: 120_000 }, async () => {
    const MANY = process.env.LONG ? 500 : 20;
    const lines = Array.from(
      { length: MANY },
      (_, at) => `Dana,Driver ${at},dana.${at}@example.com,,250,2026-11-02,1000,10,,300,125,2026-06-01`,
    );
    expect(await take(list(...lines))).toMatchObject({ people: MANY });
    expect(await countEverything()).toMatchObject({
      ...{ people: MANY, rates: MANY, openings: MANY, plans: MANY },
    });
    expect(await portal.audit({ action: 'PLAN_CREATED' })).toHaveLength(MANY);
    // Hashing a password for each of them would take minutes.
    const hashes = await portal.db.user.groupBy({ by: ['passwordHash'], where: { kind: 'CONTRACTOR' } });
    expect(hashes).toHaveLength(1);
  });

  longTest('takes as many statements for many people as for two', async () => {
    const people = (of: string, count: number) =>
      list(
        ...Array.from(
          { length: count },
          (_, at) => `Dana,${of} ${at},${of}.${at}@example.com,,250,2026-11-02,1000,10,,300,125,2026-06-01`,
        ),
      );
    const count = async (of: string, number: number): Promise<number> => {
      const statements = await recordStatements(portal.database.pool, () =>
        take(people(of, number), { idempotencyKey: of }),
      );
      return statements.length;
    };
    const few = await count('few', 2);
    expect(few).toBeGreaterThan(10);
    expect(await count('many', 60)).toBe(few);
  });
});

test("the accountants' guide says what its list adds up to", async () => {
  const guide = readFileSync(new URL('../../../../docs/accountants.md', import.meta.url), 'utf8');
  const section = guide.split(/^## /m).find((part) => part.startsWith('Starting in the middle of a year'))!;
  expect(await take(/^```csv\n(.*?)^```$/ms.exec(section)![1]!)).toMatchObject({ people: 2 });
  const season = await ask(
    `query { result: taxSeason(year: 2026) { rows(first: 10) { edges { node {
      user { name } paid expenses reportable withheld need } } } } }`,
    {},
  );
  const said = season.rows.edges.map(({ node }: Answer) => {
    const amounts = [node.paid, node.expenses, node.reportable, node.withheld].map(formatAmount);
    return `| ${[node.user.name, ...amounts, node.need ? 'yes' : 'no'].join(' | ')} |`;
  });
  expect(said).toHaveLength(2);
  for (const row of said) expect(section).toContain(row);
  for (const { title } of LIST_COLUMNS) expect(section).toContain(title);
});

test('the template names every column', () => {
  expect(LIST_TEMPLATE).toBe(`${LIST_COLUMNS.map(({ title }) => title).join(',')}\r\n`);
});
