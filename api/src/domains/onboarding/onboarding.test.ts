/** Onboarding: a person's steps, and the list of people with an open one. Today is Wednesday, November 18. */
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBankAccount } from '../../../test/support/bankAccounts.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { certify, INDIVIDUAL } from '../../../test/support/taxProfiles.ts';

let portal: TestPortal;
let hr: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  hr = await portal.joinStaff('HR');
});

const LEE = { kind: 'CONTRACTOR', email: 'lee@example.com', firstName: 'Lee', lastName: 'Park' };

const INVITE = `mutation ($input: InvitePersonInput!) { result: invitePerson(input: $input) { __typename
  ... on ValidationError { issues { path message } }
  ... on InvitationPayload { link user { id phone startsOn workRelation } } } }`;
const ACCEPT = `mutation ($input: AcceptInvitationInput!) { result: acceptInvitation(input: $input) { __typename
  ... on LoginPayload { token } } }`;

async function invite(more: object = {}) {
  const { data, errors } = await portal.graphql(INVITE, { input: { ...LEE, ...more } }, hr.token);
  expect(errors).toBeUndefined();
  return data.result;
}

async function openSteps(id: string, { token }: Pick<Actor, 'token'> = hr): Promise<string[]> {
  const { data, errors } = await portal.graphql(
    'query ($id: ID!) { person(id: $id) { onboarding { name isDone } } }',
    { id },
    token,
  );
  expect(errors).toBeUndefined();
  return data.person.onboarding
    .filter(({ isDone }: { isDone: boolean }) => !isDone)
    .map(({ name }: { name: string }) => name);
}

async function newcomers(step?: string): Promise<string[]> {
  const { data, errors } = await portal.graphql(
    'query ($step: OnboardingStepName) { newcomers(step: $step) { totalCount edges { node { lastName } } } }',
    { step },
    hr.token,
  );
  expect(errors).toBeUndefined();
  const names = data.newcomers.edges.map(({ node }: { node: { lastName: string } }) => node.lastName);
  expect(data.newcomers.totalCount).toBe(names.length);
  return names;
}

test('a driver goes from the invitation to the first day, and completes each step', async () => {
  const invited = await invite({ phone: '555-0100', startsOn: '2026-11-23' });
  expect(invited.user).toMatchObject({
    phone: '555-0100',
    startsOn: '2026-11-23',
    workRelation: 'CONTRACTOR',
  });
  const { id } = invited.user;
  const all = ['SIGNED_IN', 'ADDRESS', 'W9', 'BANK_ACCOUNT', 'FIRST_DAY'];
  expect(await openSteps(id)).toEqual(all);
  expect(await newcomers()).toEqual(['Park']);
  expect(await newcomers('SIGNED_IN')).toEqual(['Park']);

  const { data } = await portal.graphql(ACCEPT, {
    input: { token: invited.link.split('#')[1], newPassword: 'Quiet-Harbor-7' },
  });
  const lee = { token: data.result.token as string };
  expect(await openSteps(id, lee)).toEqual(all.slice(1));
  expect(await newcomers('SIGNED_IN')).toEqual([]);

  await certify(portal, lee, INDIVIDUAL);
  expect(await openSteps(id)).toEqual(['BANK_ACCOUNT', 'FIRST_DAY']);
  expect(await newcomers('W9')).toEqual([]);
  const { id: key } = await portal.db.user.findFirstOrThrow({ where: { email: LEE.email } });
  await addBankAccount(portal, { key });
  expect(await newcomers('BANK_ACCOUNT')).toEqual([]);
  await portal.db.timeLog.create({ data: { userId: key, date: toUtcMidnight('2026-11-23'), worked: true } });
  expect(await openSteps(id)).toEqual([]);
  expect(await newcomers()).toEqual([]);
});

test('staff are paid elsewhere and need only sign in', async () => {
  const invited = await invite({ kind: 'STAFF', workRelation: 'EMPLOYEE' });
  expect(invited.user.workRelation).toBe('EMPLOYEE');
  expect(await openSteps(invited.user.id)).toEqual(['SIGNED_IN']);
  expect(await newcomers()).toEqual(['Park']);
});

test('a contractor is on no W-2', async () => {
  expect(await invite({ workRelation: 'EMPLOYEE' })).toMatchObject({
    __typename: 'ValidationError',
    issues: [{ path: ['workRelation'] }],
  });
  expect(await portal.db.user.count({ where: { email: LEE.email } })).toBe(0);
});

describe('a person who has been here for long', () => {
  const longAgo = new Date('2026-09-01T15:00:00Z');
  let driver: Actor;
  beforeEach(async () => {
    driver = await portal.joinContractor({ lastName: 'Okafor' });
    await portal.db.user.update({ where: { id: driver.key }, data: { createdAt: longAgo } });
  });

  longTest('is waited for until the Form W-9 is signed, and not for an account', async () => {
    expect(await newcomers()).toEqual(['Okafor']);
    await certify(portal, driver, INDIVIDUAL);
    expect(await newcomers()).toEqual([]);
  });

  test('is new again by the first day, if that is known', async () => {
    await certify(portal, driver, INDIVIDUAL);
    await portal.db.user.update({
      where: { id: driver.key },
      data: { startsOn: toUtcMidnight('2026-11-02') },
    });
    expect(await newcomers('FIRST_DAY')).toEqual(['Okafor']);
  });

  test.each([{ isActive: false }, { archivedAt: longAgo }])('is no one who has left: %o', async (data) => {
    await portal.db.user.update({ where: { id: driver.key }, data });
    expect(await newcomers()).toEqual([]);
  });
});
