/**
 * An attacker guesses a password through every entry point at once: REST, the graph, aliases, batches, forms that ask
 * for the password again, and made-up addresses in headers. The portal checks only a few guesses, and the owner can
 * still sign in.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { createServer } from '../../src/app/server.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../support/portal.ts';

// Many requests at once take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Guesses in total; each guess in a request counts. */
const GUESSES = process.env.LONG ? 10_000 : 150;
/** Guesses for one email address in a day, from any client. */
const A_DAY = 100;
/** Guesses by one client for one email address in 15 minutes. */
const A_CLIENT = 10;
const HOME = '198.51.100.7';

let portal: TestPortal;
let owner: Actor;
let verify: MockInstance;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18T17:00:00Z');
  owner = await portal.joinContractor();
  expect(await signInFrom(HOME)).toBe(200);
  verify = vi.spyOn(portal.services.passwords, 'verify');
});
afterEach(() => verify.mockRestore());

const signInFrom = async (ipAddress: string): Promise<number> =>
  (await portal.rest('POST', '/auth/login', { body: { email: owner.email, password: PASSWORD }, ipAddress }))
    .status;

const evaluated = () =>
  verify.mock.calls.filter(([password]) => String(password).startsWith('Guess-')).length;

let guesses = 0;
const guess = () => `Guess-Horse-${guesses++}`;
const login = (password: string) =>
  `login(input: { email: "${owner.email}", password: "${password}" }) { __typename }`;
const aliases = (count: number) =>
  `mutation { ${Array.from({ length: count }, (_, index) => `g${index}: ${login(guess())}`).join(' ')} }`;

/** Ways to send guesses, and how many each sends; none may get a token. */
const WAYS: ((ipAddress: string) => Promise<unknown>)[] = [
  (ipAddress) =>
    portal.rest('POST', '/auth/login', { body: { email: owner.email, password: guess() }, ipAddress }),
  (ipAddress) =>
    portal.rest('POST', '/auth/login', {
      body: { email: ` ${owner.email.toUpperCase()} `, password: guess() },
      headers: {
        'x-forwarded-for': `203.0.113.${guesses % 250}`,
        'x-real-ip': '10.0.0.1',
        forwarded: 'for=10.0.0.2',
      },
      ipAddress,
    }),
  (ipAddress) => portal.graphql(`mutation { ${login(guess())} }`, {}, undefined, ipAddress),
  (ipAddress) => portal.graphql(aliases(12), {}, undefined, ipAddress),
  (ipAddress) => portal.graphql(aliases(100), {}, undefined, ipAddress),
  (ipAddress) =>
    portal.graphql(
      `mutation { ...A ...B } fragment A on Mutation { a: ${login(guess())} } fragment B on Mutation { b: ${login(guess())} }`,
      {},
      undefined,
      ipAddress,
    ),
  (ipAddress) =>
    portal.app.fetch(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Array.from({ length: 20 }, () => ({ query: `mutation { ${login(guess())} }` }))),
      }),
      { requestId: 'batch', ipAddress },
    ),
];

/** Sends guesses in every way until the count is reached, several at once, and takes turns with the addresses. */
async function attack(count: number, toAddress: (index: number) => string): Promise<void> {
  const until = guesses + count;
  let index = 0;
  const attacker = async () => {
    while (guesses < until) {
      const turn = index++;
      const response = await WAYS[turn % WAYS.length]!(toAddress(turn));
      expect(JSON.stringify(response)).not.toMatch(/"token"|LoginPayload/);
    }
  };
  await Promise.all(Array.from({ length: 8 }, attacker));
}

describe('guesses for one address', () => {
  test('from one client are checked ten times', async () => {
    await attack(GUESSES, () => '203.0.113.9');
    expect(evaluated()).toBeLessThanOrEqual(A_CLIENT);
    expect(await signInFrom(HOME)).toBe(200);
  });

  test('from a network of clients are checked a hundred times a day, and the owner can still sign in', async () => {
    const clients = (index: number) =>
      index % 3 === 0 ? `2001:db8:${(index % 40).toString(16)}:1::${index}` : `203.0.113.${index % 80}`;
    for (const hour of ['00', '04', '08', '12', '16', '20']) {
      portal.setClock(`2026-11-19T${hour}:00:00Z`);
      await attack(Math.ceil(GUESSES / 6), clients);
      expect(await signInFrom(HOME)).toBe(200);
    }
    expect(evaluated()).toBeGreaterThan(A_CLIENT);
    expect(evaluated()).toBeLessThanOrEqual(A_DAY);
    // Another person with the right password waits too: a correct guess looks the same.
    expect(await signInFrom('203.0.113.251')).toBe(evaluated() === A_DAY ? 429 : 200);
  });

  test('do not block sign-in for anyone else', async () => {
    const other = await portal.joinContractor();
    await attack(GUESSES, (index) => `203.0.113.${index % 200}`);
    const { status } = await portal.rest('POST', '/auth/login', {
      body: { email: other.email, password: PASSWORD },
      ipAddress: '198.51.100.99',
    });
    expect(status).toBe(200);
  });
});

test('a stolen session gets no more guesses than an anonymous caller, in any form that asks for the password', async () => {
  const ipAddress = '203.0.113.9';
  for (let turn = 0; turn < 30; turn += 1) {
    await portal.rest('POST', '/auth/change-password', {
      token: owner.token,
      body: { currentPassword: guess(), newPassword: 'Other-Horse-2' },
      ipAddress,
    });
    await portal.graphql(
      `mutation { revealTaxNumber(input: { userId: "${owner.id}", password: "${guess()}", reason: "To see it" }) { __typename } }`,
      {},
      owner.token,
      ipAddress,
    );
    await portal.rest('POST', '/auth/login', { body: { email: owner.email, password: guess() }, ipAddress });
  }
  expect(evaluated()).toBeLessThanOrEqual(A_CLIENT);
});

describe('a made-up address in X-Forwarded-For', () => {
  async function serve(trustProxy: number): Promise<string> {
    const server = createServer({ app: portal.app, trustProxy });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/auth/login`;
  }
  const send = async (url: string, forwarded: string, password = guess()): Promise<number> =>
    (
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify({ email: owner.email, password }),
      })
    ).status;
  const madeUp = (index: number) => `10.${index}.${index % 7}.${index % 11}`;

  test('is not trusted without a proxy', async () => {
    const url = await serve(0);
    for (let index = 0; index < 40; index += 1) await send(url, madeUp(index));
    expect(evaluated()).toBe(A_CLIENT);
  });

  test('is not trusted ahead of what the proxy adds', async () => {
    const url = await serve(1);
    for (let index = 0; index < 40; index += 1)
      await send(
        url,
        `${Array.from({ length: index % 4 }, (_, more) => madeUp(index + more)).join(', ')}, 203.0.113.9`,
      );
    expect(evaluated()).toBe(A_CLIENT);
    expect(await send(url, '203.0.113.9', PASSWORD)).toBe(429);
    expect(await send(url, `203.0.113.9, ${HOME}`, PASSWORD)).toBe(200);
  });

  test.each(['x'.repeat(7000), '\u00ff\u00fe', "'; DROP TABLE", ',,,', '[::1]:80', '%00'])(
    'may be an invalid address: %#',
    async (forwarded) => {
      const url = await serve(1);
      expect(await send(url, forwarded)).toBe(401);
      expect(await send(url, forwarded, PASSWORD)).toBe(200);
    },
  );
});
