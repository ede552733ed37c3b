/**
 * Counts the files that a mutation takes by hand besides its test: those of `npm run new`, and one of each list that
 * names every mutation. Fails when they are too many: with each more, one is forgotten sooner.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSchema } from 'graphql';

const MOST = 8;
const FOLDERS = ['api/src', 'api/test', 'bench', 'rules/src', 'scripts', 'web/src', 'web/test'];
const isByHand = (file) =>
  /(?<!\.test|\.d)\.(ts|tsx|mjs)$/.test(file) && !/\/(__generated__|generated)\//.test(file);

const asked = ['scripts/new.mjs', 'mutation', 'timeLogs/recallWeek', '--list'];
const { status, stdout, stderr } = spawnSync(process.execPath, asked, { encoding: 'utf8' });
if (status !== 0) throw new Error(stderr);
const written = stdout.trim().split('\n').filter(isByHand);

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const mutations = Object.keys(schema.getMutationType().getFields());

/** The mutations that each file names, and the files of each folder together. */
const named = new Map();
for (const folder of FOLDERS)
  for (const path of readdirSync(folder, { recursive: true })) {
    const file = join(folder, path);
    if (!isByHand(file)) continue;
    const words = new Set(readFileSync(file, 'utf8').match(/\w+/g));
    const here = mutations.filter((name) => words.has(name));
    for (const place of [file, dirname(file)])
      named.set(place, new Set([...(named.get(place) ?? []), ...here]));
  }
const isIn = (place) => (file) => file === place || dirname(file) === place;
const lists = [...named].filter(([, names]) => names.size === mutations.length).map(([place]) => place);
const further = lists.filter(
  (place) => !written.some(isIn(place)) && !lists.some((other) => dirname(other) === place),
);

const all = [...written, ...further];
console.log(`A mutation takes ${all.length} files by hand.`);
if (all.length > MOST) {
  console.error(`At most ${MOST} may be needed:\n${all.join('\n')}`);
  process.exit(1);
}
