/**
 * Access ends with the event that ends it. Of the requests sent around the event, none that starts after its response
 * gets in, with any key. Tokens from a sign-in or a token request at the same moment do not get in either.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../support/portal.ts';
import { createAccessToken } from './stage.ts';

// Many requests at once take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ROUNDS = process.env.LONG ? 20 : 1;
/** Requests before the event, and after it. */
const AROUND = process.env.LONG ? 10 : 5;
const AT_ONCE = 4;

let portal: TestPortal;
let admin: Actor;
let victim: Actor;
/** Another session of the victim, and the victim's access tokens. */
let elsewhere: string;
let script: string;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  victim = await portal.joinStaff('Manager');
  elsewhere = await portal.signIn(victim.key);
  script = await createAccessToken(portal, victim, true);
});

const graphql = (token: string, query: string, variables = {}) => portal.graphql(query, variables, token);

/** A manager's usual requests, over both entry points, both reads and writes. Each returns whether it was let in. */
const ASK: ((token: string) => Promise<boolean>)[] = [
  async (token) => (await portal.rest('GET', '/contractors', { token })).status === 200,
  async (token) => (await graphql(token, '{ payees { totalCount } }')).errors === undefined,
  async (token) =>
    (
      await portal.rest('POST', '/reports/payroll-summary', {
        token,
        body: { startDate: '2026-11-01', endDate: '2026-11-08' },
      })
    ).status === 201,
  async (token) =>
    (
      await graphql(
        token,
        'mutation { result: markWeekPaid(input: { weekStart: "2026-11-02" }) { __typename } }',
      )
    ).errors === undefined,
];

interface Asked {
  /** Whether the event's response had arrived when the request started. */
  isLate: boolean;
  letIn: boolean;
}

/** Keeps sending requests with the token before, during and after the event. */
async function askAround(token: string, event: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  let isOver = false;
  let begun = 0;
  let late = 0;
  const halfway = deferred();
  async function keepAsking(offset: number): Promise<void> {
    while (late < AROUND) {
      const isLate = isOver;
      if (isLate) late += 1;
      else begun += 1;
      if (begun >= AROUND) halfway.resolve();
      asked.push({ isLate, letIn: await ASK[(offset + asked.length) % ASK.length]!(token) });
    }
  }
  const all = Promise.all(Array.from({ length: AT_ONCE }, (_, index) => keepAsking(index)));
  await halfway.promise;
  await event();
  isOver = true;
  await all;
  return asked;
}

/** The event happens when the second caller is ready for it. */
function attempt(event: () => Promise<unknown>): () => Promise<void> {
  const { promise, resolve, reject } = deferred();
  let waiting = 0;
  return () => {
    waiting += 1;
    if (waiting === 2) event().then(() => resolve(), reject);
    return promise;
  };
}

