/** The limit for what one person may pay out: one administrator alone lowers the guard only where there is no other. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let admin: Actor;
let second: Actor;
let manager: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  second = await portal.joinStaff('IT_Admin');
  manager = await portal.joinStaff('Manager');
  await company({ secondPersonAbove: 5000 });
});

const REQUEST = 'id kind status reason limitChange askedBy isOwn viewerCanDecide';
async function send(field: string, type: string, input: object, select: string, by: Actor) {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${field}(input: $input) {
      ... on Error { code message } ... on ${type}Payload { ${select} } } }`,
    { input },
    by.token,
  );
  return data?.result ?? { code: errors?.[0]?.extensions?.code };
}
const company = async (input: object, by = admin) => {
  const select = `companyProfile { legalName secondPersonAbove limitRequest { ${REQUEST} } }`;
  const result = await send('updateCompany', 'UpdateCompany', input, select, by);
  return result.companyProfile ?? result;
};
const ask = async (secondPersonAbove: number | null): Promise<string> =>
  (await company({ secondPersonAbove })).limitRequest.id;
const close = async (how: 'approve' | 'decline' | 'withdraw', id: string, by = second) => {
  const type = { approve: 'ApproveRequest', decline: 'DeclineRequest', withdraw: 'WithdrawRequest' }[how];
  const input = how === 'decline' ? { id, reason: 'Not this year' } : { id };
  const result = await send(`${how}Request`, type, input, `approvalRequest { ${REQUEST} }`, by);
  return result.approvalRequest ?? result;
};
const limit = async () => (await company({})).secondPersonAbove;
const noticesOf = async ({ token }: Actor): Promise<string[]> => {
  const { data } = await portal.graphql('{ viewer { notices(first: 9) { nodes { text } } } }', {}, token);
  return data.viewer.notices.nodes.map(({ text }: { text: string }) => text);
};

describe('a higher limit, or none', () => {
  test.each([
    [
      null,
      'from $5,000.00 to none',
      /turned off the second person’s approval for payments above \$5,000\.00\.$/,
    ],
    [9000, 'from $5,000.00 to $9,000.00', /from \$5,000\.00 to \$9,000\.00\.$/],
  ])('waits for a second administrator, while the rest is saved: %s', async (wanted, limitChange, text) => {
    const saved = await company({ secondPersonAbove: wanted, legalName: 'Harbor Lane Freight LLC' });
    expect(saved).toMatchObject({
      ...{ legalName: 'Harbor Lane Freight LLC', secondPersonAbove: 5000 },
      limitRequest: { kind: 'CHANGE_LIMIT', limitChange, isOwn: true, viewerCanDecide: false },
    });
    expect(await noticesOf(second)).toEqual([
      expect.stringMatching(/needs your approval for a higher limit/),
    ]);
    const { id } = saved.limitRequest;
    expect((await close('approve', id, admin)).code).toBe('FORBIDDEN');
    expect((await close('approve', id, manager)).code).toBe('FORBIDDEN');
    expect(await limit()).toBe(5000);
    expect(await close('approve', id)).toMatchObject({ status: 'DONE' });
    expect(await company({})).toMatchObject({ secondPersonAbove: wanted, limitRequest: null });
    expect(await noticesOf(admin)).toContainEqual(
      expect.stringMatching(/approved the limit that you asked for/),
    );
    for (const told of [second, manager])
      expect(await noticesOf(told)).toContainEqual(expect.stringMatching(text));
    expect((await portal.audit({ action: 'COMPANY_UPDATED' })).at(-1)).toMatchObject({
      ...{ userId: second.key, level: 'WARNING', oldValues: { secondPersonAbove: 5000 } },
      newValues: { secondPersonAbove: wanted },
    });
  });

  test('declined or taken back changes nothing', async () => {
    expect(await close('decline', await ask(null))).toMatchObject({
      status: 'DECLINED',
      reason: 'Not this year',
    });
    expect(await close('withdraw', await ask(9000), admin)).toMatchObject({ status: 'WITHDRAWN' });
    expect(await limit()).toBe(5000);
  });

  test('sent again it is the same, another one is refused, and one that is outdated can only be declined', async () => {
    const id = await ask(9000);
    expect(await ask(9000)).toBe(id);
    expect((await company({ secondPersonAbove: null })).code).toBe('CONFLICT');
    // Lowering the limit is one person's, and asks no one.
    expect(await company({ secondPersonAbove: 3000 }, second)).toMatchObject({ secondPersonAbove: 3000 });
    expect((await close('approve', id)).message).toBe('The limit has changed since. Decline this request.');
    expect(await limit()).toBe(3000);
  });

  test('and other bank details wait each by itself', async () => {
    await company({ secondPersonAbove: null, bankName: 'Keystone Bank' });
    expect(
      await portal.db.approvalRequest.findMany({ select: { kind: true }, orderBy: { kind: 'asc' } }),
    ).toEqual([{ kind: 'SET_COMPANY_BANK' }, { kind: 'CHANGE_LIMIT' }]);
    expect((await portal.db.companyProfile.findFirstOrThrow()).bankName).toBeNull();
  });

  test.each([
    ['deactivated', { isActive: false }],
    ['archived', { archivedAt: new Date('2026-11-18') }],
  ])('is one administrator’s where the other is %s, who hears of it by mail', async (_how, gone) => {
    await portal.db.user.update({ where: { id: second.key }, data: gone });
    expect(await company({ secondPersonAbove: null })).toMatchObject({
      secondPersonAbove: null,
      limitRequest: null,
    });
    expect(await noticesOf(admin)).toEqual([expect.stringMatching(/turned off the second person/)]);
    expect(await portal.db.approvalRequest.count()).toBe(0);
  });

  test('of a limit that no one has set yet asks no one', async () => {
    await portal.db.companyProfile.update({ where: { id: 1 }, data: { secondPersonAbove: null } });
    expect(await company({ secondPersonAbove: 700 })).toMatchObject({
      secondPersonAbove: 700,
      limitRequest: null,
    });
  });

  test('two simultaneous requests make one', async () => {
    const results = await Promise.all([
      company({ secondPersonAbove: null }),
      company({ secondPersonAbove: 8000 }, second),
    ]);
    expect(results.map(({ code }) => code ?? 'asked').sort()).toEqual(['CONFLICT', 'asked']);
    expect([await limit(), await portal.db.approvalRequest.count()]).toEqual([5000, 1]);
  });
});
