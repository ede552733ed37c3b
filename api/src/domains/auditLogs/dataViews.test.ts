/** Who saw my data: each person's own list, from the sealed entries themselves. */
import { type GraphQLNamedType, getNamedType, isObjectType, isUnionType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';
import { rememberPdfs } from '../../../test/support/rememberPdfs.ts';
import { type Answer, dollars, taxes } from '../../../test/support/taxDocuments.ts';
import { schema } from '../../app/schema.ts';
import type { DataAction } from '../../audit/actions.ts';
import { OF_MANY, OPENINGS } from './dataViews.ts';

let portal: TestPortal;
let admin: Actor;
let driver: Actor;
let other: Actor;
let tax: ReturnType<typeof taxes>;
let run: { id: string; number: number };
let form: string;

const REVEAL = `mutation ($input: RevealTaxNumberInput!) { result: revealTaxNumber(input: $input) { __typename } }`;
const IRIS = '{ result: irisFiles(year: 2025) { ... on IrisFiles { file { filename } } } }';
const COPIES = '{ result: recipientCopies(year: 2025) { __typename } }';
const RECORDS = 'query ($id: ID!) { result: userRecords(id: $id) { __typename } }';
const BANK_FILE = `{ result: bankFile(weekStart: "2026-02-02", includeNew: true, format: CSV, effectiveOn: "2026-02-11") {
  __typename ... on Error { message } } }`;
const RECORD =
  'mutation ($input: RecordPaymentInput!) { result: recordPayment(input: $input) { __typename } }';
const JOURNAL = '{ result: paymentJournal(startDate: "2026-02-01", endDate: "2026-02-28") { __typename } }';
const REPORT = 'query ($id: ID!) { result: reportCsv(id: $id) { __typename } }';
const VERIFY = 'mutation { verifyAuditLog { intact } }';
const STATEMENT = 'query ($id: ID!) { result: payStatementFile(runId: $id) { __typename } }';
const DOCUMENT = 'query ($id: ID!) { result: taxDocumentFile(id: $id) { __typename } }';

const ask = async (who: Actor, document: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await portal.graphql(document, variables, who.token);
  expect(errors).toBeUndefined();
  return data.result;
};

const list = async (who: Actor, page = 'first: 20'): Promise<Answer> =>
  (
    await portal.graphql(
      `{ viewer { dataViews(${page}) { totalCount pageInfo { hasNextPage endCursor }
        edges { node { id openedAt openedBy opened reason place } } } } }`,
      {},
      who.token,
    )
  ).data.viewer.dataViews;

const listOpened = async (who: Actor, page?: string): Promise<string[]> =>
  (await list(who, page)).edges.map(({ node }: Answer) => node.opened);

async function payee(number: string): Promise<Actor> {
  const person = await portal.joinContractor();
  await tax.certify(person, number);
  await tax.pay(person, { payDate: '2025-05-01', pay: dollars(2500) });
  ({ id: form } = await tax.generate(admin, { userId: person.id, year: 2025 }));
  return person;
}

beforeAll(async () => {
  portal = await openTestPortal();
  rememberPdfs(portal);
  portal.setClock('2026-02-10');
  tax = taxes(portal);
  await tax.saveCompany();
  admin = await portal.joinStaff('IT_Admin');
  [other, driver] = [await payee('400111333'), await payee('400111222')];
  const { body } = await portal.rest('POST', '/payroll/weekly', {
    token: admin.token,
    body: {
      userId: driver.id,
      weekStart: '2026-02-02',
      weekEnd: '2026-02-08',
      weeklyData: [{ date: '2026-02-02', pay: 200, expenses: 0, notes: '' }],
    },
  });
  const { id } = body.payrollRun;
  const key = id.replace('PayrollRun_', '');
  const { number } = await portal.db.payrollRun.findUniqueOrThrow({ where: { id: key } });
  run = { id, number };
});
afterAll(() => portal.close());

longTest('nothing is in it before, and nothing that one opens oneself', async () => {
  const input = { userId: driver.id, password: PASSWORD, reason: 'Is it right?' };
  await ask(driver, REVEAL, { input });
  await ask(driver, STATEMENT, { id: run.id });
  await ask(driver, DOCUMENT, { id: form });
  expect(await list(driver)).toMatchObject({ totalCount: 0, edges: [] });
});

longTest('each file and each reveal is in it, newest first, also of what was about many people', async () => {
  const input = { userId: driver.id, password: PASSWORD, reason: 'Asked by the IRS' };
  await ask(admin, REVEAL, { input });
  await ask(admin, STATEMENT, { id: run.id });
  await ask(admin, DOCUMENT, { id: form });
  await ask(admin, IRIS);
  await ask(admin, COPIES);
  await ask(admin, RECORDS, { id: driver.id });
  const { totalCount, edges } = await list(driver);
  expect(totalCount).toBe(6);
  expect(edges.map(({ node }: Answer) => [node.opened, node.reason])).toEqual([
    ['All records, as one file', null],
    ['Form 1099-NEC for 2025', null],
    ['IRS upload file for 2025, with the taxpayer number', null],
    ['Form 1099-NEC for 2025', null],
    [`Pay statement #${run.number}`, null],
    ['Taxpayer number', 'Asked by the IRS'],
  ]);
  expect(await listOpened(other)).toEqual([
    'Form 1099-NEC for 2025',
    'IRS upload file for 2025, with the taxpayer number',
  ]);
});

longTest('each line names who it was and the place of its entry in the sealed chain', async () => {
  expect((await list(driver)).edges[0].node.place).toBeNull();
  expect((await portal.graphql(VERIFY, {}, admin.token)).data.verifyAuditLog).toEqual({ intact: true });
  const { firstName, lastName } = await portal.db.user.findUniqueOrThrow({ where: { id: admin.key } });
  for (const { node } of (await list(driver)).edges) {
    expect(node.openedBy).toBe(`${firstName} ${lastName}`);
    const seal = await portal.db.auditSeal.findUniqueOrThrow({ where: { position: node.place } });
    expect(`DataView_${seal.auditLogId}`).toBe(node.id);
  }
});

longTest('its pages begin at an entry', async () => {
  const first = await list(driver, 'first: 4');
  expect(first.pageInfo.hasNextPage).toBe(true);
  expect(await listOpened(driver, `first: 4, after: "${first.pageInfo.endCursor}"`)).toEqual([
    expect.stringMatching(/^Pay statement #/),
    'Taxpayer number',
  ]);
});

test('it is for the person alone', async () => {
  const { errors } = await portal.graphql(
    'query ($id: ID!) { user(id: $id) { name dataViews { totalCount } } }',
    { id: driver.id },
    admin.token,
  );
  expect(errors![0]!.extensions.code).toBe('FORBIDDEN');
});

longTest('one line is found by its id, by the person alone', async () => {
  const {
    edges: [{ node }],
  } = await list(driver);
  const find = async (who: Actor) =>
    (
      await portal.graphql(
        'query ($id: ID!) { node(id: $id) { id ... on DataView { opened openedBy } } }',
        { id: node.id },
        who.token,
      )
    ).data.node;
  expect(await find(driver)).toEqual({ id: node.id, opened: node.opened, openedBy: node.openedBy });
  expect(await find(admin)).toBeNull();
});

longTest('someone deleted since is a number in it', async () => {
  const accountant = await portal.joinStaff('Accountant');
  await ask(accountant, DOCUMENT, { id: form });
  await portal.db.user.update({ where: { id: accountant.key }, data: { archivedAt: new Date() } });
  await portal.graphql(
    'mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { __typename } }',
    { input: { userId: accountant.id } },
    admin.token,
  );
  expect((await list(driver, 'first: 1')).edges[0].node).toMatchObject({
    opened: 'Form 1099-NEC for 2025',
    openedBy: 'Deleted user #1',
  });
});

test('it has bank files, files for the books, and reports, for everyone they are about', async () => {
  const input = {
    holder: 'PERSONAL',
    type: 'CHECKING',
    routingNumber: '021000021',
    accountNumber: '77004321',
  };
  await portal.graphql(
    'mutation ($input: SetBankAccountInput!) { setBankAccount(input: $input) { __typename } }',
    { input: { ...input, userId: driver.id } },
    driver.token,
  );
  await ask(admin, BANK_FILE);
  await ask(admin, RECORD, { input: { runIds: [run.id], date: '2026-02-10', method: 'ACH' } });
  await ask(admin, JOURNAL);
  const { body } = await portal.rest('POST', '/reports/payroll-summary', {
    token: admin.token,
    body: { startDate: '2026-02-01', endDate: '2026-02-28' },
  });
  await ask(admin, REPORT, { id: body.data.report.id });
  const texts = [
    `Report ${body.data.report.name}`,
    'Payments from Feb 1, 2026 to Feb 28, 2026, as journal entries',
    'Bank file for the week of Feb 2, 2026, with the account number',
  ];
  expect((await listOpened(driver)).slice(0, 3)).toEqual(texts);
  expect(await listOpened(other)).not.toEqual(expect.arrayContaining([texts[2]]));
});

/** What enters each file that the portal hands out, or why nothing does. */
const FILES: Readonly<Record<string, DataAction | { reason: string }>> = {
  'Query.bankFile': 'BANK_FILE_EXPORTED',
  'Query.madeBankFile': 'BANK_FILE_EXPORTED',
  'Query.paymentJournal': 'PAYMENT_JOURNAL_EXPORTED',
  'Query.payStatementFile': 'PAY_STATEMENT_DOWNLOADED',
  'Query.payStatements': 'PAY_STATEMENT_DOWNLOADED',
  'Query.recipientCopies': 'TAX_DOCUMENT_DOWNLOADED',
  'Query.reportCsv': 'REPORT_EXPORTED',
  'Query.taxDocumentFile': 'TAX_DOCUMENT_DOWNLOADED',
  'Query.userRecords': 'USER_RECORDS_EXPORTED',
  'IrisFiles.file': 'IRIS_FILES_EXPORTED',
  'Query.receiptFile': { reason: 'It is shown on the screen while someone decides on the receipt.' },
};

test('every field that returns a file is known to the list', () => {
  const returnsFile = (type: GraphQLNamedType): boolean =>
    type.name === 'File' || (isUnionType(type) && type.getTypes().some(({ name }) => name === 'File'));
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => returnsFile(getNamedType(field.type)))
        .map((field) => `${type.name}.${field.name}`),
    );
  expect(fields.sort()).toEqual(Object.keys(FILES).sort());
  const entered = Object.values(FILES).filter((entry) => typeof entry === 'string');
  expect(OPENINGS.filter((action) => !entered.includes(action))).toEqual(['TAX_NUMBER_REVEALED']);
});

test('the indexes have the actions that hand out data', async () => {
  const indexes = await portal.db.$queryRaw<{ indexname: string; indexdef: string }[]>`
    SELECT indexname, indexdef FROM pg_indexes WHERE indexname LIKE 'AuditLog_data_views%'`;
  const listActions = (name: string) =>
    [...indexes.find(({ indexname }) => indexname === name)!.indexdef.matchAll(/'([A-Z_]+)'/g)]
      .map(([, action]) => action)
      .sort();
  expect(listActions('AuditLog_data_views_idx')).toEqual(OPENINGS.toSorted());
  expect(listActions('AuditLog_data_views_of_many_idx')).toEqual(OF_MANY.toSorted());
});
