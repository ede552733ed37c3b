import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';

const pat = {
  email: 'Pat.Driver@example.com',
  password: PASSWORD,
  firstName: '  Pat ',
  lastName: 'Driver',
  phone: '555-0142',
};

const register = async (portal: TestPortal, input: object) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: RegisterInput!) {
      result: register(input: $input) {
        __typename
        ... on Error { message code }
        ... on ValidationError { issues { path message } }
        ... on RegisterPayload { email firstName lastName isActive user { id } }
      }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data.result;
};

describe('registration with approval', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal({ registration: 'approval' });
  });
  afterAll(() => portal.close());
  beforeEach(() => portal.reset());

  test('leaves a contractor who cannot sign in yet', async () => {
    expect(await register(portal, pat)).toEqual({
      __typename: 'RegisterPayload',
      email: 'Pat.Driver@example.com',
      firstName: 'Pat',
      lastName: 'Driver',
      isActive: false,
      user: null,
    });
    expect(await portal.db.user.findMany()).toMatchObject([
      { kind: 'CONTRACTOR', firstName: 'Pat', phone: '555-0142', isActive: false, mustChangePassword: false },
    ]);
    const signIn = await portal.rest('POST', '/auth/login', {
      body: { email: pat.email, password: PASSWORD },
    });
    expect(signIn).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INACTIVE' } });
    const entries = await portal.audit({ action: 'USER_REGISTERED' });
    expect(entries).toMatchObject([{ entityType: 'User', userId: null, newValues: { kind: 'CONTRACTOR' } }]);
    expect(JSON.stringify(entries[0]!.newValues)).not.toContain(PASSWORD);
  });

  test('of the same address at the same moment happens once, and everyone gets the same response', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => register(portal, pat)));
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(await portal.db.user.count()).toBe(1);
    expect(await portal.audit({ action: 'USER_REGISTERED' })).toHaveLength(1);
    expect(await portal.audit({ action: 'REGISTRATION_REPEATED' })).toHaveLength(7);
  });

  longTest(
    'does not reveal who is registered: the same response and work, and nothing changes for them',
    async () => {
      const inactive = await portal.joinContractor({ isActive: false });
      const archived = await portal.joinContractor();
      await portal.db.user.update({ where: { id: archived.key }, data: { archivedAt: new Date() } });
      const known = [await portal.joinContractor(), await portal.joinStaff('IT_Admin'), inactive, archived];
      const before = await portal.db.user.findMany({ orderBy: { id: 'asc' } });
      const hash = vi.spyOn(portal.services.passwords, 'hash');
      for (const email of ['new@example.com', ...known.map(({ email }) => email.toUpperCase())]) {
        hash.mockClear();
        const body = { email, password: 'Quiet-Harbor-7', firstName: 'Sam', lastName: 'Driver' };
        const { status, body: response, headers } = await portal.rest('POST', '/auth/register', { body });
        expect([status, response]).toEqual([
          201,
          { user: { email, firstName: 'Sam', lastName: 'Driver', isActive: false } },
        ]);
        expect([...headers.keys()]).toEqual([...(await fetchNewHeaders()).keys()]);
        expect(hash).toHaveBeenCalledTimes(2);
      }
      hash.mockRestore();
      const keys = known.map(({ key }) => key);
      expect(await portal.db.user.findMany({ where: { id: { in: keys } }, orderBy: { id: 'asc' } })).toEqual(
        before,
      );
      const entries = await portal.audit({ action: 'REGISTRATION_REPEATED' });
      expect(entries.map(({ entityId }) => entityId)).toEqual(keys);
      expect(entries.every(({ userId, newValues }) => userId === null && newValues === null)).toBe(true);
    },
  );

  /** What comes with the response to an address that is certainly new. */
  async function fetchNewHeaders(): Promise<Headers> {
    const body = { ...pat, email: `new.${randomUUID()}@example.com` };
    return (await portal.rest('POST', '/auth/register', { body })).headers;
  }

  test('refuses a password that is easily guessed, for known and new addresses alike', async () => {
    const { email } = await portal.joinContractor();
    for (const address of [email, 'new@example.com'])
      for (const password of ['Driver-2026', 'P@ssw0rd!2026', 'Liberty1!']) {
        const response = await portal.rest('POST', '/auth/register', {
          body: { ...pat, email: address, password },
        });
        expect(response).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
      }
    expect(await portal.db.user.count()).toBe(1);
  });

  test('lists every issue', async () => {
    const response = await register(portal, {
      email: 'nowhere',
      password: 'short',
      firstName: ' ',
      lastName: 'x'.repeat(101),
      phone: '5'.repeat(41),
    });
    expect(response.issues).toEqual([
      { path: ['email'], message: 'Email must be a valid address, such as name@example.com.' },
      { path: ['password'], message: 'Password must have at least 8 characters.' },
      { path: ['password'], message: 'Password must contain an uppercase letter.' },
      { path: ['password'], message: 'Password must contain a digit.' },
      { path: ['password'], message: 'Password must contain a special character.' },
      { path: ['firstName'], message: 'First name is required.' },
      { path: ['lastName'], message: 'Last name must have at most 100 characters.' },
      { path: ['phone'], message: 'Phone must have at most 40 characters.' },
    ]);
  });
});

test('registration is closed unless the portal says otherwise', async () => {
  const portal = await openTestPortal();
  try {
    expect(await register(portal, pat)).toEqual({
      __typename: 'ForbiddenError',
      code: 'REGISTRATION_CLOSED',
      message: 'Registration is closed.',
    });
    expect(await portal.db.user.count()).toBe(0);
  } finally {
    await portal.close();
  }
});
