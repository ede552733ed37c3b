/** Certifying a Form W-9: what it requires, who can, what is stored and who sees it. */
import type { RoleName } from 'rules/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { family, longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { COMPANY, certify, INDIVIDUAL } from '../../../test/support/taxProfiles.ts';
import { readTaxNumber } from './sealedNumber.ts';

let portal: TestPortal;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  driver = await portal.joinContractor();
});

const rows = () => portal.db.taxProfile.findMany({ orderBy: { version: 'asc' } });

test('a contractor lacks the form until it is certified; staff never do', async () => {
  const lacksW9 = async ({ id, token }: Actor) => {
    const { data } = await portal.graphql(
      'query ($id: ID!) { node(id: $id) { ... on User { lacksW9 } } }',
      { id },
      token,
    );
    return data.node.lacksW9;
  };
  expect(await lacksW9(driver)).toBe(true);
  await certify(portal, driver, INDIVIDUAL);
  expect(await lacksW9(driver)).toBe(false);
  expect(await lacksW9(await portal.joinStaff('Employee'))).toBe(false);
});

describe('a driver who certifies', () => {
  test('gets the first version, with the fields of the form and how it was signed', async () => {
    const { taxProfile, user, warnings } = await certify(portal, driver, {
      ...INDIVIDUAL,
      middleName: ' Q. ',
      suffix: 'Jr.',
      businessName: 'Example Hauling',
      state: 'nj',
    });
    expect(user.id).toBe(driver.id);
    expect(warnings).toEqual([]);
    expect(taxProfile).toEqual({
      id: expect.stringMatching(/^TaxProfile_/),
      version: 1,
      legalName: 'Robin Q. Example Jr.',
      firstName: 'Robin',
      middleName: 'Q.',
      lastName: 'Example',
      suffix: 'Jr.',
      businessName: 'Example Hauling',
      taxClass: 'INDIVIDUAL',
      llcClass: null,
      otherClass: null,
      exemptPayeeCode: null,
      fatcaCode: null,
      street: '12 Elm Street',
      city: 'Camden',
      state: 'NJ',
      zip: '08102',
      taxNumberType: 'SSN',
      taxNumberLast4: '1222',
      maskedTaxNumber: '•••-••-1222',
      itemTwoCrossed: false,
      formRevision: '2024-03',
      signedName: 'Robin Example',
      signedAt: '2026-11-18T17:00:00.000Z',
      signedIpAddress: '192.0.2.1',
    });
    const [row] = await rows();
    expect(readTaxNumber(portal.services.keys, row!)).toBe('400111222');
  });

  longTest('certifies again as a new version, and the one before stays as it was', async () => {
    await certify(portal, driver, INDIVIDUAL);
    const before = await rows();
    portal.setClock('2026-11-18T18:00:00Z');
    const { taxProfile } = await certify(portal, driver, {
      ...INDIVIDUAL,
      street: '14 Elm Street',
      itemTwoCrossed: true,
    });
    expect(taxProfile).toMatchObject({ version: 2, street: '14 Elm Street', itemTwoCrossed: true });
    const after = await rows();
    expect(after).toHaveLength(2);
    expect(after[0]).toEqual(before[0]);
    expect(after[0]?.taxNumberCipher).not.toBe(after[1]?.taxNumberCipher);
  });

  longTest('many times at once gets three versions, each once, and the others are too many', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => certify(portal, driver, INDIVIDUAL)));
    const versions = results.flatMap(({ taxProfile }) => taxProfile?.version ?? []).sort();
    expect(versions).toEqual([1, 2, 3]);
    expect(results.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(5);
    expect(await portal.audit({ action: 'TAX_PROFILE_CERTIFIED' })).toHaveLength(3);
  });

  test('three times a day and six times a year, and the response gives the next time', async () => {
    const tooMany = (next: string) => ({
      __typename: 'RateLimitError',
      code: 'RATE_LIMITED',
      message: `A Form W-9 can be signed 3 times a day and 6 times a year. The next one can be signed after ${next}.`,
    });
    for (let time = 0; time < 3; time += 1)
      expect((await certify(portal, driver, INDIVIDUAL)).__typename).toBe('CertifyTaxProfilePayload');
    expect(await certify(portal, driver, INDIVIDUAL)).toEqual(tooMany('Nov 19, 2026, 12:00 PM EST'));
    portal.setClock('2026-11-20');
    driver.token = await portal.signIn(driver.key);
    for (let time = 0; time < 3; time += 1)
      expect((await certify(portal, driver, INDIVIDUAL)).__typename).toBe('CertifyTaxProfilePayload');
    portal.setClock('2026-12-20');
    driver.token = await portal.signIn(driver.key);
    expect(await certify(portal, driver, INDIVIDUAL)).toEqual(tooMany('Nov 18, 2027, 12:00 PM EST'));
    portal.setClock('2027-11-19');
    driver.token = await portal.signIn(driver.key);
    expect((await certify(portal, driver, INDIVIDUAL)).__typename).toBe('CertifyTaxProfilePayload');
  });

  test('is recorded in the audit log with only the kind and the last four digits', async () => {
    await certify(portal, driver, INDIVIDUAL);
    const [entry] = await portal.audit({ action: 'TAX_PROFILE_CERTIFIED' });
    expect(entry).toMatchObject({
      userId: driver.key,
      entityType: 'TaxProfile',
      entityId: (await rows())[0]!.id,
      newValues: {
        userId: driver.key,
        version: 1,
        taxClass: 'INDIVIDUAL',
        numberType: 'SSN',
        endsIn: '1222',
      },
    });
  });

  test('is warned of an EIN with a prefix the IRS is not known to assign, and may certify it', async () => {
    const { warnings, taxProfile } = await certify(portal, driver, {
      ...INDIVIDUAL,
      taxNumberType: 'EIN',
      taxNumber: '07-1234567',
    });
    expect(warnings).toEqual([expect.stringContaining('begin with 07')]);
    expect(taxProfile.maskedTaxNumber).toBe('••-•••4567');
  });

  test('signs for no one else: the form is always about the viewer', async () => {
    const manager = await portal.joinStaff('Manager', 'IT_Admin');
    await certify(portal, manager, INDIVIDUAL);
    expect((await rows()).map(({ userId }) => userId)).toEqual([manager.key]);
  });

  test('a certification cannot be changed in the database either', async () => {
    await certify(portal, driver, INDIVIDUAL);
    await expect(portal.db.taxProfile.updateMany({ data: { legalName: 'Other' } })).rejects.toThrow(
      'What was certified never changes',
    );
  });
});

