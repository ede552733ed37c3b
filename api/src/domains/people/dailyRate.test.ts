/** Day rates: each applies from its first day until the next one starts, in the past and in the future. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let manager: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

const PERSON = 'dailyRate dailyRateFrom payRates { dailyRate effectiveFrom }';
const set = async (dailyRate: number | null, effectiveFrom?: string) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: SetPayRateInput!) { result: setPayRate(input: $input) {
      ... on Error { message } ... on SetPayRatePayload { user { ${PERSON} } } } }`,
    { input: { userId: driver.id, dailyRate, effectiveFrom } },
    manager.token,
  );
  expect(errors).toBeUndefined();
  return data.result.user ?? data.result;
};
const read = async () => {
  manager.token = await portal.signIn(manager.key);
  const { data } = await portal.graphql(
    `query ($id: ID!) { person(id: $id) { ${PERSON} } managerOverview { contractorsWithoutRate } }`,
    { id: driver.id },
    manager.token,
  );
  return { ...data.person, withoutRate: data.managerOverview.contractorsWithoutRate };
};
const steps = ({ payRates }: { payRates: { dailyRate: number | null; effectiveFrom: string }[] }) =>
  payRates.map(({ dailyRate, effectiveFrom }) => [effectiveFrom, dailyRate]);

test('a rate from an earlier day is inserted: the later ones stay, and so does today’s', async () => {
  await set(230, '2026-09-07');
  await set(260, '2026-11-02');
  const after = await set(240, '2026-10-05');
  expect(steps(after)).toEqual([
    ['2026-11-02', 260],
    ['2026-10-05', 240],
    ['2026-09-07', 230],
  ]);
  expect(after).toMatchObject({ dailyRate: 260, dailyRateFrom: '2026-11-02' });
});

longTest('a rate from the same day takes its place', async () => {
  await set(230, '2026-09-07');
  expect(steps(await set(235, '2026-09-07'))).toEqual([['2026-09-07', 235]]);
});

longTest('a rate can begin in the future, and is today’s once its day has come', async () => {
  await set(230, '2026-09-07');
  expect(await set(260, '2026-12-07')).toMatchObject({ dailyRate: 230, dailyRateFrom: '2026-09-07' });
  portal.setClock('2026-12-06');
  expect(await read()).toMatchObject({ dailyRate: 230 });
  portal.setClock('2026-12-07');
  expect(await read()).toMatchObject({ dailyRate: 260, dailyRateFrom: '2026-12-07' });
});

longTest('a first rate that is still to come counts for the days before it as well', async () => {
  await portal.rest('POST', '/time-logs', {
    token: manager.token,
    body: { userId: driver.id, date: '2026-11-10', worked: true, description: '', status: 'APPROVED' },
  });
  expect(await read()).toMatchObject({ dailyRate: null, withoutRate: 1 });
  await set(260, '2026-12-07');
  expect(await read()).toMatchObject({ dailyRate: 260, dailyRateFrom: '2026-12-07', withoutRate: 0 });
});

longTest(
  'the rate that is sent along without a day is today’s, and changes nothing that is to come',
  async () => {
    await set(230, '2026-09-07');
    await set(260, '2026-12-07');
    await set(230);
    expect(steps(await set(245))).toEqual([
      ['2026-12-07', 260],
      ['2026-11-18', 245],
      ['2026-09-07', 230],
    ]);
  },
);
