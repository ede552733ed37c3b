/** Requesting a Form W-9: who can, from whom, how many times, what the person is told, and how it ends. */
import type { RoleName } from 'rules/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { family } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { certify, INDIVIDUAL } from '../../../test/support/taxProfiles.ts';

let portal: TestPortal;
let driver: Actor;
let manager: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  driver = await portal.joinContractor();
  manager = await portal.joinStaff('Manager');
});

const REQUEST = `mutation ($input: RequestW9Input!) { result: requestW9(input: $input) {
  __typename ... on Error { code message }
  ... on RequestW9Payload { user { w9RequestedAt w9SignedAt w9RequestedBy { id } } } } }`;

async function request(by: Actor, { id: userId }: { id: string }) {
  const { data, errors } = await portal.graphql(REQUEST, { input: { userId } }, by.token);
  expect(errors).toBeUndefined();
  return data.result;
}

const stored = () =>
  portal.db.user.findUniqueOrThrow({
    where: { id: driver.key },
    select: { w9RequestedAt: true, w9RequestedById: true },
  });
const entries = () =>
  portal.db.auditLog.findMany({
    where: { action: 'W9_REQUESTED' },
    select: { entityId: true, userId: true },
  });

describe.each(family<RoleName>(['HR', 'Accountant', 'IT_Admin', 'Manager']))('%s', (role) => {
  test('creates a request that is stored, recorded and announced', async () => {
    const staff = await portal.joinStaff(role);
    expect(await request(staff, driver)).toEqual({
      __typename: 'RequestW9Payload',
      user: { w9RequestedAt: '2026-11-18T17:00:00.000Z', w9SignedAt: null, w9RequestedBy: { id: staff.id } },
    });
    expect(await entries()).toEqual([{ entityId: driver.key, userId: staff.key }]);
    const { data } = await portal.graphql(
      '{ viewer { unreadNotices notices(first: 5) { edges { node { kind text } } } } }',
      {},
      driver.token,
    );
    const { firstName, lastName } = await portal.db.user.findUniqueOrThrow({ where: { id: staff.key } });
    expect(data.viewer).toEqual({
      unreadNotices: 1,
      notices: {
        edges: [
          {
            node: { kind: 'W9_REQUESTED', text: `${firstName} ${lastName} asked you to sign Form W-9.` },
          },
        ],
      },
    });
  });
});

test('once a day of the company, and again on the next', async () => {
  const { firstName } = await portal.db.user.findUniqueOrThrow({ where: { id: driver.key } });
  const requestAt = async (instant: string, role: RoleName) => {
    portal.setClock(instant);
    return request(await portal.joinStaff(role), driver);
  };
  expect((await requestAt('2026-11-18T05:00:00.000Z', 'Manager')).__typename).toBe('RequestW9Payload');
  // Still Nov 18 in New York, and already Nov 19 in London.
  expect(await requestAt('2026-11-19T04:59:00.000Z', 'HR')).toEqual({
    __typename: 'ConflictError',
    code: 'CONFLICT',
    message: `A Form W-9 was requested from ${firstName} today. You can request it again tomorrow.`,
  });
  expect(await entries()).toHaveLength(1);
  expect((await requestAt('2026-11-19T05:00:00.000Z', 'Manager')).__typename).toBe('RequestW9Payload');
  expect(await entries()).toHaveLength(2);
});

test('if two people ask at once, one request is made', async () => {
  const hr = await portal.joinStaff('HR');
  const results = await Promise.all([request(manager, driver), request(hr, driver)]);
  expect(results.map(({ __typename }) => __typename).sort()).toEqual(['ConflictError', 'RequestW9Payload']);
  expect(await entries()).toHaveLength(1);
});

test('not from oneself, from an archived person, or from a person who cannot sign in', async () => {
  expect((await request(manager, manager)).message).toBe(
    'You can’t request a Form W-9 from yourself. Sign it in your profile.',
  );
  await portal.db.user.update({ where: { id: driver.key }, data: { isActive: false } });
  expect((await request(manager, driver)).message).toBe(
    'Inactive users can’t sign in. Activate the user first.',
  );
  await portal.db.user.update({ where: { id: driver.key }, data: { archivedAt: new Date() } });
  expect((await request(manager, driver)).message).toBe(
    'Archived users can’t sign in. Unarchive the user first.',
  );
  expect(await entries()).toEqual([]);
  expect(await stored()).toEqual({ w9RequestedAt: null, w9RequestedById: null });
});

test('a signature fulfills it, and a number marked as a mistake counts as none', async () => {
  await request(manager, driver);
  expect((await stored()).w9RequestedById).toBe(manager.key);
  await certify(portal, driver, INDIVIDUAL);
  expect(await stored()).toEqual({ w9RequestedAt: null, w9RequestedById: null });
  const signedAt = async () => {
    const { data } = await portal.graphql(
      'query ($id: ID!) { person(id: $id) { w9SignedAt } }',
      { id: driver.id },
      manager.token,
    );
    return data.person.w9SignedAt;
  };
  expect(await signedAt()).toBe('2026-11-18T17:00:00.000Z');
  const profile = await portal.db.taxProfile.findFirstOrThrow({ where: { userId: driver.key } });
  await portal.db.taxNumberDecision.create({
    data: { profileId: profile.id, verdict: 'MISTAKE', reason: 'Two digits swapped' },
  });
  expect(await signedAt()).toBeNull();
});
