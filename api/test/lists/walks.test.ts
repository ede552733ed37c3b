/**
 * Walks every list page by page, forward and backward, while rows arrive, leave and move: rows that stay in place come
 * exactly once, in the order of the list, by `nodes` and by `edges`. Without changes, any arguments find the same as in
 * a plain array.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { longTest } from '../support/longTest.ts';
import { cases, connections, keysOf, type NamedCase, type Page, toDocument, toPage } from './cases.ts';
import { type Company, openCompany } from './company.ts';

const [WALKS, QUESTIONS] = process.env.LONG ? [20, 60] : [2, 5];
if (process.env.LONG) vi.setConfig({ testTimeout: 600_000 });
/** More than the walks remove: people who leave one list are missing in others too. */
const ROWS = 40;

let company: Company;
/** Records that must stay: signed-in people, and records that have lists. */
let needed: string[];
async function startAnew(): Promise<void> {
  await company?.portal.close();
  company = await openCompany(ROWS);
  needed = [company.boss, ...Object.values(company.people)].map(({ id }) => id);
  needed.push(...Object.values(company.ids));
}
afterAll(() => company.portal.close());

async function read(list: NamedCase, args: string): Promise<Page> {
  const { portal, boss } = company;
  const { data, errors } = await portal.graphql(toDocument(list, company, args), {}, boss.token);
  expect(errors, `${list.title} ${args}`).toBeUndefined();
  const page = toPage(data);
  expect(page.nodes, `${list.title} ${args}`).toEqual(page.edges.map(({ node }) => node));
  return page;
}

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/;

type Kind = 'arrive' | 'leave' | 'move';
const KINDS: readonly Kind[] = ['arrive', 'leave', 'move'];

const change = fc.record({ kind: fc.constantFrom(...KINDS), at: fc.nat(50), by: fc.nat(1000) });
const step = fc.record({
  size: fc.integer({ min: 1, max: 15 }),
  changes: fc.array(change, { maxLength: 5 }),
});
const walk = fc.record({ forward: fc.boolean(), steps: fc.array(step, { minLength: 30, maxLength: 30 }) });

test('every connection of the schema is walked', () => {
  expect([...new Set(cases.map(({ coordinate }) => coordinate))].sort()).toEqual(connections);
});

// One implementation serves all lists, so the short form walks one in three.
const walked = cases.filter((_, index) => process.env.LONG || index % 3 === 0);

describe.each(walked)('$title', (list) => {
  // Many walks leave too few rows for the other lists.
  beforeAll(async () => {
    if (!company || process.env.LONG) await startAnew();
  });

  test('finds the same as a plain array for any arguments', async () => {
    const whole = await read(list, 'first: 200');
    const none = await read(list, `after: "${whole.pageInfo.endCursor}"`);
    expect(none).toMatchObject({ edges: [], pageInfo: { startCursor: null, endCursor: null } });
    const keys = keysOf(whole);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(9);
    expect(whole.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const place = fc.option(fc.nat(keys.length - 1), { nil: undefined });
    const question = fc.record({
      size: fc.integer({ min: 1, max: 9 }),
      isLast: fc.boolean(),
      after: place,
      before: place,
    });
    await fc.assert(
      fc.asyncProperty(question, async ({ size, isLast, after, before }) => {
        const cursor = (at: number) => whole.edges[at]!.cursor;
        const page = await read(
          list,
          [
            `${isLast ? 'last' : 'first'}: ${size}`,
            ...(after === undefined ? [] : [`after: "${cursor(after)}"`]),
            ...(before === undefined ? [] : [`before: "${cursor(before)}"`]),
          ].join(', '),
        );
        const between = keys.slice(after === undefined ? 0 : after + 1, before ?? keys.length);
        expect(keysOf(page)).toEqual(isLast ? between.slice(-size) : between.slice(0, size));
        expect(page.pageInfo[isLast ? 'hasPreviousPage' : 'hasNextPage']).toBe(between.length > size);
        expect(page.pageInfo).toMatchObject({
          startCursor: page.edges.at(0)?.cursor ?? null,
          endCursor: page.edges.at(-1)?.cursor ?? null,
        });
      }),
      { numRuns: QUESTIONS },
    );
  });

  longTest('skips and repeats no row that stays where it is, whatever happens to others', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async ({ forward, steps }) => {
        const whole = keysOf(await read(list, 'first: 200'));
        const changeable = whole.filter((key) => !needed.some((id) => key.includes(id)));
        const [gone, seen] = [new Set<string>(), [] as string[]];
        let cursor: string | null = null;
        for (let index = 0; ; index += 1) {
          const { size, changes } = steps[index % steps.length]!;
          const at = cursor === null ? '' : `, ${forward ? 'after' : 'before'}: "${cursor}"`;
          const page = await read(list, `${forward ? 'first' : 'last'}: ${size}${at}`);
          seen.push(...(forward ? keysOf(page) : keysOf(page).reverse()));
          if (!page.pageInfo[forward ? 'hasNextPage' : 'hasPreviousPage']) break;
          cursor = page.pageInfo[forward ? 'endCursor' : 'startCursor'];
          // A list that gains rows forever never ends.
          for (const { kind, at: place, by } of index < 4 ? changes : []) {
            const sql = list[kind];
            if (!sql || (kind !== 'arrive' && gone.size > 5)) continue;
            const key = changeable[place % changeable.length] ?? '';
            const id = kind === 'arrive' ? randomUUID() : UUID.exec(key)?.[0];
            if (!id || gone.has(key)) continue;
            // A change to a person moves all rows of that person.
            if (kind !== 'arrive') for (const other of whole) if (other.includes(id)) gone.add(other);
            await company.query(sql, [id, by]);
          }
        }
        const stayed = (keys: readonly string[]) =>
          keys.filter((key) => whole.includes(key) && !gone.has(key));
        const expected = stayed(whole);
        expect(stayed(seen)).toEqual(forward ? expected : expected.reverse());
      }),
      // A smaller example would run on other rows.
      { numRuns: WALKS, endOnFailure: true },
    );
  });
});
