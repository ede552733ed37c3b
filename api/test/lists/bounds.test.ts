/**
 * Complete or refused: every list of both ways in, with one row more than a page may have, requested by every role. No
 * list is cut without saying so, and none is empty because the caller has no right to it.
 */
import { getNullableType, isListType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { schema } from '../../src/app/schema.ts';
import { MAX_PAGE_SIZE } from '../../src/graph/pageArgs.ts';
import { routes } from '../../src/graph/rest/routes.ts';
import { maxPageOf } from '../support/pageBounds.ts';
import type { GraphResult } from '../support/portal.ts';
import { cases, type NamedCase, toDocument, toPage } from './cases.ts';
import { type Company, openCompany } from './company.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ROWS = MAX_PAGE_SIZE + 1;
/** Of a page whose size is left out. */
const defaultOf = ({ coordinate }: NamedCase): number => (coordinate.endsWith('.history') ? 20 : 50);

/** Lists of which everybody may read their own part: others than its readers have their own rows, or none. */
const OWN = ['Query.payrollRuns', 'Query.taxDocuments', 'Query.timeLogs'];
const ALL_READERS = ['IT_Admin', 'Manager', 'Accountant'];

let company: Company;
/** A row's of each list. */
const cursors = new Map<string, string>();
beforeAll(async () => {
  company = await openCompany(ROWS);
  for (const list of cases) {
    const { data } = await ask(list, 'first: 1', company.boss.token);
    cursors.set(list.coordinate, toPage(data).edges[0]!.cursor);
  }
});
afterAll(() => company.portal.close());

const ask = (list: NamedCase, args: string, token: string): Promise<GraphResult> =>
  company.portal.graphql(toDocument(list, company, args), {}, token);
const refusalOf = ({ errors }: GraphResult) => ({
  message: errors?.[0]?.message,
  ...errors?.[0]?.extensions,
});

const countValues = (cursor: string): number => Buffer.from(cursor, 'base64').toString().split('_').length;
const isAlike = (one: string, other: string): boolean => countValues(one) === countValues(other);

describe.each(cases)('$title', (list) => {
  const limit = maxPageOf(list.coordinate);

  test('refuses what makes no page, each with its argument', async () => {
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
      expect(await sent(0)).toMatchObject(tooSmall);
      expect(await sent(-1)).toMatchObject(tooSmall);
    }
    expect(refusalOf(await ask(list, 'first: 1, last: 1', token))).toMatchObject({
      message: 'Use either first or last, not both.',
      code: 'VALIDATION',
    });
    for (const argument of ['after', 'before'])
      for (const cursor of ['bm9uZQ==', 'zzz', '!', ' ', 'é'])
        expect(refusalOf(await ask(list, `${argument}: "${cursor}"`, token)), cursor).toMatchObject({
          message: 'The cursor does not belong to this list.',
          code: 'VALIDATION',
          path: [argument],
        });
  });

  test('refuses cursors of lists that sort by the same kinds of values', async () => {
    const own = cursors.get(list.coordinate)!;
    for (const [other, cursor] of cursors) {
      if (other === list.coordinate || !isAlike(own, cursor)) continue;
      const refusal = refusalOf(await ask(list, `after: "${cursor}"`, company.boss.token));
      expect(refusal, other).toMatchObject({ code: 'VALIDATION', path: ['after'] });
    }
  });

  test('is refused to a role or says that there is more', async () => {
    const size = defaultOf(list);
    const answered: string[] = [];
    for (const [role, { token }] of Object.entries(company.people)) {
      const result = await ask(list, '', token);
      const { code } = refusalOf(result);
      if (code === 'FORBIDDEN') continue;
      expect(code, role).toBeUndefined();
      // A record that the caller may not know of.
      if (Object.values(result.data!)[0] === null) continue;
      const { edges, pageInfo } = toPage(result.data!);
      const isReader = role === 'driver' || ALL_READERS.includes(role) || !OWN.includes(list.coordinate);
      expect([role, edges.length, pageInfo.hasNextPage]).toEqual([role, isReader ? size : 0, isReader]);
      answered.push(role);
    }
    expect(answered).not.toEqual([]);
  });
});

const IN = { io: 'input', unrepresentable: 'any' } as const;

interface Shape {
  type?: unknown;
  items?: Shape;
  properties?: Record<string, Shape>;
}

function hasRows(shape: unknown): boolean {
  const { type, items, properties = {} } = shape as Shape;
  return type === 'array' ? items?.type === 'object' : Object.values(properties).some(hasRows);
}

/** Routes whose responses are rows, wherever in the JSON they are. */
const restLists = routes.filter(
  ({ method, response }) => method === 'GET' && hasRows(z.toJSONSchema(response, IN)),
);

/** The rows in a body, whatever they are wrapped in. */
function rowsIn(body: unknown): unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.values(body)
    .map(rowsIn)
    .find((rows) => rows !== undefined);
}

