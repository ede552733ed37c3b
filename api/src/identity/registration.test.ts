import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestPortal, PASSWORD, type TestPortal } from '../testing/portal.ts';

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
        ... on RegisterPayload { user { id firstName kind email phone isActive needsPasswordChange role } }
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
    const answer = await register(portal, pat);
    expect(answer.user).toMatchObject({
      firstName: 'Pat',
      kind: 'CONTRACTOR',
      email: 'Pat.Driver@example.com',
      phone: '555-0142',
      isActive: false,
      needsPasswordChange: false,
      role: 'User',
    });
    const signIn = await portal.rest('POST', '/auth/login', {
      body: { email: pat.email, password: PASSWORD },
    });
    expect(signIn).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INACTIVE' } });
    const entries = await portal.audit({ action: 'USER_REGISTERED' });
    expect(entries).toMatchObject([{ entityType: 'User', userId: null, newValues: { kind: 'CONTRACTOR' } }]);
    expect(JSON.stringify(entries[0]!.newValues)).not.toContain(PASSWORD);
  });

  test('takes an address once, in whatever case', async () => {
    await register(portal, pat);
    const again = await register(portal, { ...pat, email: 'PAT.driver@EXAMPLE.com' });
    expect(again).toEqual({
      __typename: 'ConflictError',
      code: 'CONFLICT',
      message: 'A user with this e-mail address already exists.',
    });
    expect(await portal.db.user.count()).toBe(1);
  });

  test('of the same address at the same moment happens once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(portal, pat)));
    const kinds = answers.map(({ __typename }) => __typename);
    expect(kinds.filter((kind) => kind === 'RegisterPayload')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'ConflictError')).toHaveLength(7);
    expect(await portal.audit({ action: 'USER_REGISTERED' })).toHaveLength(1);
  });

  test('lists every fault', async () => {
    const answer = await register(portal, {
      email: 'nowhere',
      password: 'short',
      firstName: ' ',
      lastName: 'x'.repeat(101),
      phone: '5'.repeat(41),
    });
    expect(answer.issues).toEqual([
      { path: ['email'], message: 'E-mail must be a valid address, as in name@example.com.' },
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
