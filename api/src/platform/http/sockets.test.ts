/** What only a real connection shows: responses to clients that are still sending, and responses without a body. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { readClientOperations } from '../../app/operations.ts';
import { createServer, listen } from '../../app/server.ts';
import { MAX_BODY_BYTES } from '../../graph/pipeline/limits.ts';

let portal: TestPortal;
let folder: string;
let server: Server;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-web-'));
  for (const name of ['assets', 'server']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'server/screens.json'), '["/dashboard"]');
  writeFileSync(
    join(folder, 'server/landing.mjs'),
    "export const styles = ''; export const renderLanding = ({ legalName }) => '<h1>' + legalName + '</h1>';",
  );
  copyFileSync(new URL('../../../../web/public/robots.txt', import.meta.url), join(folder, 'robots.txt'));
  for (const name of ['index.html', 'login.html', 'assets/app-1a2b.js'])
    writeFileSync(join(folder, name), 'text of the page');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  for (const [ending, coder] of [
    ['br', brotliCompressSync],
    ['gz', gzipSync],
  ] as const)
    writeFileSync(join(folder, `assets/app-1a2b.js.${ending}`), coder('text of the page'));
  portal = await openTestPortal({ webFolder: folder });
  server = createServer({ app: portal.app, trustProxy: 0 });
  await listen(server, 0, '127.0.0.1');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends everything before it reads, like simple clients; fails if the connection is reset. */
async function sendThenRead(parts: (string | Buffer)[]): Promise<string> {
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const socket = connect(port, '127.0.0.1');
  const failed = new Promise<never>((_, reject) => socket.once('error', reject));
  socket.pause();
  const sent = async () => {
    const receiver = await accepted;
    for (const part of parts) {
      await new Promise<void>((resolve) => socket.write(part, () => resolve()));
      await expect
        .poll(() => receiver.destroyed || receiver.bytesRead === socket.bytesWritten, {
          message: 'the server reads, or resets the connection',
          interval: 1,
        })
        .toBe(true);
    }
    let text = '';
    for await (const chunk of socket) {
      text += chunk;
      if (text.includes('\r\n\r\n') && text.includes('PAYLOAD_TOO_LARGE')) break;
    }
    return text;
  };
  try {
    return await Promise.race([sent(), failed]);
  } finally {
    socket.destroy();
  }
}

/** Connection headers, the date and the request's ID, which differ between responses. */
const PASSING = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

const PART = Buffer.alloc(64 * 1024, 'x');
const PARTS = 64;

describe('a body over the limit', () => {
  const head = (path: string, ...lines: string[]) =>
    [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...lines, '', ''].join(
      '\r\n',
    );
  const chunk = Buffer.concat([Buffer.from(`${PART.length.toString(16)}\r\n`), PART, Buffer.from('\r\n')]);

  test.each([
    ['/api/auth/login', 'of a length that is told'],
    ['/api/auth/login', 'in chunks'],
    ['/graphql', 'of a length that is told'],
    ['/graphql', 'in chunks'],
  ])('of %s %s is refused, and the sender reads the refusal', async (path, how) => {
    const response = await sendThenRead(
      how === 'in chunks'
        ? [head(path, 'Transfer-Encoding: chunked'), ...Array(PARTS).fill(chunk), '0\r\n\r\n']
        : [head(path, `Content-Length: ${PART.length * PARTS}`), ...Array(PARTS).fill(PART)],
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toContain(`"The body may have at most ${MAX_BODY_BYTES} bytes."`);
  });
});

test.each([
  '/healthz',
  '/readyz',
  '/schema.graphql',
  '/api/openapi.json',
  '/api/docs',
  '/api/auth/me',
  '/api/contractors?limit=1',
  '/api/payroll?limit=1',
  '/api/payroll?limit=none',
  '/api/nothing',
  '/login',
  '/dashboard',
  '/assets/app-1a2b.js',
])('HEAD %s has the headers of GET, and no body', async (path) => {
  const { token } = await portal.joinStaff('Manager');
  const [get, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { authorization: `Bearer ${token}` } }),
    ),
  );
  const listHeaders = ({ headers }: Response) =>
    [...headers]
      .filter(([name]) => !PASSING.includes(name))
      .map(([name, value]) => [name, value.replace(/'nonce-[^']+'/, '')]);
  expect([head!.status, listHeaders(head!)]).toEqual([get!.status, listHeaders(get!)]);
  expect(await head!.text()).toBe('');
  expect(await get!.text()).not.toBe('');
});

