/**
 * A list is complete or refused: requests every list of both entry points, with one row more than a page holds, as
 * every role. The portal never cuts a list silently, and never returns an empty list because the caller lacks the right
 * to it.
 */
import {
  GraphQLID,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { encodeId } from 'rules/ids';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { schema } from '../../src/app/schema.ts';
import { MAX_PAGE_SIZE } from '../../src/graph/pageArgs.ts';
import { kindAt } from '../../src/graph/pipeline/guards/idKinds.ts';
import { routes } from '../../src/graph/rest/routes.ts';
import { longTest } from '../support/longTest.ts';
import { maxPageOf } from '../support/pageBounds.ts';
import type { GraphResult } from '../support/portal.ts';
import { cases, type ListCase, type NamedCase, toDocument, toPage } from './cases.ts';
import { type Company, openCompany } from './company.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A key without a record. */
const KEY = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
/** One row more than a page of the default size. */
const FEW = 51;
/**
 * For the lists over REST: in the long form, one row more than the largest page. In the short form, lists.test.ts of
 * the routes has lists that long.
 */
const ROWS = process.env.LONG ? MAX_PAGE_SIZE + 1 : FEW;
/** The default page size. */
const defaultOf = ({ coordinate }: NamedCase): number => (coordinate.endsWith('.history') ? 20 : 50);

/** Lists where everyone may read their own part: other people see only their own rows, or none. */
const OWN = ['Query.payrollRuns', 'Query.receipts', 'Query.taxDocuments', 'Query.timeLogs'];
const ALL_READERS = ['IT_Admin', 'Manager', 'Accountant'];

let company: Company;
/** The same company with other records that have lists of their own. */
let elsewhere: Company;
/** A cursor of each list. */
const cursors = new Map<string, string>();
beforeAll(async () => {
  company = await openCompany(FEW);
  elsewhere = await lookElsewhere();
  for (const list of cases) {
    const { data } = await ask(list, 'first: 1', company.boss.token);
    cursors.set(list.coordinate, toPage(data).edges[0]!.cursor);
  }
});
afterAll(() => company.portal.close());

/** Another record of each kind that has lists: existing, or created as a copy. */
const ANOTHER: Record<keyof Company['ids'], string> = {
  run: 'SELECT id FROM "PayrollRun" WHERE id <> $1 LIMIT 1',
  document: 'SELECT id FROM "TaxDocument" WHERE id <> $1 LIMIT 1',
  report: `INSERT INTO "Report" (id, name, type, year, content)
    SELECT gen_random_uuid(), name, type, year, content FROM "Report" WHERE id = $1 RETURNING id`,
  payrollBatch: `INSERT INTO "PayrollBatch" (id, "weekStart", "payDate", "idempotencyKey", "requestHash", "finishedAt")
    SELECT gen_random_uuid(), "weekStart" - 7, "payDate", 'two', '', now() FROM "PayrollBatch" WHERE id = $1 RETURNING id`,
  taxBatch: `INSERT INTO "TaxDocumentBatch" (id, type, year, "idempotencyKey", "finishedAt")
    SELECT gen_random_uuid(), type, year - 1, 'two', now() FROM "TaxDocumentBatch" WHERE id = $1 RETURNING id`,
};

/** The company with these records, and with the board of another week and of another year. */
async function lookElsewhere(): Promise<Company> {
  const ids = { ...company.ids };
  for (const [name, sql] of Object.entries(ANOTHER) as [keyof typeof ids, string][]) {
    const [type, key] = ids[name].split('_');
    const [row] = await company.query(sql, [key]);
    ids[name] = `${type}_${row!.id}`;
  }
  const people = { ...company.people, driver: company.people.IT_Admin };
  return { ...company, ids, people, week: '2026-10-19', year: 2024 };
}

const ask = (list: ListCase, args: string, token: string): Promise<GraphResult> =>
  company.portal.graphql(toDocument(list, company, args), {}, token);
const refusalOf = ({ errors }: GraphResult) => ({
  message: errors?.[0]?.message,
  ...errors?.[0]?.extensions,
});

const countValues = (cursor: string): number => Buffer.from(cursor, 'base64').toString().split('_').length;
const isAlike = (one: string, other: string): boolean => countValues(one) === countValues(other);

/** Arguments without which there is no list, or none here: no one is late in the default week. */
const NEEDED = /^(weekStart|topics)/;

/** Arguments that select no rows. */
const PAGING = ['first', 'last', 'after', 'before', 'offset', 'since'];

/** Each filter and order of a list with a value, such as `year: 2025`. */
function filtersOf(coordinate: string): string[] {
  const [type, name] = coordinate.split('.') as [string, string];
  const { args } = (schema.getType(type) as GraphQLObjectType).getFields()[name]!;
  const values: Record<string, string> = {
    Boolean: 'true',
    Date: '"2026-06-01"',
    Int: '2025',
    String: '"PAYROLL_PAID"',
  };
  return args
    .filter((arg) => !PAGING.includes(arg.name))
    .map((arg) => {
      const value = getNamedType(arg.type);
      if (value === GraphQLID) return `${arg.name}: "${encodeId(kindAt(`${coordinate}.${arg.name}`)!, KEY)}"`;
      if (isInputObjectType(value)) return `${arg.name}: {}`;
      return `${arg.name}: ${isEnumType(value) ? value.getValues()[0]!.name : values[value.name]}`;
    });
}

/** All lists do the same checks, so in the short form each list gets one of the refused values in turn. */
const oneInTurn = <T>(all: readonly T[], turn: number): readonly T[] =>
  process.env.LONG || all.length === 0 ? all : [all[turn % all.length]!];

/** Starts with a different one each time. */
const inTurn = <T>(all: readonly T[], turn: number): T[] => [
  ...all.slice(turn % all.length),
  ...all.slice(0, turn % all.length),
];

const kindOf = (role: string): string =>
  ALL_READERS.includes(role) ? 'reader' : ['HR', 'driver'].includes(role) ? role : 'other';

describe.each(cases.map((list, turn) => ({ ...list, turn })))('$title', ({ turn, ...list }) => {
  const limit = maxPageOf(list.coordinate);
  // One place does these checks for every list, so the short form tries them on one in eight.
  const tried = test.runIf(process.env.LONG || turn % 8 === 0);

  tried('refuses invalid page arguments and names each', async () => {
    const { token } = company.boss;
    for (const argument of ['first', 'last']) {
      const sent = async (value: number) => refusalOf(await ask(list, `${argument}: ${value}`, token));
      expect(await sent(limit + 1)).toMatchObject({
        message: `${argument} must be at most ${limit}.`,
        code: 'VALIDATION',
        path: [argument],
        limit,
        value: limit + 1,
      });
      const tooSmall = { message: `${argument} must be at least 1.`, code: 'VALIDATION', path: [argument] };
      for (const value of oneInTurn([0, -1], turn)) expect(await sent(value)).toMatchObject(tooSmall);
    }
    expect(refusalOf(await ask(list, 'first: 1, last: 1', token))).toMatchObject({
      message: 'Use either first or last, not both.',
      code: 'VALIDATION',
    });
    for (const argument of ['after', 'before'])
      for (const cursor of oneInTurn(['bm9uZQ==', 'zzz', '!', ' ', 'é'], turn))
        expect(refusalOf(await ask(list, `${argument}: "${cursor}"`, token)), cursor).toMatchObject({
          message: 'The cursor does not belong to this list.',
          code: 'VALIDATION',
          path: [argument],
        });
  });

  tried('refuses cursors of lists that sort by the same kinds of values', async () => {
    const own = cursors.get(list.coordinate)!;
    const alike = [...cursors].filter(([other, cursor]) => other !== list.coordinate && isAlike(own, cursor));
    for (const [other, cursor] of oneInTurn(alike, turn)) {
      const refusal = refusalOf(await ask(list, `after: "${cursor}"`, company.boss.token));
      expect(refusal, other).toMatchObject({ code: 'VALIDATION', path: ['after'] });
    }
  });

  test('refuses cursors of the same list of another record', async () => {
    const [field] = list.coordinate.split('.');
    if (field === 'Query') return;
    const after = `after: "${cursors.get(list.coordinate)}"`;
    const [own, other] = [company, elsewhere].map((there) => toDocument(list, there, after));
    // A viewer's list belongs to another person if another person asks.
    const isViewers = own === other;
    expect(isViewers).toBe(toDocument(list, company, '').includes('viewer {'));
    const { token } = isViewers ? company.people.IT_Admin : company.boss;
    expect(refusalOf(await company.portal.graphql(other!, {}, token))).toMatchObject({
      message: 'The cursor does not belong to this list.',
      code: 'VALIDATION',
      path: ['after'],
    });
  });

  tried('refuses cursors of the same list with other filters', async () => {
    const { token } = company.boss;
    const { args: _, ...unfiltered } = list;
    const base = { ...unfiltered, ...(NEEDED.test(list.args ?? '') && { args: list.args }) };
    const { edges } = toPage((await ask(base, 'first: 1', token)).data);
    const { cursor } = edges[0]!;
    expect(refusalOf(await ask(base, `after: "${cursor}"`, token)).code).toBeUndefined();
    for (const filter of filtersOf(list.coordinate)) {
      if (base.args && NEEDED.test(filter)) continue;
      const refusal = refusalOf(await ask(base, `${filter}, after: "${cursor}"`, token));
      expect(refusal, filter).toMatchObject({
        message: 'The cursor does not belong to this list.',
        path: ['after'],
      });
    }
  });

  test('is refused to a role or says that there is more', async () => {
    const size = defaultOf(list);
    const answered = new Set<string>();
    for (const [role, { token }] of inTurn(Object.entries(company.people), turn)) {
      // In the short form, one role of those that read the same requests the list.
      if (answered.has(kindOf(role)) && !process.env.LONG) continue;
      const result = await ask(list, '', token);
      const { code } = refusalOf(result);
      if (code === 'FORBIDDEN') continue;
      expect(code, role).toBeUndefined();
      // A record that the caller may not know about.
      if (Object.values(result.data!)[0] === null) continue;
      const { edges, pageInfo } = toPage(result.data!);
      const isReader = role === 'driver' || ALL_READERS.includes(role) || !OWN.includes(list.coordinate);
      expect([role, edges.length, pageInfo.hasNextPage]).toEqual([role, isReader ? size : 0, isReader]);
      answered.add(kindOf(role));
    }
    expect(answered.size).toBeGreaterThan(0);
  });
});

/** Lists with a filter for one person's rows. */
const ofPeople = cases.filter(({ coordinate, args = '' }) => {
  const [type, name] = coordinate.split('.') as [string, string];
  const field = (schema.getType(type) as GraphQLObjectType).getFields()[name]!;
  return field.args.some((arg) => arg.name === 'userId') && !args.includes('userId');
});

longTest.each(ofPeople)(
  '$coordinate of another person is refused to all who may not read it, not empty',
  async (list) => {
    for (const [role, { id, token }] of Object.entries(company.people)) {
      const of = async (userId: string) => refusalOf(await ask(list, `userId: "${userId}"`, token)).code;
      const mayReadAll = refusalOf(await ask(list, '', token)).code === undefined;
      const isOwn = OWN.includes(list.coordinate);
      expect([role, await of(company.boss.id)]).toEqual([
        role,
        isOwn ? (ALL_READERS.includes(role) ? undefined : 'FORBIDDEN') : mayReadAll ? undefined : 'FORBIDDEN',
      ]);
      expect([role, await of(id)]).toEqual([role, isOwn || mayReadAll ? undefined : 'FORBIDDEN']);
    }
  },
);

const IN = { io: 'input', unrepresentable: 'any' } as const;

interface Shape {
  type?: unknown;
  /** The name of a shared shape. */
  $ref?: string;
  items?: Shape;
  properties?: Record<string, Shape>;
}

function hasRows(whole: z.ZodType): boolean {
  const { $defs = {}, ...root } = z.toJSONSchema(whole, IN) as Shape & { $defs?: Record<string, Shape> };
  const follow = (shape: Shape) => (shape.$ref ? $defs[shape.$ref.replace('#/$defs/', '')]! : shape);
  const has = (shape: Shape): boolean => {
    const { type, items = {}, properties = {} } = follow(shape);
    return type === 'array' ? follow(items).type === 'object' : Object.values(properties).some(has);
  };
  return has(root);
}

/** Routes whose responses contain rows, anywhere in the JSON; a saved query has those of its own list. */
const restLists = routes.filter(({ method, response, run }) => method === 'GET' && !run && hasRows(response));

/** The rows in a body, however they are wrapped. */
function rowsIn(body: unknown): unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.values(body)
    .map(rowsIn)
    .find((rows) => rows !== undefined);
}

