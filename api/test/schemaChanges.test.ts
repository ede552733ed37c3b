/** The schema changes that `npm run check` refuses, and those that it wants in the API changelog. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Change {
  kind: string;
  place: string;
  message: string;
}
interface Module {
  listChanges: (released: string, today: string) => Promise<Change[]>;
  judgeChanges: (changes: Change[], changelog: string) => string[];
}

const MODULE = fileURLToPath(new URL('../../scripts/schema/changes.mjs', import.meta.url));
const { listChanges, judgeChanges }: Module = await import(MODULE);

const RELEASED = `
  directive @semanticNonNull(levels: [Int] = [0]) on FIELD_DEFINITION
  type Query {
    runs(first: Int = 50, page: Int, week: String @deprecated(reason: "Use start.")): Int!
    paid: Int @deprecated(reason: "Use runs.")
    old: Old @deprecated
    status: Status
    person: Person
  }
  type Old { id: ID }
  type Person { name: String }
  union Result = Person
  input Filter { year: Int = 2026, search: String }
  enum Status { OPEN PAID VOID @deprecated }
`;

/** Each change between the released schema and one with replaced text, as 'kind place'. */
async function change(...replacements: [text: string, by: string][]): Promise<string[]> {
  const today = replacements.reduce((schema, [text, by]) => {
    expect(schema).toContain(text);
    return schema.replace(text, by);
  }, RELEASED);
  return (await listChanges(RELEASED, today)).map(({ kind, place }) => `${kind} ${place}`);
}

test.each<[what: string, text: string, by: string, found: string[]]>([
  ['a removed field', 'person: Person', '', ['breaking Query.person']],
  ['a removed argument', ', page: Int', '', ['breaking Query.runs.page']],
  ['a removed enum value', 'OPEN', '', ['breaking Status.OPEN']],
  ['a field that may be null now', '): Int!', '): Int', ['breaking Query.runs']],
  [
    'an argument that is required now',
    'status: Status',
    'status(id: ID!): Status',
    ['breaking Query.status.id'],
  ],
  ['a changed default', 'first: Int = 50', 'first: Int = 20', ['breaking Query.runs.first']],
  ['a changed default of an input', '= 2026', '= 2027', ['breaking Filter.year']],
  ['a field that was deprecated', 'paid: Int @deprecated(reason: "Use runs.")', '', ['dangerous Query.paid']],
  [
    'an argument that was deprecated',
    ', week: String @deprecated(reason: "Use start.")',
    '',
    ['dangerous Query.runs.week'],
  ],
  ['an enum value that was deprecated', 'VOID @deprecated', '', ['dangerous Status.VOID']],
  ['a new enum value', 'OPEN', 'OPEN HELD', ['dangerous Status.HELD']],
  ['a new result', 'union Result = Person', 'union Result = Person | Old', ['dangerous Result']],
  ['a field that is deprecated', 'name: String', 'name: String @deprecated', ['deprecated Person.name']],
  ['an argument that is deprecated', 'page: Int', 'page: Int @deprecated', ['deprecated Query.runs.page']],
  [
    'an input that is deprecated',
    'search: String',
    'search: String @deprecated',
    ['deprecated Filter.search'],
  ],
  ['an enum value that is deprecated', 'PAID', 'PAID @deprecated', ['deprecated Status.PAID']],
  ['a failure that is told apart from null', '): Int!', '): Int @semanticNonNull', []],
  ['a field that is never null anymore', 'name: String', 'name: String!', []],
  ['an argument that is no longer required', 'status: Status', 'status(id: ID): Status', []],
  ['a description', 'type Person', '"A driver." type Person', []],
])('%s', async (_what, text, by, found) => expect(await change([text, by])).toEqual(found));

test('a type that only a deprecated field used may be removed with it', async () => {
  const found = await change(['old: Old @deprecated', ''], ['type Old { id: ID }', '']);
  expect(found.sort()).toEqual(['dangerous Old', 'dangerous Query.old']);
});

test('a breaking change is refused, and the newest section of the changelog names the rest', () => {
  const breaking = { kind: 'breaking', place: 'Query.runs', message: "'runs' was removed" };
  const noticed = { kind: 'dangerous', place: 'Status.HELD', message: "'HELD' was added" };
  const changelog = (next: string, earlier = '') =>
    `# Log\n\n## Next release\n\n${next}\n\n## 2026\n\n${earlier}\n`;
  expect(judgeChanges([breaking], changelog('`Query.runs`'))[0]).toMatch(/^Breaks scripts/);
  expect(judgeChanges([noticed], changelog('New: `Status.HELD`.'))).toEqual([]);
  for (const silent of [changelog('', '`Status.HELD`'), changelog('`Status.HELDBACK`'), '# Log'])
    expect(judgeChanges([noticed], silent)).toEqual([
      "Not in the changelog: `Status.HELD`. 'HELD' was added.",
    ]);
});