describe('is rejected with a message that names the field', () => {
  const readIssues = async (input: object) => {
    const result = await certify(portal, driver, input);
    expect(result.code, JSON.stringify(result)).toBe('VALIDATION');
    expect(await rows()).toEqual([]);
    return result.issues.map(({ path, message }: { path: string[]; message: string }) => [
      path.join('.'),
      message,
    ]);
  };

  const REJECTED: [string, object, string, RegExp][] = [
    [
      'an LLC with no letter',
      { ...COMPANY, llcClass: null },
      'llcClass',
      /^LLC tax classification must be C, S or P/,
    ],
    ['an LLC with D', { ...COMPANY, llcClass: 'D' }, 'llcClass', /^LLC tax classification must be C, S or P/],
    ['two boxes', { ...INDIVIDUAL, llcClass: 'C' }, 'llcClass', /choose one tax classification/],
    ['a box and other words', { ...COMPANY, otherClass: 'Tribe' }, 'otherClass', /choose one/],
    ['other without words', { ...COMPANY, taxClass: 'OTHER', llcClass: null }, 'otherClass', /is required/],
    [
      'an individual with exempt code 5',
      { ...INDIVIDUAL, exemptPayeeCode: '5' },
      'exemptPayeeCode',
      /individual/,
    ],
    ['an individual with a FATCA code', { ...INDIVIDUAL, fatcaCode: 'A' }, 'fatcaCode', /individual/],
    ['exempt code 14', { ...COMPANY, exemptPayeeCode: '14' }, 'exemptPayeeCode', /1 to 13/],
    ['exempt code 0', { ...COMPANY, exemptPayeeCode: '0' }, 'exemptPayeeCode', /1 to 13/],
    ['FATCA code N', { ...COMPANY, fatcaCode: 'N' }, 'fatcaCode', /A to M/],
    [
      'a partnership that is exempt as a corporation',
      { ...COMPANY, llcClass: 'P', exemptPayeeCode: '5' },
      'exemptPayeeCode',
      /corporations only/,
    ],
    ['an entity without a name', { ...COMPANY, legalName: ' ' }, 'legalName', /^Legal name is required/],
    ['an entity with a first name', { ...COMPANY, firstName: 'Robin' }, 'firstName', /individuals only/],
    [
      'an individual without a last name',
      { ...INDIVIDUAL, lastName: '' },
      'lastName',
      /^Last name is required/,
    ],
    ['another name on line 1', { ...INDIVIDUAL, legalName: 'Robin Other' }, 'legalName', /tax return/],
    ['an LLC with an SSN', { ...COMPANY, taxNumberType: 'SSN' }, 'taxNumberType', /EIN/],
    ['a country for a state', { ...INDIVIDUAL, state: 'Camden' }, 'state', /two-letter/],
    ['a state that is none', { ...INDIVIDUAL, state: 'ZZ' }, 'state', /two-letter/],
    ['a ZIP code of four digits', { ...INDIVIDUAL, zip: '8102' }, 'zip', /^ZIP code/],
    ['no street', { ...INDIVIDUAL, street: '  ' }, 'street', /^Street is required/],
    ['no city', { ...INDIVIDUAL, city: '' }, 'city', /^City is required/],
    ['eight digits', { ...INDIVIDUAL, taxNumber: '40011122' }, 'taxNumber', /nine digits/],
    ['an SSN that no one has', { ...INDIVIDUAL, taxNumber: '000-11-1222' }, 'taxNumber', /social security/],
    ['no number', { ...INDIVIDUAL, taxNumber: '' }, 'taxNumber', /^Taxpayer number is required/],
    ['no signature', { ...INDIVIDUAL, signedName: ' ' }, 'signedName', /^Signature is required/],
    ['someone else’s signature', { ...INDIVIDUAL, signedName: 'Ada Other' }, 'signedName', /Robin Example/],
    [
      'an entity signed by someone else',
      { ...COMPANY, signedName: 'Ada Other' },
      'signedName',
      /your own name/,
    ],
    [
      'a statement that is not certified',
      { ...INDIVIDUAL, certified: false },
      'certified',
      /^Please certify the statement under penalties of perjury\.$/,
    ],
  ];
  test('each mistake by itself', async () => {
    for (const [what, input, field, message] of REJECTED) {
      const issues = await readIssues(input);
      expect(
        issues.map(([path]: [string]) => path),
        what,
      ).toEqual([field]);
      expect(issues[0][1], what).toMatch(message);
    }
  });

  test('every issue at once', async () => {
    const issues = await readIssues({ ...INDIVIDUAL, llcClass: 'C', exemptPayeeCode: '1', signedName: 'X' });
    expect(issues.map(([path]: [string]) => path)).toEqual(['signedName', 'llcClass', 'exemptPayeeCode']);
  });
});

