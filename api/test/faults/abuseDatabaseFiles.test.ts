/** Whoever copies the database's files, or dumps it, gets neither numbers nor passwords nor tokens with them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Person, send, signIn } from './support/client.ts';
import { ADMIN, companyFolder, companyOnPostgres, DRIVERS, PASSWORD } from './support/company.ts';
import type { Place } from './support/database.ts';
import { hasPostgres } from './support/postgres.ts';
import { start } from './support/server.ts';

const TAX_NUMBER = '400-11-1396';
const CHOSEN = 'Canary-Chosen-9341';
/** In the files as it is, so finding nothing else means something. */
const PLAIN = 'canary-description-9342';

const graphql = async (url: string, { token }: Person, query: string) => {
  const { body } = await send(url, { path: '/graphql', token, body: { query } });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.result;
};

/** Lets a server keep every kind of secret, and answers them. The server is ended at once. */
async function keepSecrets(place: Place): Promise<string[]> {
  const server = await start(place);
  const admin = await signIn(server.url, ADMIN);
  const driver = await signIn(server.url, DRIVERS[0]!);
  const certified = await graphql(
    server.url,
    driver,
    `mutation { result: certifyTaxProfile(input: { firstName: "Sam", lastName: "Example", taxClass: INDIVIDUAL,
      street: "12 Elm Street", city: "Camden", state: "NJ", zip: "08102", taxNumberType: SSN, taxNumber: "${TAX_NUMBER}",
      certified: true, signedName: "Sam Example" }) { __typename } }`,
  );
  expect(certified.__typename).toBe('CertifyTaxProfilePayload');
  const { token: script } = await graphql(
    server.url,
    driver,
    'mutation { result: createAccessToken(input: { name: "A script" }) { ... on CreateAccessTokenPayload { token } } }',
  );
  const logged = await send(server.url, {
    path: '/api/time-logs',
    token: driver.token,
    body: {
      date: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
      worked: true,
      description: PLAIN,
    },
  });
  expect(logged.status).toBe(201);
  const reset = await send(server.url, {
    path: `/api/auth/generate-reset-token/${driver.id}`,
    method: 'POST',
    body: {},
    token: admin.token,
  });
  const changed = await send(server.url, {
    path: '/api/auth/change-password',
    token: driver.token,
    body: { currentPassword: PASSWORD, newPassword: CHOSEN },
  });
  expect(changed.status).toBe(200);
  await server.kill('SIGKILL');
  const tokens = [admin.token, driver.token, script, reset.body.resetToken, changed.body.token];
  return [
    TAX_NUMBER,
    TAX_NUMBER.replaceAll('-', ''),
    CHOSEN,
    PASSWORD,
    ...tokens.map((token) => token.slice(-40)),
  ];
}

function expectNone(bytes: Buffer, secrets: readonly string[], where: string): void {
  for (const secret of secrets) {
    const forms = [
      secret,
      Buffer.from(secret).toString('base64').slice(0, -4),
      Buffer.from(secret).toString('hex'),
    ];
    for (const form of forms) expect(bytes.includes(form), `${secret} in ${where}`).toBe(false);
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

test('the folder of the embedded database has none of them, its write-ahead log included', async () => {
  const place = companyFolder();
  const secrets = await keepSecrets(place);
  let isThere = false;
  for (const path of filesIn(place.dataDir)) {
    const bytes = readFileSync(path);
    isThere ||= bytes.includes(PLAIN);
    expectNone(bytes, secrets, path);
  }
  expect(isThere).toBe(true);
});

const hasDump = existsSync('/usr/bin/pg_dump');
if (!hasDump) console.log('pg_dump is not installed here, so no dump is searched.');

test.runIf(hasPostgres && hasDump && process.env.LONG)(
  'a dump of a PostgreSQL database has none of them',
  async () => {
    const { place, postgres } = await companyOnPostgres();
    const secrets = await keepSecrets(place);
    const dump = execFileSync('pg_dump', [postgres.url], { maxBuffer: 1 << 28 });
    expect(dump.includes(PLAIN)).toBe(true);
    expectNone(dump, secrets, 'the dump');
  },
);
