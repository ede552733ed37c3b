/** A search finds what the lists show the viewer, and no more. */
import type { RoleName } from 'rules/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { family, longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { recordStatements } from '../../../test/support/statements.ts';
import { dollars, taxes } from '../../../test/support/taxDocuments.ts';

let portal: TestPortal;
let admin: Actor;
let sam: Actor;
let dana: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  sam = await portal.joinContractor({ firstName: 'Sam', lastName: 'Samson', email: 'sam@example.com' });
  dana = await portal.joinContractor({ firstName: 'Dana', lastName: 'Assam', email: 'dana@example.com' });
});

const SEARCH = `query ($text: String!, $first: Int) { search(text: $text, first: $first) { hasMore hits {
  __typename
  ... on User { name email }
  ... on PayrollRun { number user { name } }
  ... on TaxDocument { accountNumber type year user { name } } } } }`;

async function search(by: Actor, text: string, first?: number) {
  const { data, errors } = await portal.graphql(SEARCH, { text, first }, by.token);
  expect(errors).toBeUndefined();
  return data.search;
}
/** The label of each hit. */
const find = async (by: Actor, text: string): Promise<string[]> => {
  const { hits } = await search(by, text);
  return hits.map(
    (hit: { name?: string; number?: number; accountNumber?: string }) =>
      hit.name ?? (hit.number ? `#${hit.number}` : hit.accountNumber),
  );
};

describe('people', () => {
  longTest('whose name begins with the text come before other matches', async () => {
    expect(await find(admin, 'sam')).toEqual(['Sam Samson', 'Dana Assam']);
  });

  longTest('are found by parts of the name and of the email address, and every part must match', async () => {
    expect(await find(admin, 'ass da')).toEqual(['Dana Assam']);
    expect(await find(admin, 'DANA@')).toEqual(['Dana Assam']);
    expect(await find(admin, 'sam dana')).toEqual(['Dana Assam']);
    expect(await find(admin, 'sam no one')).toEqual([]);
  });

  test('who are archived come last', async () => {
    await portal.db.user.update({
      where: { id: sam.key },
      data: { isActive: false, archivedAt: new Date() },
    });
    await portal.joinContractor({ firstName: 'Zoe', lastName: 'Samwise', email: 'zoe@example.com' });
    expect(await find(admin, 'sam')).toEqual(['Zoe Samwise', 'Dana Assam', 'Sam Samson']);
  });

  longTest('are found by signs that stand for themselves', async () => {
    for (const sign of ['%', '_', '\\', "'", '"', '🚚', 'x'.repeat(4000), 'y '.repeat(400)])
      expect(await find(admin, sign)).toEqual([]);
  });
});

test.each(['', ' ', '\n\t'])('%j finds nothing', async (text) => {
  expect(await search(admin, text)).toEqual({ hits: [], hasMore: false });
});

test('a text that no database holds is refused', async () => {
  const { errors } = await portal.graphql(SEARCH, { text: 'sam\0' }, admin.token);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

describe('how many', () => {
  test('reports that there are more, and stops at the requested number', async () => {
    expect(await search(admin, 'sam', 1)).toMatchObject({ hasMore: true, hits: [{ name: 'Sam Samson' }] });
    expect(await search(admin, 'sam', 2)).toMatchObject({ hasMore: false, hits: [{}, {}] });
  });

  test.each([
    [0, 'first must be at least 1.'],
    [51, 'first must be at most 50.'],
  ])('%d is refused', async (first, message) => {
    const { errors } = await portal.graphql(SEARCH, { text: 'sam', first }, admin.token);
    expect(errors).toMatchObject([{ message, extensions: { code: 'VALIDATION', path: ['first'] } }]);
  });
});

describe('numbers', () => {
  beforeEach(async () => {
    const tax = taxes(portal);
    await tax.saveCompany();
    await tax.certify(sam, '400111222');
    await tax.pay(
      sam,
      { payDate: '2025-02-07', pay: dollars(800) },
      { payDate: '2025-02-14', pay: dollars(900) },
    );
    await tax.pay(dana, { payDate: '2025-02-07', pay: dollars(800) });
    await tax.generate(admin, { userId: sam.id, year: 2025 });
  });

  longTest('find the run and the form that bear them', async () => {
    expect(await find(admin, '#1')).toEqual(['#1']);
    expect(await find(admin, 'payroll 3')).toEqual(['#3']);
    expect(await find(admin, '99')).toEqual([]);
    expect(await find(admin, 'C-1-25')).toEqual(['C-1-25']);
    expect(await find(admin, 'c-1')).toEqual(['C-1-25']);
    expect(await find(admin, 'C-1-24')).toEqual([]);
    // A later run of the same person is not an account number.
    expect(await find(admin, 'C-2')).toEqual([]);
  });

  const FINDS: [RoleName, boolean, boolean][] = [
    ['Accountant', true, true],
    ['HR', true, false],
    ['Employee', false, false],
    ['IT_Admin', true, true],
    ['Manager', true, true],
    ['Supervisor', false, false],
    ['Asst_Manager', false, false],
    ['Admin_Assistant', false, false],
  ];
  test.each(family(FINDS, 3))(
    'and people: %s finds people %j, pay and forms %j',
    async (role, people, pay) => {
      const viewer = await portal.joinStaff(role);
      expect(await find(viewer, 'samson')).toEqual(people ? ['Sam Samson'] : []);
      expect(await find(viewer, 'sam@example.com')).toEqual(people ? ['Sam Samson'] : []);
      expect(await find(viewer, '#1')).toEqual(pay ? ['#1'] : []);
      expect(await find(viewer, 'C-1-25')).toEqual(pay ? ['C-1-25'] : []);
    },
  );

  longTest('drivers find themselves and their own records', async () => {
    expect(await find(sam, 'a')).toEqual(['Sam Samson']);
    expect(await find(dana, 'samson')).toEqual([]);
    expect([await find(sam, '#1'), await find(sam, '#3')]).toEqual([['#1'], []]);
    expect([await find(dana, '#1'), await find(dana, '#3')]).toEqual([[], ['#3']]);
    expect([await find(sam, 'C-1'), await find(dana, 'C-1')]).toEqual([['C-1-25'], []]);
  });

  test('of taxpayers find no one', async () => {
    for (const text of ['400111222', '400-11-1222', '1222']) expect(await find(admin, text)).toEqual([]);
  });

  longTest('whatever is found is read with few statements, after that about the session', async () => {
    for (const text of ['sam', '#1', 'C-1-25']) {
      await search(admin, text);
      const statements = await recordStatements(portal.database.pool, () => search(admin, text));
      const [session, ...others] = statements.map((sql) => sql.includes('"Session"'));
      expect([text, session, others.includes(true)]).toEqual([text, true, false]);
      // Archived people are read after all others, and records before the people they are about.
      expect(others.length, text).toBeLessThanOrEqual(3);
    }
  });
});
