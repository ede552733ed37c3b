/** Secrets that a portal keeps, and the search for them in its data. */
import { expect } from 'vitest';
import { type Person, send, signIn } from './client.ts';
import { ADMIN, DRIVERS, PASSWORD } from './company.ts';

const TAX_NUMBER = '400-11-1396';
const CHOSEN = 'Canary-Chosen-9341';
/** This text is in the data unencrypted, so the search can find something. */
export const PLAIN = 'canary-description-9342';

const graphql = async (url: string, { token }: Person, query: string) => {
  const { body } = await send(url, { path: '/graphql', token, body: { query } });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.result;
};

/** Makes the server keep every kind of secret, and returns them. */
export async function keepSecrets(url: string): Promise<string[]> {
  const admin = await signIn(url, ADMIN);
  const driver = await signIn(url, DRIVERS[1]!);
  const certified = await graphql(
    url,
    driver,
    `mutation { result: certifyTaxProfile(input: { firstName: "Sam", lastName: "Example", taxClass: INDIVIDUAL,
      street: "12 Elm Street", city: "Camden", state: "NJ", zip: "08102", taxNumberType: SSN, taxNumber: "${TAX_NUMBER}",
      certified: true, signedName: "Sam Example" }) { __typename } }`,
  );
  expect(certified.__typename).toBe('CertifyTaxProfilePayload');
  const { token: script } = await graphql(
    url,
    driver,
    'mutation { result: createAccessToken(input: { name: "A script" }) { ... on CreateAccessTokenPayload { token } } }',
  );
  const logged = await send(url, {
    path: '/api/time-logs',
    token: driver.token,
    body: {
      date: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
      worked: true,
      description: PLAIN,
    },
  });
  expect(logged.status).toBe(201);
  const reset = await send(url, {
    path: `/api/auth/generate-reset-token/${driver.id}`,
    method: 'POST',
    body: {},
    token: admin.token,
  });
  const changed = await send(url, {
    path: '/api/auth/change-password',
    token: driver.token,
    body: { currentPassword: PASSWORD, newPassword: CHOSEN },
  });
  expect(changed.status).toBe(200);
  const tokens = [admin.token, driver.token, script, reset.body.resetToken, changed.body.token];
  return [
    TAX_NUMBER,
    TAX_NUMBER.replaceAll('-', ''),
    CHOSEN,
    PASSWORD,
    ...tokens.map((token) => token.slice(-40)),
  ];
}

/** Fails if a secret is in the bytes, in any format in which it may be written. */
export function expectNone(bytes: Buffer, secrets: readonly string[], where: string): void {
  for (const secret of secrets) {
    const forms = [
      secret,
      Buffer.from(secret).toString('base64').slice(0, -4),
      Buffer.from(secret).toString('hex'),
    ];
    for (const form of forms) expect(bytes.includes(form), `${secret} in ${where}`).toBe(false);
  }
}
