/**
 * Checks whether the time of a refused sign-in shows if the person exists. It uses the production work factor, takes
 * minutes and belongs to the long form. It prints its measurements; a difference is a finding only if it is both
 * certain and large.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, PASSWORD, type TestPortal } from '../support/portal.ts';
import { mannWhitney } from './mannWhitney.ts';

const SAMPLES = Number(process.env.TIMING_SAMPLES ?? 200);
/** As in production: the test measures what any caller can measure. */
const COST = 12;
const SURE = 0.01;
const LARGE = 0.02;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ passwordCost: COST });
});
afterAll(() => portal.close());

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

test('the comparison distinguishes equal from different', () => {
  const alike = Array.from({ length: 200 }, (_, index) => (index * 7919) % 200);
  expect(
    mannWhitney(
      alike,
      alike.map((value) => value + 1),
    ),
  ).toBeGreaterThan(0.05);
  expect(
    mannWhitney(
      alike,
      alike.map((value) => value + 60),
    ),
  ).toBeLessThan(0.0001);
});

test.runIf(process.env.LONG)(
  'unknown, wrong, inactive, archived and new people are refused alike',
  async () => {
    const inactive = await portal.joinContractor();
    await portal.db.user.update({ where: { id: inactive.key }, data: { isActive: false } });
    const archived = await portal.joinContractor();
    await portal.db.user.update({ where: { id: archived.key }, data: { archivedAt: portal.services.now() } });
    const kinds = {
      wrong: (await portal.joinContractor()).email,
      unknown: 'no-one@example.com',
      inactive: inactive.email,
      archived: archived.email,
      'must change': (await portal.join({ mustChangePassword: true })).email,
    };
    const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
    const responses = new Set<string>();
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      await portal.db.signInAttempt.deleteMany();
      for (const [kind, email] of Object.entries(kinds)) {
        const began = performance.now();
        const { status, body } = await portal.rest('POST', '/auth/login', {
          body: { email, password: `${PASSWORD}x` },
          ipAddress: `203.0.113.${sample % 250}`,
        });
        times.get(kind)!.push(performance.now() - began);
        responses.add(`${status} ${JSON.stringify(body)}`);
      }
    }
    expect([...responses]).toHaveLength(1);
    const usual = times.get('wrong')!;
    const found = [...times].map(([kind, taken]) => {
      const p = mannWhitney(usual, taken);
      const difference = median(taken) / median(usual) - 1;
      console.log(
        `${kind}: median ${median(taken).toFixed(1)} ms, ${(100 * difference).toFixed(2)} %, p = ${p.toFixed(3)}`,
      );
      return { kind, isFinding: p < SURE && Math.abs(difference) > LARGE };
    });
    expect(found.filter(({ isFinding }) => isFinding)).toEqual([]);
  },
  3_600_000,
);
