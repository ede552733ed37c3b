/** When an approval counts, for any changes to either account at any time. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readyAt } from './independence.ts';
import { canApproveRequest } from './policy.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-11-18T17:00:00Z');
const hoursAgo = (hours: number) => new Date(NOON - hours * HOUR);
const moment = fc.integer({ min: 0, max: 24 * 60 }).map(hoursAgo);
const perhaps = fc.option(moment);
const facts = fc.record({ couldSince: moment, changedByAsker: perhaps, changedAsker: perhaps });
const request = (createdAt: Date, payees: string[] = ['driver']) => ({
  ...({ kind: 'RECORD_PAYMENT', askedById: 'asker', payees, createdAt } as const),
});
const viewer = { id: 'decider', roles: ['Manager'] } as const;
const quiet = { couldSince: hoursAgo(2000), changedByAsker: null, changedAsker: null };
const verdict = (asked: ReturnType<typeof request>, person: Parameters<typeof canApproveRequest>[2]) =>
  canApproveRequest(viewer, asked, person, new Date(NOON));

test.each([
  ['who could for 72 hours', { couldSince: hoursAgo(72) }, null],
  ['who could an hour less', { couldSince: hoursAgo(71) }, /^You couldn’t approve this 72 hours before/],
  ['who can’t', { couldSince: undefined }, /^You couldn’t/],
  ['whose account was left alone for 30 days', { changedByAsker: hoursAgo(720) }, null],
  ['whose account was touched an hour later', { changedByAsker: hoursAgo(719) }, /within 30 days/],
  ['who has left the other alone for 72 hours', { changedAsker: hoursAgo(72) }, null],
  ['who has touched the other an hour later', { changedAsker: hoursAgo(71) }, /within 72 hours/],
])('%s', (_who, person, expected) => {
  const found = verdict(request(new Date(NOON)), { ...quiet, ...person });
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatch(expected);
});

test('a request for a bank account cannot be approved by someone whose account the requester touched within 7 days', () => {
  const own = { ...request(new Date(NOON), ['asker']), kind: 'SET_BANK_ACCOUNT' } as const;
  const asked = (hours: number) =>
    canApproveRequest(
      { id: 'decider', roles: ['IT_Admin'] },
      own,
      { ...quiet, changedAsker: hoursAgo(hours) },
      new Date(NOON),
    );
  expect([asked(167), asked(168)]).toEqual([expect.stringMatching(/within 7 days/), null]);
});

test('a person shown as ready can approve, at that time and from then on', () => {
  fc.assert(
    fc.property(facts, moment, fc.integer({ min: 0, max: 100 }), (person, createdAt, hours) => {
      const asked = request(createdAt);
      const now = new Date(NOON);
      const { isReady, mustAskAgain, from } = readyAt(asked, person, now);
      expect(verdict(asked, person) === null).toBe(isReady);
      if (isReady) expect(from.getTime()).toBeLessThanOrEqual(NOON);
      // If requested again on that day, it counts.
      const again = mustAskAgain ? request(from) : asked;
      const then = new Date(Math.max(from.getTime(), createdAt.getTime()) + hours * HOUR);
      expect(readyAt(again, person, then).isReady).toBe(true);
    }),
  );
});
