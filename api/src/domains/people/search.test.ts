/** Finds people whatever letters their names have and however they are typed. */
import { foldForSearch } from 'rules/latinLetters';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { family, longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let manager: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  manager = await portal.joinStaff('Manager');
});

async function find(search: string): Promise<string[]> {
  const { body } = await portal.rest('GET', `/contractors?search=${encodeURIComponent(search)}`, manager);
  return body.contractors.map(
    ({ firstName, lastName }: Record<string, string>) => `${firstName} ${lastName}`,
  );
}

test.each(
  family(
    [
      [
        'Zoë',
        'Núñez',
        ['zoe', 'nunez', 'NÚÑEZ', 'Zoe\u0308', 'nun\u0303ez', 'zoë nunez', 'Núñez, Zoë', 'nunez,zoe'],
      ],
      ['Sean', 'O’Brien', ["O'Brien", 'O’Brien', 'O`Brien', 'o´brien', 'obrien', 'brien']],
      ['José', 'Lopez', ['Lopez, Jose', 'Lopez; José.', 'jose lopez', '\u202aLo\u00adpez\u202c']],
      ['Łukasz', 'Größe-Øster', ['lukasz', 'grosse', 'Łukasz', 'groesse-oster'.replace('oe', 'o'), 'ØSTER']],
      ['小龙', '李', ['李', '小龙 李']],
    ],
    2,
  ),
)('%s %s is found', async (firstName, lastName, searches) => {
  await portal.joinContractor({ firstName, lastName });
  await portal.joinContractor({ firstName: 'Robin', lastName: 'Example' });
  for (const search of searches) expect(await find(search), search).toEqual([`${firstName} ${lastName}`]);
  for (const search of ['unknown', ',', "'", `${lastName} Robin`])
    expect(await find(search), search).toEqual([]);
});

longTest('is found by the name and the address that the person has now', async () => {
  const { key } = await portal.joinContractor({ firstName: 'Zoë', lastName: 'Shaw' });
  await portal.db.user.update({
    where: { id: key },
    data: { lastName: 'Müller', email: 'New.Box@example.com' },
  });
  expect(await find('shaw')).toEqual([]);
  for (const search of ['muller', 'new.box@EXAMPLE.com']) expect(await find(search)).toEqual(['Zoë Müller']);
});

longTest('names are stored composed, however they were typed', async () => {
  const { status, body } = await portal.rest('POST', '/contractors', {
    token: manager.token,
    body: {
      ...{ firstName: 'Rene\u0301e', lastName: 'Nu\u0301n\u0303ez' },
      ...{ email: 'renee@example.com', password: 'Long-Haul-Road-7' },
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(await portal.db.user.findFirst({ where: { email: 'renee@example.com' } })).toMatchObject({
    firstName: 'Renée',
    lastName: 'Núñez',
  });
});

longTest('the database folds every letter as the search does', async () => {
  const codes = [
    ...[
      [0x20, 0x24f],
      [0x2b0, 0x36f],
      [0x370, 0x52f],
      [0x1e00, 0x1eff],
      [0x2010, 0x203a],
      [0xfb00, 0xfb06],
    ],
  ].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
  const letters = codes.map((code) => `a${String.fromCodePoint(code)}b`);
  const { rows } = await portal.database.pool.query<{ folded: string }>(
    'SELECT "fold_name"(letter) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS l (letter, place) ORDER BY place',
    [letters],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(letters.map(foldForSearch));
});

test('the words of a search are looked up in an index', async () => {
  const { rows } = await portal.database.pool.query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE indexname = 'User_search_idx'`,
  );
  expect(rows).toEqual([{ indexdef: expect.stringMatching(/USING gin \("searchText" gin_trgm_ops\)/) }]);
});
