/** Which DATABASE_URLs are accepted, and that the driver uses TLS for all of them. */
import { createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databaseUrlIssue } from './databaseTls.ts';

const REMOTE = 'postgresql://portal:secret@db.example.com:5432/portal';

/** The first bytes that the driver sends: a TLS request, or a plaintext greeting with the user name. */
async function firstBytes(query: string): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const sent = new Promise<string>((resolve) =>
    server.once('connection', (socket) =>
      socket.once('data', (bytes) => {
        resolve(bytes.toString('latin1'));
        socket.destroy();
      }),
    ),
  );
  const { port } = server.address() as { port: number };
  const client = new pg.Client({ connectionString: `postgresql://portal@127.0.0.1:${port}/portal${query}` });
  client.on('error', () => undefined);
  await client.connect().catch(() => undefined);
  return sent;
}

const TLS_REQUEST = '\0\0\0\x08\x04\xd2\x16\x2f';

describe('a server on another machine', () => {
  test.each([
    '?sslmode=require',
    '?sslmode=verify-ca',
    '?sslmode=verify-full',
    '?sslmode=no-verify',
    '?ssl=true',
    '?sslmode=disable&sslmode=require',
    '?uselibpqcompat=true&sslmode=require',
  ])('is taken with %s, which uses TLS', async (query) => {
    expect(databaseUrlIssue(REMOTE + query)).toBeNull();
    expect(await firstBytes(query)).toBe(TLS_REQUEST);
  });

  test.each(['?sslmode=require', '?sslmode=verify-ca', '?sslmode=verify-full'])(
    'has to prove who it is with %s',
    (query) => {
      const { ssl } = new pg.Client({ connectionString: REMOTE + query });
      expect(ssl).not.toHaveProperty('rejectUnauthorized');
      expect(ssl).not.toHaveProperty('checkServerIdentity');
    },
  );

  test('is taken without TLS where the URL says so on purpose', async () => {
    expect(databaseUrlIssue(`${REMOTE}?sslmode=disable`)).toBeNull();
    expect(await firstBytes('?sslmode=disable')).toContain('portal');
  });

  test.each([
    '',
    '?sslmode=',
    '?sslmode=prefer',
    '?sslmode=allow',
    '?ssl=',
    '?ssl=0',
    '?ssl=false',
    '?uselibpqcompat=true',
    '?application_name=sslmode=require',
    '?sslmode=disable&sslmode=',
    '#sslmode=require',
  ])('is refused with %o', (query) => {
    expect(databaseUrlIssue(REMOTE + query)).toMatch(/sslmode=verify-full .*sslmode=disable/);
  });

  test('is refused however it is written', () => {
    for (const url of [
      'postgresql://portal@127.0.0.1,db.example.com/portal',
      'postgresql://portal@db.example.com:5432,127.0.0.1:5433/portal',
      'postgresql://portal@127.0.0.1/portal?host=db.example.com',
      'postgresql://localhost@db.example.com/portal',
      'postgresql://localhost.example.com/portal',
      'postgresql://127.0.0.1.example.com/portal',
      'postgresql://db%2Eexample.com/portal',
      'postgresql://[::ffff:192.0.2.1]/portal',
      'postgresql://0.0.0.0/portal',
    ])
      expect(databaseUrlIssue(url), url).not.toBeNull();
  });

  test('is refused where the environment names it', () => {
    vi.stubEnv('PGHOST', 'db.example.com');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(databaseUrlIssue('postgresql:///portal')).not.toBeNull();
  });
});

test.each([
  'postgresql://portal@localhost/portal',
  'postgresql://portal@LOCALHOST/portal',
  'postgresql://portal@127.0.0.1/portal',
  'postgresql://portal@127.1.2.3:6543/portal',
  'postgresql://portal@127.0.0.1:5432,localhost:5433/portal?target_session_attrs=read-write',
  'postgresql://portal@[::1]/portal',
  'postgresql://%2Fvar%2Frun%2Fpostgresql/portal',
  'postgresql://db.example.com/portal?host=/var/run/postgresql',
  'postgresql:///portal',
])('%s is on this machine', (url) => expect(databaseUrlIssue(url)).toBeNull());

test('a certificate that is not there is said', () => {
  expect(databaseUrlIssue(`${REMOTE}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`)).toMatch(
    /^a URL that can be used \(ENOENT.*ca\.pem/,
  );
});