describe('over REST', () => {
  let large: Company;
  beforeAll(async () => {
    large = process.env.LONG ? await openCompany(ROWS, { isReadOnly: true }) : company;
  });
  afterAll(async () => {
    if (large !== company) await large.portal.close();
  });

  test('these are the lists', () => {
    expect(restLists.map(({ path }) => path).sort()).toEqual([
      '/contractors',
      '/logs',
      '/payroll',
      '/payroll/bank-files',
      '/reports',
      '/staff',
      '/staff/:id/schedule',
      '/staff/all',
      '/staff/archived',
      '/tax-documents',
      '/time-logs',
    ]);
  });

  longTest.each(restLists.map((route, turn) => [route.path, route, turn] as const))(
    '%s is whole, says how much there is, or is refused',
    async (path, { list, query }, turn) => {
      const isWhole = list && list.pageSize === undefined;
      const pages = 'limit' in ((query as z.ZodObject | undefined)?.shape ?? {});
      const answered = new Set<string>();
      for (const [role, { token }] of inTurn(Object.entries(large.people), turn)) {
        // In the short form, one role of those that read the same gets the whole list.
        if (answered.has(kindOf(role)) && !process.env.LONG) continue;
        const get = async (more: string) => {
          const address = path.replace(':id', large.people.driver.id);
          const { status, body, headers } = await large.portal.rest('GET', address + more, { token });
          const total = headers.get('x-total-count') ?? (body.pagination ?? body.data?.pagination)?.total;
          return { status, rows: rowsIn(body)?.length, total: Number(total), link: headers.get('link') };
        };
        // The first role gets the whole list; the others only check its length.
        const isGiven = process.env.LONG || !pages || answered.size === 0;
        const whole = await get(isGiven ? '' : '?limit=1');
        if (whole.status === 403) continue;
        expect(whole.status, role).toBe(200);
        answered.add(kindOf(role));
        if (!pages) {
          expect([role, whole.rows]).toEqual([role, ROWS]);
          continue;
        }
        const isReader = !isWhole || path === '/reports' || ALL_READERS.includes(role);
        if (!isGiven) {
          if (isReader) expect(whole.total, role).toBeGreaterThanOrEqual(ROWS);
          expect([role, whole.rows]).toEqual([role, Math.min(whole.total, 1)]);
          continue;
        }
        const page = await get('?limit=1000');
        if (isReader) expect(page.total, role).toBeGreaterThanOrEqual(ROWS);
        if (isWhole) expect([role, whole.rows]).toEqual([role, page.total]);
        expect([role, page.rows]).toEqual([role, Math.min(page.total, 1000)]);
        if (list) expect([role, page.link !== null]).toEqual([role, page.total > 1000]);
        expect(await get('?limit=1001')).toMatchObject({ status: 400 });
      }
      expect(answered.size).toBeGreaterThan(0);
    },
  );
});