describe('over REST', () => {
  test('these are the lists', () => {
    expect(restLists.map(({ path }) => path).sort()).toEqual([
      '/contractors',
      '/logs',
      '/payroll',
      '/reports',
      '/staff',
      '/staff/:id/schedule',
      '/staff/all',
      '/staff/archived',
      '/tax-documents',
      '/time-logs',
    ]);
  });

  test.each(restLists.map((route) => [route.path, route] as const))(
    '%s is whole, says how much there is, or is refused',
    async (path, { list, query }) => {
      const pages = 'limit' in ((query as z.ZodObject | undefined)?.shape ?? {});
      let readers = 0;
      for (const [role, { token }] of Object.entries(company.people)) {
        const get = async (more: string) => {
          const address = path.replace(':id', company.people.driver.id);
          const { status, body, headers } = await company.portal.rest('GET', address + more, { token });
          const total = headers.get('x-total-count') ?? (body.pagination ?? body.data?.pagination)?.total;
          return { status, rows: rowsIn(body)?.length, total: Number(total), link: headers.get('link') };
        };
        const whole = await get('');
        if (whole.status === 403) continue;
        expect(whole.status, role).toBe(200);
        readers += 1;
        if (!pages) {
          expect([role, whole.rows]).toEqual([role, ROWS]);
          continue;
        }
        const page = await get('?limit=1000');
        const isReader = !list || path === '/reports' || ALL_READERS.includes(role);
        if (isReader) expect(page.total, role).toBeGreaterThanOrEqual(ROWS);
        if (list) expect([role, whole.rows]).toEqual([role, page.total]);
        expect([role, page.rows]).toEqual([role, Math.min(page.total, 1000)]);
        if (list) expect([role, page.link !== null]).toEqual([role, page.total > 1000]);
        expect(await get('?limit=1001')).toMatchObject({ status: 400 });
      }
      expect(readers).toBeGreaterThan(0);
    },
  );
});

/** Lists that are no connections, and why they are never longer than what is sent. */
const COMPLETE: Record<string, string[]> = {
  'The words of an enum, or what an administrator has set of them.': [
    'CompanyProfile.secondFactorRoles',
    'PayrollBoardRow.warnings',
    'PersonalAccessToken.scopes',
    'Query.auditActions',
    'User.assignableRoles',
    'User.mailChoices',
    'User.permissions',
    'User.roles',
    'User.secondFactors',
    'User.usableTokenScopes',
  ],
  'One for each day, week or month of a period with a fixed length.': [
    'AdminLogNumbers.errorsByDay',
    'AdminLogNumbers.signInsByDay',
    'ManagerOverview.daysByWeek',
    'ManagerOverview.payrollByWeek',
    'PayStatement.days',
    'PaySummary.monthly',
    'PaySummary.weekly',
    'PayrollBoardRow.days',
    'PayrollRun.entries',
    'PayrollWeek.days',
    'SubmittedWeek.days',
    'TaxSeason.deadlines',
    'TaxSeasonRow.months',
  ],
  'The fields, lines or columns of one thing.': [
    'AuditLog.changes',
    'CompanyProfile.services',
    'FilingTemplate.columns',
    'FilingTemplate.missingColumns',
    'FilingTemplate.unknownColumns',
    'PayStatementCompany.addressLines',
    'PayStatementPayee.addressLines',
    'Report.columns',
    'Report.totals',
    'ReportChart.series',
    'ReportChartGroup.values',
    'ReportRow.cells',
    'TaxDocument.missing',
    'TaxDocument.notes',
    'TaxSeasonRow.missing',
    'W9Certification.items',
  ],
  'All there are: of one person, of one report, or of those with one number.': [
    'Report.subtotals',
    'TaxProfile.sharedWith',
    'TaxSeasonRow.runs',
    'TaxSeasonRow.sharedNumberWith',
    'TaxSeasonRow.toConfirm',
    'TaxSeasonRow.undecidedRuns',
    'User.accessTokens',
    'User.passkeys',
    'User.schedule',
    'User.sessions',
    'User.taxProfiles',
  ],
  'The first or last few, which is what is asked for; the description says how many.': [
    'AdminLogNumbers.recentActivity',
    'ManagerOverview.daysByContractor',
    // hasOlderUnpaidDays says whether there are more.
    'PayStatement.unpaidDays',
    // groupCount says how many there are.
    'ReportChart.groups',
    'User.latestRuns',
  ],
  'What a mutation has done, to what it was sent.': [
    'CertifyTaxProfilePayload.warnings',
    'DecideDaysPayload.decided',
    'DecideDaysPayload.refusals',
    'DecideDaysPayload.refused',
    'IrisFiles.warnings',
    'RecoveryCodesPayload.recoveryCodes',
    'SubmitWeekPayload.timeLogs',
    'ValidationError.issues',
    'ValidationIssue.path',
    'WithdrawWeekPayload.timeLogs',
    'WithdrawWeekPayload.withdrawnDays',
  ],
};

test('every other list of the schema is complete by its nature', () => {
  const lists = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__') && !type.name.endsWith('Connection')
      ? Object.values(type.getFields())
          .filter((field) => isListType(getNullableType(field.type)))
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  );
  expect(Object.values(COMPLETE).flat().sort()).toEqual(lists.sort());
});