/** A promise that other code settles. */
function deferred() {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

/** Sends the mutation, which must succeed. */
async function done(document: string, input: object, token = admin.token): Promise<void> {
  const { data, errors } = await graphql(token, document, { input });
  if (errors || data.result.code) throw new Error(JSON.stringify(errors ?? data.result));
}
const mutation = (name: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
    result: ${name}(input: $input) { __typename ... on Error { code message } } }`;

const archive = () => done(mutation('setUserArchived'), { userId: victim.id, archived: true });

const EVENTS: Record<string, () => Promise<unknown>> = {
  'a change of the password': () =>
    done(mutation('changePassword'), { currentPassword: PASSWORD, newPassword: 'Other-Horse-2' }, elsewhere),
  'a password set by an administrator': () =>
    done(mutation('resetPassword'), { userId: victim.id, newPassword: 'Other-Horse-2' }),
  'a password set with a reset token': async () => {
    const { data } = await graphql(
      admin.token,
      `mutation { result: createResetToken(input: { userId: "${victim.id}" }) { ... on ResetTokenPayload { resetToken } } }`,
    );
    await done(mutation('resetPasswordWithToken'), {
      token: data.result.resetToken,
      newPassword: 'Other-Horse-2',
    });
  },
  deactivation: () => done(mutation('setUserActive'), { userId: victim.id, isActive: false }),
  'a sign-out everywhere': () => done(mutation('signOutEverywhere'), { userId: victim.id }),
  archiving: archive,
  deletion: async () => {
    await archive();
    await done(mutation('deleteUser'), { userId: victim.id, confirmEmail: victim.email });
  },
  'the role taken away': () => done(mutation('removeRole'), { userId: victim.id, role: 'Manager' }),
};

/** After these events the person may sign in as before, so a sign-in at the same moment may succeed right after. */
const CAN_RETURN = ['a sign-out everywhere', 'the role taken away'];

/**
 * One event of each kind that the short form runs during requests: a new password, and the end of a person and of a
 * role.
 */
const RACED = ['a change of the password', 'deactivation', 'the role taken away'];

describe.each(Object.keys(EVENTS))('%s', (name) => {
  const isRaced = process.env.LONG || RACED.includes(name);

  test('shuts the session out, and the access token', async () => {
    if (!isRaced) {
      const letIn = () => Promise.all([victim.token, script].map((key) => ASK[0]!(key)));
      expect(await letIn()).toEqual([true, true]);
      await EVENTS[name]!();
      return expect(await letIn()).toEqual([false, false]);
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const event = attempt(EVENTS[name]!);
      for (const asked of await Promise.all([victim.token, script].map((key) => askAround(key, event)))) {
        expect(asked.filter(({ isLate, letIn }) => isLate && letIn)).toEqual([]);
        expect(asked.filter(({ isLate, letIn }) => !isLate && letIn).length).toBeGreaterThan(AROUND / 2);
      }
      if (round + 1 < ROUNDS) await again();
    }
  });

  if (isRaced && !CAN_RETURN.includes(name))
    test('leaves nothing behind that was issued at the same moment', async () => {
      const signIns: Promise<string | undefined>[] = [];
      const tokens: Promise<string | undefined>[] = [];
      const event = EVENTS[name]!();
      for (let index = 0; index < 3; index += 1) {
        signIns.push(
          portal
            .rest('POST', '/auth/login', { body: { email: victim.email, password: PASSWORD } })
            .then(({ body }) => body.token),
        );
        tokens.push(createAccessToken(portal, victim, true).catch(() => undefined));
      }
      await event;
      const handedOut = (await Promise.all([...signIns, ...tokens])).filter((token) => token !== undefined);
      for (const token of handedOut) expect(await ASK[0]!(token)).toBe(false);
    });
});

/** Sets up the victim again for another round. */
async function again(): Promise<void> {
  await portal.db.user.deleteMany({ where: { id: victim.key } }).catch(() => undefined);
  victim = await portal.joinStaff('Manager');
  elsewhere = await portal.signIn(victim.key);
  script = await createAccessToken(portal, victim, true);
}

describe('one of several sessions and tokens', () => {
  const SESSION = '{ viewer { sessions { id isCurrent } } }';
  const currentSession = async (token: string): Promise<string> =>
    (await graphql(token, SESSION)).data.viewer.sessions.find((one: { isCurrent: boolean }) => one.isCurrent)
      .id;

  test.each<[string, () => string, () => Promise<unknown>]>([
    [
      'signing out ends that session',
      () => victim.token,
      () => graphql(victim.token, 'mutation { logout { message } }'),
    ],
    [
      'ending the other sessions ends them',
      () => elsewhere,
      () => graphql(victim.token, 'mutation { endOtherSessions { id } }'),
    ],
    [
      'ending one session ends it',
      () => elsewhere,
      async () => done(mutation('endSession'), { id: await currentSession(elsewhere) }, victim.token),
    ],
    [
      'revoking a token ends it',
      () => script,
      async () => {
        const { data } = await graphql(victim.token, '{ viewer { accessTokens { id } } }');
        await done(mutation('revokeAccessToken'), { id: data.viewer.accessTokens[0].id }, victim.token);
      },
    ],
  ])('%s, and no other', async (_, toKey, event) => {
    const key = toKey();
    const asked = await askAround(key, event);
    expect(asked.filter(({ isLate, letIn }) => isLate && letIn)).toEqual([]);
    const others = [victim.token, elsewhere, script].filter((other) => other !== key);
    for (const other of others) expect(await ASK[0]!(other)).toBe(true);
  });
});

describe('within one request', () => {
  const RENAME = 'updateProfile(input: { firstName: "Ghost" }) { __typename }';

  test.each([
    ['signing out', 'logout { message }'],
    [
      'a change of the password',
      `changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "Other-Horse-2" }) { __typename }`,
    ],
  ])('nothing is done after %s', async (_, ending) => {
    const { errors } = await graphql(victim.token, `mutation { ending: ${ending} later: ${RENAME} }`);
    expect(errors).toMatchObject([{ path: ['later'], extensions: { code: 'UNAUTHENTICATED' } }]);
    const { firstName } = await portal.db.user.findUniqueOrThrow({ where: { id: victim.key } });
    expect(firstName).not.toBe('Ghost');
  });

  test('a request before the end succeeds', async () => {
    const { data, errors } = await graphql(
      victim.token,
      `mutation { first: ${RENAME} ending: logout { message } }`,
    );
    expect([errors, data.first.__typename]).toEqual([undefined, 'User']);
  });
});