test('HEAD is refused where there is no GET, and named where there is', async () => {
  const ask = (path: string, method: string) => fetch(`http://127.0.0.1:${port}${path}`, { method });
  const post = await ask('/api/auth/login', 'HEAD');
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'POST']);
  const list = await ask('/api/contractors', 'PATCH');
  expect([list.status, list.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

describe('an address', () => {
  const visit = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });

  test.each([
    ['/dashboard', 200],
    ['/dashboard/', 200],
    ['/login', 200],
    ['/wp-admin', 404],
    ['/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', 404],
    ['/server/screens.json', 404],
  ])('%s is %d', async (path, status) => {
    expect((await visit(path)).status).toBe(status);
  });

  test('where password managers look leads to where the password is changed', async () => {
    const { status, headers } = await visit('/.well-known/change-password');
    expect([status, headers.get('location')]).toEqual([303, '/dashboard/profile']);
  });

  test('robots.txt allows crawlers only the public page', async () => {
    const response = await visit('/robots.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    expect(await response.text()).toMatch(/^Allow: \/\$$.*^Disallow: \/$/ms);
  });

  test('a caller who is not signed in learns how to authenticate', async () => {
    const { status, headers } = await visit('/api/auth/me');
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  longTest('the public page is the company’s record, which is read when it has changed', async () => {
    const { token } = await portal.joinStaff('IT_Admin');
    const read = async () => (await visit('/')).text();
    const rename = (legalName: string) => portal.rest('PUT', '/company', { token, body: { legalName } });
    await read();
    // Listeners are called in order, and this one comes after the page's.
    const told: string[] = [];
    const stop = portal.services.bus.listen({
      onSignal: ({ kind }) => void told.push(kind),
      onEnd: () => undefined,
    });
    onTestFinished(() => void stop());
    await expect.poll(() => told).toContain('CONNECTED');
    const reads = vi.spyOn(portal.services.db.companyProfile, 'findUnique');
    onTestFinished(() => reads.mockRestore());
    for (const name of ['Keystone Freight LLC', 'Liberty Freight LLC']) {
      told.length = 0;
      expect((await rename(name)).status).toBe(200);
      await expect.poll(() => told).toContain('COMPANY');
      reads.mockClear();
      for (let visits = 0; visits < 5; visits += 1) expect(await read()).toBe(`<h1>${name}</h1>`);
      expect(reads).toHaveBeenCalledTimes(1);
    }
  });
});

describe('data is compressed', () => {
  const post = async (body: object) => {
    const { token } = await portal.joinStaff('Manager');
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${token}`,
    };
    // fetch accepts gzip and decodes it.
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    return { encoding: response.headers.get('content-encoding'), text: await response.text() };
  };

  test('over REST', async () => {
    const { headers } = await askEncoded('/api/openapi.json', 'gzip');
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'accept-encoding']);
    expect((await askEncoded('/api/openapi.json', undefined)).headers['content-encoding']).toBeUndefined();
  });

  test('of GraphQL, sent as a text', async () => {
    const { encoding, text } = await post({ query: '{ __schema { types { name description } } }' });
    expect([encoding, JSON.parse(text).data.__schema.types.length > 100]).toEqual(['gzip', true]);
  });

  test('of GraphQL, sent as an id', async () => {
    const ids = [...readClientOperations()].flatMap(([id, text]) =>
      /^query \w+\s*\{/.test(text) ? [id] : [],
    );
    const sent = await Promise.all(ids.slice(0, 20).map((documentId) => post({ documentId })));
    const long = sent.filter(({ text }) => text.length >= 1024);
    expect(long.length).toBeGreaterThan(0);
    for (const { encoding, text } of sent) {
      expect(encoding).toBe(text.length >= 1024 ? 'gzip' : null);
      expect(JSON.parse(text)).toHaveProperty('data');
    }
  });
});

/** The raw response: fetch would decode it and request its own encodings. */
const askEncoded = (path: string, accepted: string | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    get({ port, host: '127.0.0.1', path, headers }, (response) => resolve(response.resume())).once(
      'error',
      reject,
    );
  });

describe('Accept-Encoding of a file in brotli, in gzip and uncompressed', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['*', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0', 'identity'],
    ['br;Q=0', 'identity'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.000, *', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['gzip;q=0.5, br;q=0.1', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['identity, gzip;q=0.5, br;q=0.5', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['*;q=0, gzip;q=0.1', 'gzip'],
    ['*;q=0, identity', 'identity'],
    ['identity;q=0', undefined],
    ['*;q=0', undefined],
    ['deflate, identity;q=0', undefined],
  ])('%j gets %s', async (accepted, encoding) => {
    const { statusCode, headers } = await askEncoded('/assets/app-1a2b.js', accepted);
    const sent = headers['content-encoding'] ?? 'identity';
    expect([statusCode, statusCode === 200 ? sent : undefined]).toEqual([encoding ? 200 : 406, encoding]);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['/favicon.svg', '/api/docs/'])('%s is only served uncompressed', async (path) => {
    const { statusCode, headers } = await askEncoded(path, 'br, gzip');
    expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
  });
});
