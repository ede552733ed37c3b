/**
 * Proves that the walls work: builds an empty house with a file in every room that imports every other room, and
 * compares what dependency-cruiser refuses with rooms.mjs. Without TypeScript beside it, it would silently miss types.
 * Tests the words that general folders must not contain in the same way.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import walls from './dependency-cruiser.mjs';
import { GENERAL, HOUSES, PACKAGES, ROOMS } from './rooms.mjs';
import { findWords } from './words.mjs';

const house = mkdtempSync(join(tmpdir(), 'walls-'));
const rooms = Object.entries(ROOMS).map(([name, [path, may]]) => ({
  name,
  path,
  may,
  isFile: path.endsWith('.ts'),
}));

function write(path, text) {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const from = (path, to) => {
  const way = relative(dirname(path), to);
  return way.startsWith('.') ? way : `./${way}`;
};

/** Every form of import between two files. */
const FORMS = {
  value: (to) => `import { value } from '${to}'; console.log(value);`,
  type: (to) => `import type { Known } from '${to}'; export type Mine = Known;`,
  inlineType: (to) => `import { type Known } from '${to}'; export type Mine = Known;`,
  reexport: (to) => `export type { Known } from '${to}';`,
  everything: (to) => `export * from '${to}';`,
  typeOf: (to) => `export type Mine = import('${to}').Known;`,
  later: (to) => `export const later = () => import('${to}');`,
};
const KNOWN = 'export const value = 1; export type Known = typeof value;';

/** The expected violations, as `from -> to`. */
const refused = new Set();
const inOf = ({ path, isFile }, name) => (isFile ? path : `${path}${name}.ts`);

for (const room of rooms.filter(({ isFile }) => !isFile)) write(`${room.path}known.ts`, KNOWN);
for (const room of rooms) {
  const others = rooms.filter(({ name, isFile }) => name !== room.name && !isFile);
  const probe = inOf(room, 'to.others');
  write(probe, others.map(({ path }) => FORMS.type(from(probe, `${path}known.ts`))).join('\n'));
  for (const { name, path } of others)
    if (room.may !== '*' && !room.may.includes(name)) refused.add(`${probe} -> ${path}known.ts`);
}

// Each form of import, once, between two rooms where it is not allowed.
const [ground, , top] = [rooms[0], rooms[1], rooms.find(({ may }) => may === '*')];
for (const [form, text] of Object.entries(FORMS)) {
  const probe = `${ground.path}form.${form}.ts`;
  write(probe, text(from(probe, `${top.path}known.ts`)));
  refused.add(`${probe} -> ${top.path}known.ts`);
}
// An unlisted room, alone and imported; a test may import everything, and the product imports no test.
for (const path of HOUSES.filter((house) => !rooms.some((room) => house.startsWith(room.path)))) {
  write(`${path}unknown/alone.ts`, KNOWN);
  refused.add(`${path}unknown/alone.ts -> ${path}unknown/alone.ts`);
  write(`${path}unknown/known.ts`, KNOWN);
  const probe = `${top.path}to.unknown.${path.replaceAll('/', '.')}ts`;
  write(probe, FORMS.type(from(probe, `${path}unknown/known.ts`)));
  refused.add(`${probe} -> ${path}unknown/known.ts`);
}
write('api/test/known.ts', KNOWN);
write(`${top.path}to.tests.ts`, FORMS.type(from(`${top.path}to.tests.ts`, 'api/test/known.ts')));
refused.add(`${top.path}to.tests.ts -> api/test/known.ts`);
write(`${ground.path}any.test.ts`, FORMS.type(from(`${ground.path}any.test.ts`, `${top.path}known.ts`)));

// General folders, and their tests: they import only the files they name.
for (const { path: general, may } of GENERAL) {
  const others = rooms.filter(({ path, isFile }) => path !== general && !isFile);
  for (const probe of [`${general}to.others.ts`, `${general}to.others.test.ts`]) {
    write(probe, others.map(({ path }) => FORMS.type(from(probe, `${path}known.ts`))).join('\n'));
    for (const { path } of others) refused.add(`${probe} -> ${path}known.ts`);
  }
  for (const [index, file] of may.entries()) {
    write(file, KNOWN);
    const probe = `${general}may.${index}.test.ts`;
    write(probe, FORMS.type(from(probe, file)));
  }
}

for (const { rooms: names, packages } of PACKAGES)
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'exports.value = 1;');
    for (const room of rooms.filter((room) => names.includes(room.name))) {
      const probe = inOf(room, `package.${name.replaceAll('/', '.')}`);
      write(probe, FORMS.value(name));
      refused.add(`${probe} -> node_modules/${name}/index.js`);
    }
  }

// Words that a general folder may contain, and words that it may not.
const TRADE = ['payrollRun', 'TaxProfile', 'LAST_WEEK', "import type { A } from '../generated/a.ts'"];
for (const { path } of GENERAL) {
  write(`words/${path}ok.ts`, 'const syntax = new WeakMap();');
  for (const [index, text] of TRADE.entries()) write(`words/${path}says.${index}.ts`, text);
}
const spoken = findWords(join(house, 'words'));

const { output } = await cruise(['.'], {
  ...walls.options,
  baseDir: house,
  validate: true,
  ruleSet: { forbidden: walls.forbidden },
});
rmSync(house, { recursive: true, force: true });

const found = new Set(output.summary.violations.map(({ from, to }) => `${from} -> ${to}`));
const open = [...refused].filter((each) => !found.has(each));
const walledUp = [...found].filter((each) => !refused.has(each));
for (const each of open) console.error(`The walls let through what the table refuses: ${each}`);
for (const each of walledUp) console.error(`The walls refuse what the table allows: ${each}`);
const heard =
  spoken.length === GENERAL.length * TRADE.length && !spoken.some((each) => each.includes('ok.ts'));
if (!heard) console.error(['Of the words of general folders, these alone were found:', ...spoken].join('\n'));
if (open.length + walledUp.length > 0 || !heard) process.exitCode = 1;
else console.log(`${refused.size} imports refused, as the table says.`);