describe('is accepted', () => {
  test.each([
    ['an LLC taxed as an S corporation', COMPANY],
    ['an LLC taxed as a C corporation, exempt as such', { ...COMPANY, llcClass: 'c', exemptPayeeCode: '5' }],
    ['a partnership', { ...COMPANY, taxClass: 'PARTNERSHIP', llcClass: null }],
    ['a trust', { ...COMPANY, taxClass: 'TRUST_ESTATE', llcClass: null }],
    [
      'another kind',
      { ...COMPANY, taxClass: 'OTHER', llcClass: null, otherClass: 'Tribal government', fatcaCode: 'a' },
    ],
    ['a disregarded LLC, as its owner, on line 2', { ...INDIVIDUAL, businessName: 'Example Hauling LLC' }],
    ['a sole proprietor with an EIN', { ...INDIVIDUAL, taxNumberType: 'EIN', taxNumber: '45-1234567' }],
    ['an ITIN', { ...INDIVIDUAL, taxNumberType: 'ITIN', taxNumber: '912-70-1234' }],
    ['a signature with an initial and small letters', { ...INDIVIDUAL, signedName: 'r. example' }],
    ['a name with accents, signed without', { ...INDIVIDUAL, firstName: 'Zoé', signedName: 'Zoe Example' }],
    ['a ZIP code of nine digits', { ...INDIVIDUAL, zip: '08102-0001' }],
  ])('%s', async (_what, input) => {
    expect(await certify(portal, driver, input)).toMatchObject({ taxProfile: { version: 1 } });
  });
});

describe('a session', () => {
  test('that is not one’s own, or over, signs nothing', async () => {
    const { systemContext } = await import('../../operation/context.ts');
    const { certifyTaxProfile } = await import('./certify.service.ts');
    const sign = async (sessionId: string) =>
      certifyTaxProfile(
        {
          ...systemContext(portal.services),
          viewer: { id: driver.key, sessionId, roles: [], permissions: [], mustChangePassword: false },
        },
        {
          ...INDIVIDUAL,
          taxClass: 'INDIVIDUAL',
          taxNumberType: 'SSN',
          llcClass: null,
          exemptPayeeCode: null,
          fatcaCode: null,
        },
      );
    const other = await portal.joinContractor();
    const [theirs] = await portal.db.session.findMany({ where: { userId: other.key } });
    const [own] = await portal.db.session.findMany({ where: { userId: driver.key } });
    await expect(sign(theirs!.id)).rejects.toThrow('An access token can’t sign.');
    await expect(sign('')).rejects.toThrow('An access token can’t sign.');
    await sign(own!.id);
    await portal.db.session.update({ where: { id: own!.id }, data: { revokedAt: new Date() } });
    await expect(sign(own!.id)).rejects.toThrow('An access token can’t sign.');
    expect(await rows()).toHaveLength(1);
  });
});

