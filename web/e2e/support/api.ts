/** Creates the data a test needs, over REST. */
import { ADMIN } from './portal.ts';

export interface Person {
  id: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** The password that the tests' people have chosen themselves. */
export const PASSWORD = 'Open-Road-2026';
/** The password someone else gave them. */
export const FIRST_PASSWORD = 'Welcome-Aboard-2026';

type Json = Record<string, unknown>;

/** A signed-in REST client. */
export interface Caller {
  call: <Result>(method: string, path: string, body?: Json) => Promise<Result>;
  token: string;
}

async function send<Result>(url: string, token: string | null, method: string, path: string, body?: Json) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  const json = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(json)}`);
  return json as Result;
}

/** Signs in over REST. */
export async function callAs(url: string, who: { email: string; password: string }): Promise<Caller> {
  const { email, password } = who;
  const { token } = await send<{ token: string }>(url, null, 'POST', '/auth/login', { email, password });
  const confirm = () => send(url, token, 'POST', '/auth/confirm', { password });
  return {
    token,
    call: <Result>(method: string, path: string, body?: Json) =>
      send<Result>(url, token, method, path, body).catch(async (error: Error) => {
        if (!error.message.includes('FRESH_SESSION_REQUIRED')) throw error;
        await confirm();
        return send<Result>(url, token, method, path, body);
      }),
  };
}

export const callAsAdmin = (url: string): Promise<Caller> => callAs(url, ADMIN);

let count = 0;

/** The name and address of a new person. */
export function newPerson(lastName: string, firstName = 'Sam'): Omit<Person, 'id'> {
  count += 1;
  const email = `${firstName}.${lastName}.${count}@example.com`.toLowerCase();
  return { firstName, lastName, email, password: FIRST_PASSWORD };
}

/** Adds a person, who has chosen a password already unless `isNew`. */
async function enter(
  admin: Caller,
  url: string,
  path: string,
  body: Omit<Person, 'id'> & Json,
  isNew: boolean,
) {
  type Result = { contractor?: { id: string }; data?: { user: { id: string } } };
  const json = await admin.call<Result>('POST', path, body);
  const id = (json.contractor ?? json.data?.user)!.id;
  const { email, firstName, lastName } = body;
  if (isNew) return { id, email, firstName, lastName, password: body.password };
  const self = await callAs(url, body);
  await self.call('POST', '/auth/change-password', { newPassword: PASSWORD });
  return { id, email, firstName, lastName, password: PASSWORD };
}

/** People added by the administrator, ready to sign in. */
export function createPeople(url: string, admin: Caller) {
  return {
    addStaff: (lastName: string, role: string): Promise<Person> =>
      enter(admin, url, '/staff', { ...newPerson(lastName), roles: [role] }, false),
    addManager: (lastName: string): Promise<Person> =>
      enter(admin, url, '/staff', { ...newPerson(lastName), roles: ['Manager'] }, false),
    addEmployee: (lastName: string): Promise<Person> =>
      enter(admin, url, '/staff', newPerson(lastName), false),
    addContractor: (lastName: string, { isNew = false } = {}): Promise<Person> =>
      enter(admin, url, '/contractors', newPerson(lastName), isNew),
  };
}

/** Sends a mutation and returns its whole response. */
export async function mutate(url: string, query: string, input: object, token?: string): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return response.json();
}

const CERTIFY = `mutation ($input: CertifyTaxProfileInput!) {
  certifyTaxProfile(input: $input) { __typename ... on Error { message } } }`;

type Owner = Pick<Person, 'email' | 'password' | 'firstName' | 'lastName'>;

/** The person's own Form W-9. */
export async function certify(url: string, owner: Owner, taxNumber: string): Promise<void> {
  const { firstName, lastName } = owner;
  const input = {
    ...{ taxClass: 'INDIVIDUAL', firstName, lastName },
    ...{ street: '12 Elm Street', city: 'Camden', state: 'NJ', zip: '08102' },
    ...{ taxNumberType: 'SSN', taxNumber },
    ...{ certified: true, signedName: `${firstName} ${lastName}` },
  };
  const { token } = await callAs(url, owner);
  const result = JSON.stringify(await mutate(url, CERTIFY, input, token));
  if (!result.includes('"CertifyTaxProfilePayload"')) throw new Error(result);
}
