/** The floor plan as rules for dependency-cruiser. */
import { GENERAL, HOUSES, PACKAGES, ROOMS } from './rooms.mjs';

const TEST = '\\.test\\.tsx?$';
/** Generated code belongs to no room. */
const GENERATED = '(__generated__|/generated/|graphql-env\\.d\\.ts)';
/** npm installs some packages in the folder of the only workspace that uses them. */
const OURS = '^(rules|api|web|bench|scripts)/(?!node_modules/)';
const asPattern = (path) => `^${path.replaceAll('.', '\\.')}`;
const anyOf = (paths) => paths.map(asPattern).join('|');

const rooms = Object.entries(ROOMS).map(([name, [path, may]]) => ({ name, path, may }));
const known = new Set();
for (const { name, may } of rooms) {
  for (const below of may === '*' ? [] : may)
    if (!known.has(below))
      throw new Error(`${name} may not import ${below}, which does not stand above it in rooms.mjs.`);
  known.add(name);
}

const pathsOf = (names) => rooms.filter(({ name }) => names.includes(name)).map(({ path }) => path);
const houses = anyOf(HOUSES);
/** Tests may import everything, except those of general folders: the imports of the others need not be read. */
const FREE_TEST = `^(?!${GENERAL.map(({ path }) => path).join('|')}).+${TEST}`;
const everyRoom = anyOf(rooms.map(({ path }) => path));
const homeless = { path: houses, pathNot: everyRoom };
const comment = 'Give it a row in scripts/walls/rooms.mjs.';

export default {
  forbidden: [
    { name: 'unknown-room', severity: 'error', comment, from: homeless, to: {} },
    { name: 'import-of-unknown-room', severity: 'error', comment, from: {}, to: homeless },
    // Only this rule covers a file that neither imports nor is imported.
    { name: 'unknown-room-alone', severity: 'error', comment, from: { ...homeless, orphan: true }, to: {} },
    ...rooms
      .filter(({ may }) => may !== '*')
      .map(({ name, path, may }) => ({
        name: `${name}-may-import`,
        severity: 'error',
        comment: `${name} may import ${may.join(', ') || 'nothing'}.`,
        from: { path: asPattern(path), pathNot: TEST },
        to: { path: OURS, pathNot: anyOf(pathsOf([name, ...may])) },
      })),
    ...GENERAL.map(({ path, may }) => ({
      name: 'general-knows-no-portal',
      severity: 'error',
      comment: 'A folder that could be published imports what GENERAL in scripts/walls/rooms.mjs names.',
      from: { path: asPattern(path) },
      to: { path: OURS, pathNot: anyOf([path, ...may]) },
    })),
    // The rooms that may import everything in the product still import nothing outside it.
    {
      name: 'product-imports-product',
      severity: 'error',
      comment: 'Tests and benchmarks import the product, never the reverse.',
      from: { path: houses, pathNot: TEST },
      to: { path: '^(api|web)/(test|e2e)/|^bench/|^scripts/|\\.test\\.tsx?$' },
    },
    ...PACKAGES.map(({ name, rooms, packages }) => ({
      name,
      severity: 'error',
      from: { path: anyOf(pathsOf(rooms)), pathNot: TEST },
      to: { path: `node_modules/(${packages.join('|')})/` },
    })),
  ],
  options: {
    doNotFollow: { path: ['node_modules', FREE_TEST] },
    // No rule checks for cycles, and finding them is a tenth of the work.
    skipAnalysisNotInRules: true,
    exclude: { path: GENERATED },
    // Types count: importing a room's types is importing the room.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      // The rules from source.
      conditionNames: ['source', 'import', 'default'],
      exportsFields: ['exports'],
    },
  },
};
