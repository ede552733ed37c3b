/** Tests the bench's own rules; measurements belong to `npm run bench`. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse, visit } from 'graphql';
import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { RATIO, SCRIPT, verdict } from './bars.ts';
import { difference } from './measure/sameResponses.ts';
import { computeSpread, quantile } from './measure/statistics.ts';
import { toBody, webDocument } from './operations/documents.ts';
import { leaveOut } from './operations/leaveOut.ts';
import { OPERATIONS } from './operations/operations.ts';
import { submit } from './operations/submit.ts';
import { drawGrowth } from './report/growthChart.ts';

test('finds where two responses differ, in either direction', () => {
  const response = { list: [{ id: 'a', total: 1 }, { id: 'b' }] };
  expect(difference(response, structuredClone(response))).toBeUndefined();
  expect(difference(response, { list: [{ id: 'a', total: 2 }, { id: 'b' }] })).toBe(
    'data.list.0.total: 1 and 2',
  );
  expect(difference(response, { list: [{ id: 'a', total: 1 }] })).toContain('data.list.1');
  expect(difference({ user: null }, { user: {} })).toContain('data.user');
  expect(difference({}, { more: 0 })).toContain('data.more');
});

test('a figure is good, kept, missed or failed, on whichever side its bar is', () => {
  const floor = { must: 0.4, good: 0.6, fails: 0.2, isFloor: true };
  expect([0.6, 0.4, 0.2, 0.19].map((value) => verdict(floor, value))).toEqual([
    'good',
    'kept',
    'missed',
    'failed',
  ]);
  const ceiling = { must: 5, good: 2, fails: 9, isFloor: false };
  expect([2, 5, 9, 9.1].map((value) => verdict(ceiling, value))).toEqual([
    'good',
    'kept',
    'missed',
    'failed',
  ]);
});

test('every operation has a bar, and its document is one the web client sends', () => {
  for (const { name, document, without } of OPERATIONS) {
    expect(RATIO[name], name).toBeDefined();
    expect(webDocument(document, without).text).toContain(document);
  }
  for (const { must, good, fails } of Object.values(SCRIPT))
    expect([good, must, fails]).toEqual([good, must, fails].sort((a, b) => a - b));
});

test('leaving out regions of a screen removes everything that only they select', () => {
  const text = `query Home($id: ID!, $first: Int) { ...Kept_query ...Gone_query_1xx }
    fragment Kept_query on Query { viewer { ...Name_user } staff(first: $first) { id } }
    fragment Name_user on User { name }
    fragment Gone_query_1xx on Query { user(id: $id) { ...Rate_user ...Name_user } }
    fragment Rate_user on User { dailyRate }`;
  const left = leaveOut(text, ['Gone_query']);
  expect(left).toMatch(/^query Home\(\$first: Int\) \{\s+\.\.\.Kept_query\s+\}/);
  expect(left).toContain('fragment Name_user');
  expect(left).not.toMatch(/Gone|Rate_user|\$id/);
  expect(() => leaveOut(text, ['Never_query'])).toThrow('no region Never_query');
});

test('the limit returns every field that a screen selects', () => {
  const folder = new URL('servers/limit/', import.meta.url);
  const written = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join();
  const screens = OPERATIONS.map(({ document, without }) => webDocument(document, without).text).filter(
    (text) => text.startsWith('query'),
  );
  expect(screens.length).toBeGreaterThan(3);
  for (const text of screens) {
    const asked = new Set<string>();
    visit(parse(text), {
      // A directive leaves some fields out with the benchmark's variables.
      Field: ({ name, alias, directives }) => {
        if (directives?.length) return false;
        asked.add((alias ?? name).value);
      },
    });
    expect([...asked].filter((name) => !new RegExp(`\\b${name}\\b`).test(written))).toEqual([]);
  }
});

test('servers that know ids get the id if the client has one, others always the whole document', () => {
  const kept = { name: 'HomeQuery', text: 'query HomeQuery { today }', id: 'f00' };
  expect(JSON.parse(toBody(kept, {}, { knowsIds: true }))).toEqual({
    documentId: 'f00',
    operationName: 'HomeQuery',
    variables: {},
  });
  for (const body of [
    toBody(kept, {}, { knowsIds: false }),
    toBody({ ...kept, id: undefined }, {}, { knowsIds: true }),
  ])
    expect(JSON.parse(body).query).toBe(kept.text);
});

test('no one is paid a week twice, by any number of servers', () => {
  const company = { manager: {}, payees: ['a', 'b', 'c'] } as unknown as Parameters<
    typeof submit.questions
  >[0];
  const weeks = [0, 1, 2].flatMap((server) =>
    [0, 10].flatMap((from) =>
      submit.questions(company, 10, { server, from }).map(({ variables }) => {
        const { userId, weekStart } = (variables as { input: Record<string, string> }).input;
        return `${userId} ${weekStart}`;
      }),
    ),
  );
  expect(new Set(weeks).size).toBe(weeks.length);
});

test('medians and quantiles are observed values', () => {
  expect(computeSpread([3, 1, 2])).toEqual({ median: 2, least: 1, most: 3 });
  expect(quantile([1, 2, 3, 4], 0.99)).toBe(4);
});

test('the picture of growth has a dot for each size, farther right for a longer time', () => {
  const picture = drawGrowth(['100', '10,000'], [{ title: 'audit log', times: [2, 20] }]);
  const dots = [...picture.matchAll(/<circle cx="([\d.]+)" cy="68"/g)].map(([, x]) => Number(x));
  expect(dots).toHaveLength(2);
  expect(dots[1]).toBeGreaterThan(dots[0]!);
  expect(picture).toContain('>audit log<');
});

test('an unknown name is refused, with the valid ones', () => {
  expect(readArguments(['audit', '--quick'], ['audit'])).toEqual({
    names: ['audit'],
    isSmall: true,
    isQuick: true,
    drawsPictures: false,
  });
  expect(() => readArguments(['audits'], ['audit', 'submit'])).toThrow('audit, submit');
});
