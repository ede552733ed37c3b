/** `npm run new` in a copy: it writes every file and every row so that they parse, and nothing twice. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TABLES = [
  'api/src/app/schema.ts',
  'api/src/audit/actions',
  'api/src/domains',
  'api/test/faults/support/writes.ts',
  'api/test/support',
  'scripts/walls/rooms.mjs',
  'web/e2e/layout.test.ts',
  'web/src/app/routes.tsx',
  'web/src/screens/timeLogs',
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-new-'));
  for (const path of TABLES) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Runs the command in the copy and returns its output. */
function create(...words: string[]) {
  const script = join(ROOT, 'scripts/new.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words, '--into', folder], {
    encoding: 'utf8',
  });
  return { status, stderr, paths: stdout.split('\n\n')[0]!.trim().split('\n').filter(Boolean) };
}

/** Checks that each path contains the expected text and parses. */
async function assertWritten(paths: readonly string[], expected: Record<string, string>): Promise<void> {
  expect([...paths].sort()).toEqual(Object.keys(expected).sort());
  for (const [path, text] of Object.entries(expected)) {
    expect(read(path), path).toContain(text);
    await transform(read(path), { loader: path.endsWith('x') ? 'tsx' : 'ts', sourcefile: path });
  }
}

test('a mutation comes with its tests, its audit action, its hook and its row in every table', async () => {
  // If listing the files wrote them, they would be refused as there already.
  const listed = create('mutation', 'timeLogs/recallWeek', '--list').paths;
  const { paths } = create('mutation', 'timeLogs/recallWeek');
  expect(paths).toEqual(listed);
  await assertWritten(paths, {
    'api/src/domains/timeLogs/recallWeek.service.ts': "action: 'WEEK_RECALLED'",
    'api/src/domains/timeLogs/recallWeek.graphql.ts': "builder.mutationField('recallWeek'",
    'api/src/domains/timeLogs/recallWeek.test.ts': "expect.fail('Say what holds after recallWeek.')",
    'api/src/app/schema.ts': "import '../domains/timeLogs/recallWeek.graphql.ts';",
    'api/src/audit/actions/time.ts': '  WEEK_RECALLED: { did:',
    'api/test/support/operations/timeLogs.ts': "field: 'Mutation.recallWeek'",
    'api/test/faults/support/writes.ts': "recallWeek: { action: 'WEEK_RECALLED', holds: 'false' }",
    'web/src/screens/timeLogs/useRecallWeek.ts': 'result: recallWeek(input: $input)',
  });
});

test('a type comes with its rows, in its domain', async () => {
  await assertWritten(create('type', 'taxSeason/Odometer').paths, {
    'api/src/domains/taxSeason/odometer.graphql.ts': "('Odometer')",
    'api/src/app/schema.ts': "import '../domains/taxSeason/odometer.graphql.ts';",
    'api/test/support/objects.ts': "{ domain: 'Tax', types: ['Odometer'], readers: 'anyone' }",
  });
});

test('a screen comes with its route, its room and its place in the layout test', async () => {
  await assertWritten(create('screen', 'truckYards').paths, {
    'web/src/screens/truckYards/TruckYardsScreen.tsx': '<Screen title="Truck Yards">',
    'web/src/screens/truckYards/TruckYardsScreen.entry.ts': 'export const truckYardsEntry',
    'web/src/screens/truckYards/TruckYardsScreen.test.tsx': "expect.fail('Say what the screen shows.')",
    'web/src/app/routes.tsx': "path: '/dashboard/truck-yards'",
    'scripts/walls/rooms.mjs': "'screens/truckYards': ['web/src/screens/truckYards/', KIT]",
    'web/e2e/layout.test.ts': "{ screen: 'truck yards', path: '/dashboard/truck-yards', who: 'admin' }",
  });
});

test('an existing file, an unknown domain and an invalid name are refused, and nothing is written', () => {
  create('mutation', 'timeLogs/recallWeek');
  const before = read('api/src/app/schema.ts');
  expect(create('mutation', 'timeLogs/recallWeek')).toMatchObject({
    status: 1,
    paths: [],
    stderr: expect.stringContaining('is there already'),
  });
  expect(create('mutation', 'trailers/washTrailer').stderr).toContain('There is no domain trailers');
  expect(create('mutation', 'timeLogs/Recall').stderr).toContain('npm run new -- mutation');
  expect(create('type', 'timeLogs/odometer').status).toBe(1);
  expect(create().status).toBe(1);
  expect(read('api/src/app/schema.ts')).toBe(before);
});

test('a table that has moved is named, and nothing is written', () => {
  writeFileSync(join(folder, 'api/src/audit/actions/time.ts'), 'export {};');
  const { status, stderr, paths } = create('mutation', 'timeLogs/parkWeek');
  expect([status, paths]).toEqual([1, []]);
  expect(stderr).toContain('api/src/audit/actions/time.ts');
  expect(() => read('api/src/domains/timeLogs/parkWeek.service.ts')).toThrow();
});