describe('who sees it', () => {
  const ask = (fields: string, token: string, id = driver.id) =>
    portal.graphql(`query ($id: ID!) { node(id: $id) { ... on User { ${fields} } } }`, { id }, token);

  beforeEach(async () => {
    await certify(portal, driver, INDIVIDUAL);
    await certify(portal, driver, { ...INDIVIDUAL, city: 'Trenton' });
  });

  test.each(family<RoleName>(['Manager', 'IT_Admin', 'Accountant']))(
    '%s: the newest, with the last four digits',
    async (role) => {
      const { token } = await portal.joinStaff(role);
      const { data } = await ask('taxProfile { version maskedTaxNumber signedAt }', token);
      expect(data.node.taxProfile).toMatchObject({
        version: 2,
        maskedTaxNumber: '•••-••-1222',
      });
    },
  );

  test.each(family<RoleName>(['HR', 'Supervisor', 'Employee', 'Asst_Manager', 'Admin_Assistant']))(
    '%s: nothing',
    async (role) => {
      const { token } = await portal.joinStaff(role);
      const { data, errors } = await ask('taxProfile { version }', token);
      expect(data.node.taxProfile).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      const { id } = (await rows())[0]!;
      const node = await portal.graphql(
        'query ($id: ID!) { node(id: $id) { id } }',
        { id: `TaxProfile_${id}` },
        token,
      );
      expect(node.data.node).toBeNull();
    },
  );

  test('another driver: nothing', async () => {
    const { token } = await portal.joinContractor();
    const { data, errors } = await ask('taxProfile { version }', token);
    expect([data.node.taxProfile, errors?.[0]?.extensions.code]).toEqual([null, 'FORBIDDEN']);
  });

  test('the driver and administrators: every version and from where it was signed, newest first', async () => {
    const admin = await portal.joinStaff('IT_Admin');
    for (const { token } of [driver, admin]) {
      const { data, errors } = await ask(
        'taxProfile { version } taxProfiles { version signedIpAddress } ',
        token,
      );
      expect(errors).toBeUndefined();
      expect(data.node.taxProfile.version).toBe(2);
      expect(data.node.taxProfiles).toEqual([
        { version: 2, signedIpAddress: '192.0.2.1' },
        { version: 1, signedIpAddress: '192.0.2.1' },
      ]);
    }
  });

  longTest('a manager: neither the history nor from where it was signed', async () => {
    const { token } = await portal.joinStaff('Manager');
    for (const fields of ['taxProfiles { version }', 'taxProfile { signedIpAddress }'])
      expect((await ask(fields, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  longTest(
    'the entered data: the payee and the people who file; a manager sees that it is signed, and the last digits',
    async () => {
      const entered = 'taxProfile { legalName street signedName viewerCanReveal }';
      for (const { token } of [
        driver,
        await portal.joinStaff('Accountant'),
        await portal.joinStaff('IT_Admin'),
      ]) {
        const { data, errors } = await ask(entered, token);
        expect(errors).toBeUndefined();
        expect(data.node.taxProfile).toMatchObject({ signedName: 'Robin Example', viewerCanReveal: true });
      }
      const manager = await portal.joinStaff('Manager');
      for (const field of ['legalName', 'businessName', 'taxClass', 'street', 'zip', 'signedName'])
        expect(
          (await ask(`taxProfile { ${field} }`, manager.token)).errors?.[0]?.extensions.code,
          field,
        ).toBe('FORBIDDEN');
      const { data } = await ask('taxProfile { signedAt maskedTaxNumber viewerCanReveal }', manager.token);
      expect(data.node.taxProfile).toMatchObject({ maskedTaxNumber: '•••-••-1222', viewerCanReveal: false });
    },
  );

  longTest('a page of people costs the same statements, however many they are', async () => {
    const { token } = await portal.joinStaff('Accountant');
    const document =
      '{ contractors(first: 50) { edges { node { taxProfile { version sharedWith { id } } } } } }';
    const statements = async () => {
      let count = 0;
      const { query } = portal.database.pool;
      const counted = ((...input: Parameters<typeof query>) => {
        // Open pages are told of changes some time later.
        if (!JSON.stringify(input[0]).includes('pg_notify')) count += 1;
        return query.apply(portal.database.pool, input);
      }) as typeof query;
      portal.database.pool.query = counted;
      try {
        const { errors } = await portal.graphql(document, {}, token);
        expect(errors).toBeUndefined();
      } finally {
        portal.database.pool.query = query;
      }
      return count;
    };
    const few = await statements();
    for (let index = 0; index < 5; index += 1)
      await certify(portal, await portal.joinContractor(), {
        ...INDIVIDUAL,
        taxNumber: `40011${2000 + index}`,
      });
    expect(few).toBeGreaterThan(0);
    expect(await statements()).toBe(few);
  });
});

describe('the same number on two people', () => {
  const sharers = async (id: string, token: string) => {
    const { data, errors } = await portal.graphql(
      'query ($id: ID!) { node(id: $id) { ... on User { taxProfile { sharedWith { id } } } } }',
      { id },
      token,
    );
    expect(errors).toBeUndefined();
    return data.node.taxProfile.sharedWith.map((user: { id: string }) => user.id);
  };

  test('is shown to people who can read taxpayer numbers, in both directions, and not to the two or a manager', async () => {
    const other = await portal.joinContractor();
    const third = await portal.joinContractor();
    const { token } = await portal.joinStaff('Accountant');
    await certify(portal, driver, INDIVIDUAL);
    await certify(portal, other, { ...INDIVIDUAL, taxNumber: '400111222' });
    await certify(portal, third, { ...INDIVIDUAL, taxNumber: '400111223' });
    expect(await sharers(driver.id, token)).toEqual([other.id]);
    expect(await sharers(other.id, token)).toEqual([driver.id]);
    expect(await sharers(third.id, token)).toEqual([]);
    expect(await sharers(driver.id, driver.token)).toEqual([]);
    expect(await sharers(driver.id, (await portal.joinStaff('Manager')).token)).toEqual([]);
  });

  test.each(['Manager', 'Accountant'] as const)(
    'reveals nothing to a guessing %s: hit and miss get the same response',
    async (role) => {
      await certify(portal, driver, INDIVIDUAL);
      const guesser = await portal.joinStaff(role);
      const guess = async (taxNumber: string) => {
        const { data, errors } = await portal.graphql(
          `mutation ($input: CertifyTaxProfileInput!) { result: certifyTaxProfile(input: $input) {
          ... on Error { message } ... on CertifyTaxProfilePayload {
            warnings taxProfile { sharedWith { id } isMistake } user { taxProfile { sharedWith { id } } } } } }`,
          { input: { ...INDIVIDUAL, firstName: 'Alex', signedName: 'Alex Example', taxNumber } },
          guesser.token,
        );
        expect(errors).toBeUndefined();
        return data.result;
      };
      const miss = await guess('400-11-1999');
      expect(await guess('400-11-1222')).toEqual(miss);
      expect(miss.taxProfile.sharedWith).toEqual([]);
      const [entry, ...more] = await portal.audit({ action: 'TAX_NUMBER_SHARED' });
      expect(more).toEqual([]);
      expect(entry).toMatchObject({
        level: 'WARNING',
        newValues: { userId: guesser.key, sharedWith: [driver.key], endsIn: '1222' },
      });
    },
  );

  test('counts only by the newest certification', async () => {
    const other = await portal.joinContractor();
    const { token } = await portal.joinStaff('Accountant');
    await certify(portal, driver, INDIVIDUAL);
    await certify(portal, driver, INDIVIDUAL);
    await certify(portal, other, INDIVIDUAL);
    await certify(portal, other, { ...INDIVIDUAL, taxNumber: '400-11-1333' });
    expect(await sharers(driver.id, token)).toEqual([]);
    expect(await sharers(other.id, token)).toEqual([]);
  });
});

test('the text that is certified is the form’s', async () => {
  const { data } = await portal.graphql(
    '{ w9Certification { revision label text items crossingOut usPerson } }',
    {},
    driver.token,
  );
  expect(data.w9Certification).toMatchObject({ revision: '2024-03', label: 'Rev. March 2024' });
  expect(data.w9Certification.text).toMatch(
    /^Under penalties of perjury, I certify that: 1\. The number shown .* 4\. The FATCA code\(s\) .* is correct\.$/,
  );
  expect(data.w9Certification.items).toHaveLength(4);
});
