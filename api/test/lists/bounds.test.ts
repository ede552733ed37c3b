/**
 * Complete or refused: every list of both ways in, with one row more than a page may have, requested by every role. No
 * list is cut without saying so, and none is empty because the caller has no right to it.
 */
import { getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { schema } from '../../src/app/schema.ts';
import { MAX_PAGE_SIZE } from '../../src/graph/pageArgs.ts';
import { routes } from '../../src/graph/rest/routes.ts';
import type { GraphResult } from '../support/portal.ts';
import { maxPageOf } from '../support/pageBounds.ts';
import { cases, connections, type NamedCase, toDocument, toPage } from './cases.ts';
import { type Company, openCompany } from './company.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ROWS = MAX_PAGE_SIZE + 1;
/** Of a page whose size is left out. */
const defaultOf = ({ coordinate }: NamedCase): number => (coordinate.endsWith('.history') ? 20 : 50);

/** Lists of which everybody may read their own part: others than its readers have their own rows, or none. */
const OWN = ['Query.payrollRuns', 'Query.taxDocuments', 'Query.timeLogs'];
const ALL_READERS = ['IT_Admin', 'Manager', 'Accountant'];

let company: Company;
beforeAll(async () => {
  company = await openCompany(ROWS);
});
afterAll(() => company.portal.close());

const ask = (list: NamedCase, args: string, token: string): Promise<GraphResult> =>
  company.portal.graphql(toDocument(list, company, args), {}, token);
const refusalOf = ({ errors }: GraphResult) => ({ message: errors?.[0]?.message, ...errors?.[0]?.extensions });

test('every connection of the schema is asked', () => {
  expect([...new Set(cases.map(({ coordinate }) => coordinate))].sort()).toEqual(connections);
});

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
      expect(refusalOf(await ask(list, `${argument}: "bm9uZQ=="`, token))).toMatchObject({
        message: 'The cursor does not belong to this list.',
        code: 'VALIDATION',
        path: [argument],
      });
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

const restLists = routes.filter(({ response, method }) => method === 'GET' && JSON.stringify(listIn(response)));

/** The rows in a body, whatever they are wrapped in; undefined if there are none. */
function listIn(body: unknown): unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.values(body).map(listIn).find((list) => list !== undefined);
}