const restListsOfPeople = restLists.flatMap(({ path, query }) =>
  'userId' in ((query as z.ZodObject | undefined)?.shape ?? {}) ? [path] : [],
);

longTest('over REST, too', async () => {
  expect(restListsOfPeople.sort()).toEqual(['/logs', '/payroll', '/tax-documents', '/time-logs']);
  for (const path of restListsOfPeople)
    for (const [role, { id, token }] of Object.entries(company.people)) {
      const get = async (userId: string) =>
        (await company.portal.rest('GET', `${path}?userId=${userId}&limit=1`, { token })).status;
      const isReader = path === '/logs' ? role === 'IT_Admin' : ALL_READERS.includes(role);
      expect([path, role, await get(company.boss.id)]).toEqual([path, role, isReader ? 200 : 403]);
      expect([path, role, await get(id)]).toEqual([path, role, isReader || path !== '/logs' ? 200 : 403]);
    }
});

/** Lists that are not connections, and why they are always sent in full. */
const COMPLETE: Record<string, string[]> = {
  'The first few of what may be the same, as hints.': ['Receipt.duplicateHints'],
  'The words of an enum, or what an administrator has set of them.': [
    'CompanyProfile.sampleFields',
    'CompanyProfile.secondFactorRoles',
    'PayrollBoardRow.issues',
    'PayrollBoardRow.warnings',
    'PersonalAccessToken.scopes',
    'AuditActionGroup.actions',
    'Query.auditActionGroups',
    'Query.auditActions',
    'User.assignableRoles',
    'User.mailChoices',
    'User.onboarding',
    'User.permissions',
    'User.roles',
    'User.secondFactors',
    'User.usableTokenScopes',
  ],
  'One for each day, week or month of a period with a fixed length.': [
    'AdminLogNumbers.errorsByDay',
    'AdminLogNumbers.signInsByDay',
    'BackPay.days',
    'DaySummary.awaitedDays',
    'LoggedWeek.days',
    'ManagerOverview.daysByWeek',
    'ManagerOverview.payrollByWeek',
    'PayStatement.days',
    'PaySummary.monthly',
    'PaySummary.weekly',
    'PayrollBoardRow.days',
    'PayrollRun.entries',
    'PayrollRunStanding.days',
    'PayrollWeek.days',
    'Quarter.months',
    'SubmittedWeek.dayRates',
    'SubmittedWeek.days',
    'TaxSeason.deadlines',
    'TaxSeason.unpaidWeeks',
    'TaxSeasonRow.months',
  ],
  'The fields, lines or columns of one thing.': [
    'PayStatementAmounts.lines',
    'PayrollRun.paidBefore',
    'AuditLog.changes',
    'CompanyProfile.services',
    'FilingTemplate.columns',
    'FilingTemplate.missingColumns',
    'FilingTemplate.unknownColumns',
    'PayStatementCompany.addressLines',
    'PayStatementPayee.addressLines',
    'ApprovalRequest.wanted',
    'BankAccount.sharedWith',
    'BankFile.leftOut',
    'BankFile.paid',
    'BankFilePayee.sharedWith',
    'User.backPay',
    'User.overpaidWeeks',
    'Payment.settled',
    'BankFilePayee.runNumbers',
    'PayrollRun.lines',
    'Report.columns',
    'Report.totals',
    'ReportChart.series',
    'ReportChartGroup.values',
    'ReportRow.cells',
    'TaxDocument.missing',
    'TaxDocument.notes',
    'TaxSeason.missingOfPayer',
    'TaxSeasonRow.missing',
    'W9Certification.items',
  ],
  'All there are: of one person, of one report, or of those with one number.': [
    'PayStatement.balances',
    'PayrollBoardRow.deductions',
    'PayrollBoardRow.undecidedDays',
    'PayrollBoardRow.undecidedReceipts',
    'PayrollRun.adjustments',
    'PayrollRun.receipts',
    'PayrollRunStanding.deductions',
    'PayrollWeek.adjustments',
    'PayrollWeek.deductions',
    'Plan.instalments',
    'Plan.repayments',
    'Report.subtotals',
    'SubmittedWeek.receipts',
    'TaxProfile.sharedWith',
    'TaxSeasonRow.runs',
    'TaxSeasonRow.sharedNumberWith',
    'TaxSeasonRow.toConfirm',
    'TaxSeasonRow.undecidedRuns',
    'User.accessTokens',
    'User.openingBalances',
    // More than 200 are refused, more than 10,000, and more than 20,000 days.
    'Quarter.changes',
    'PayrollTotals.rows',
    'UnpaidWork.people',
    'UnpaidWorkOfPerson.days',
    'ConflictError.details',
    'RetentionError.details',
    'User.openThings',
    'User.passkeys',
    'User.payRates',
    // At most fifty, of a text of at most 10,000 characters.
    'User.savedQueries',
    'SavedQuery.columns',
    'SavedQuery.list',
    'QueryColumn.path',
    'User.schedule',
    'User.sessions',
    'User.taxProfiles',
    'User.unconfirmedExpenses',
  ],
  'The first or last few, which is what is asked for; the description says how many.': [
    'AdminLogNumbers.recentActivity',
    'ManagerOverview.daysByContractor',
    // hasOlderUnpaidDays says whether there are more.
    'PayStatement.unpaidDays',
    // The most that one run may have; the others stay for the next.
    'PayrollBoardRow.receipts',
    // The same number as on the board.
    'PayrollSteps.aboveLimit',
    'PayrollWeek.addableReceipts',
    'PayrollWeek.receipts',
    // totalCount says how many there are.
    'ReportChanges.changes',
    // groupCount says how many there are.
    'ReportChart.groups',
    // hasMore says whether there are more.
    'SearchResults.hits',
    'User.latestRuns',
    'User.payOnItsWay',
    // No more recur in a person's weeks.
    'UsualWeek.routes',
  ],
  'What a mutation has done, to what it was sent.': [
    'CertifyTaxProfilePayload.warnings',
    'DecideDaysPayload.decided',
    'DecideDaysPayload.refusals',
    'DecideDaysPayload.refused',
    'DecideReceiptsPayload.decided',
    'DecideReceiptsPayload.refusals',
    'IrisFiles.warnings',
    'PeopleImportPreview.rows',
    'PeopleListRow.cells',
    'PeopleListRow.steps',
    'BankFilePreview.payees',
    'BankFilePreview.leftOut',
    'RecordPaymentPayload.payments',
    'CreatePlanPayload.warnings',
    'Query.advanceWarnings',
    'Query.nodes',
    'Query.paymentWarnings',
    'RecordPaymentPayload.warnings',
    'RecoveryCodesPayload.recoveryCodes',
    'SubmitWeekPayload.timeLogs',
    'ValidationError.issues',
    'ValidationIssue.path',
    'WithdrawWeekPayload.deletedTimeLogIds',
    'WithdrawWeekPayload.timeLogs',
    'WithdrawWeekPayload.withdrawnDays',
  ],
};

test('every other list of the schema is always complete', () => {
  const lists = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__') && !type.name.endsWith('Connection')
      ? Object.values(type.getFields())
          .filter((field) => isListType(getNullableType(field.type)))
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  );
  expect(Object.values(COMPLETE).flat().sort()).toEqual(lists.sort());
});
