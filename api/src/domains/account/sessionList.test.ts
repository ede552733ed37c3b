/** The viewer's own sessions: how they are listed, distinguished and ended. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let sam: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  sam = await portal.joinContractor();
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

const signInWith = async (userAgent: string): Promise<string> => {
  const { body } = await portal.rest('POST', '/auth/login', {
    body: { email: sam.email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
    ipAddress: '203.0.113.9',
  });
  return body.token;
};

interface Listed {
  id: string;
  isCurrent: boolean;
  device: string;
  ipAddress: string | null;
}

const FIELDS = 'id createdAt lastSeenAt ipAddress userAgent device isCurrent';

const listSessions = async (token: string): Promise<Listed[]> =>
  (await portal.graphql(`{ viewer { sessions { ${FIELDS} } } }`, {}, token)).data.viewer.sessions;

const end = async (token: string, id: string) =>
  (
    await portal.graphql(
      `mutation ($input: EndSessionInput!) {
        result: endSession(input: $input) { ... on Error { code } ... on User { sessions { id } } } }`,
      { input: { id } },
      token,
    )
  ).data.result;

const isIn = async (token: string) => (await portal.rest('GET', '/auth/me', { token })).status === 200;

describe('the list', () => {
  test('shows the live sessions, the last used first, and which one asks', async () => {
    portal.setClock('2026-11-18T18:00:00Z');
    const token = await signInWith(FIREFOX);
    const sessions = await listSessions(token);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({
      isCurrent: true,
      device: 'Firefox on Linux',
      userAgent: FIREFOX,
      ipAddress: '203.0.113.9',
      createdAt: '2026-11-18T18:00:00.000Z',
      lastSeenAt: '2026-11-18T18:00:00.000Z',
    });
    expect(sessions[1]).toMatchObject({ isCurrent: false, device: 'Unknown device' });
  });

  test('leaves out sessions that have ended or expired', async () => {
    const token = await signInWith(FIREFOX);
    await portal.rest('POST', '/auth/logout', { token });
    expect(await listSessions(sam.token)).toHaveLength(1);
    portal.setClock('2026-11-20');
    expect(await listSessions(await signInWith(FIREFOX))).toHaveLength(1);
  });

  test('is visible to no one else, not even an administrator', async () => {
    const admin = await portal.joinStaff('IT_Admin');
    const { data, errors } = await portal.graphql(
      'query ($id: ID!) { user(id: $id) { name sessions { ipAddress } } }',
      { id: sam.id },
      admin.token,
    );
    expect(data.user.sessions).toBeNull();
    expect(errors![0]!.extensions.code).toBe('FORBIDDEN');
    const [session] = await listSessions(sam.token);
    const node = 'query ($id: ID!) { node(id: $id) { id ... on Session { ipAddress } } }';
    expect((await portal.graphql(node, { id: session!.id }, admin.token)).data.node).toBeNull();
    expect((await portal.graphql(node, { id: session!.id }, sam.token)).data.node).toMatchObject({
      id: session!.id,
    });
  });
});

describe('ending', () => {
  test('one session closes it at once and is recorded', async () => {
    const token = await signInWith(FIREFOX);
    const [other] = (await listSessions(sam.token)).filter(({ isCurrent }) => !isCurrent);
    expect((await end(sam.token, other!.id)).sessions).toHaveLength(1);
    expect(await isIn(token)).toBe(false);
    expect(await isIn(sam.token)).toBe(true);
    expect(await portal.audit({ action: 'SESSION_ENDED' })).toMatchObject([
      { userId: sam.key, entityType: 'Session', entityId: other!.id.replace('Session_', '') },
    ]);
  });

  test('works once, and only for sessions of one’s own', async () => {
    const kim = await portal.joinContractor();
    const [theirs] = await listSessions(kim.token);
    expect(await end(sam.token, theirs!.id)).toEqual({ code: 'NOT_FOUND' });
    expect(await isIn(kim.token)).toBe(true);

    await signInWith(FIREFOX);
    const [other] = (await listSessions(sam.token)).filter(({ isCurrent }) => !isCurrent);
    await end(sam.token, other!.id);
    expect(await end(sam.token, other!.id)).toEqual({ code: 'NOT_FOUND' });
    expect(await portal.audit({ action: 'SESSION_ENDED' })).toHaveLength(1);
  });

  test('all the others keeps the current one, and ends no one else’s', async () => {
    const kim = await portal.joinContractor();
    const tokens = [await signInWith(FIREFOX), await signInWith(FIREFOX)];
    const endOthers = () =>
      portal.graphql('mutation { endOtherSessions { sessions { isCurrent } } }', {}, sam.token);
    expect((await endOthers()).data.endOtherSessions.sessions).toEqual([{ isCurrent: true }]);
    for (const token of tokens) expect(await isIn(token)).toBe(false);
    expect(await isIn(sam.token)).toBe(true);
    expect(await isIn(kim.token)).toBe(true);
    await endOthers();
    expect(await portal.audit({ action: 'OTHER_SESSIONS_ENDED' })).toMatchObject([
      { userId: sam.key, newValues: { sessions: 2 } },
    ]);
  });
});
