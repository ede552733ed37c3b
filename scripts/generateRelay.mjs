/**
 * Relay's artifacts, and the operations by the ids that the web client sends in their place: today's in
 * operations.json, those of earlier clients in operations.released.json, for pages that are open while a new version is
 * deployed.
 *
 * The compiler only ever adds to operations.json, so what no artifact uses anymore is removed here. What the main
 * branch had (where this branch started) goes to the released ones and stays there; what only this branch ever had is
 * work in progress and is dropped.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, parse, validate } from 'graphql';

const root = fileURLToPath(new URL('..', import.meta.url));
const TODAY = 'operations.json';
const RELEASED = 'operations.released.json';
const MAIN_LINES = ['origin/main', 'main'];
const ARTIFACTS = `${root}web/src/__generated__/`;
const ID = /"id": "([0-9a-f]{64})"/;

const read = (name) => JSON.parse(readFileSync(root + name, 'utf8'));

function write(name, operations) {
  const sorted = Object.entries(operations).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(root + name, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });

/** The operations of the main line where this branch left it; none if there is no git, or no main line in it. */
function ofMainLine() {
  for (const line of MAIN_LINES) {
    const base = git('merge-base', 'HEAD', line);
    if (base.status !== 0) continue;
    const file = git('show', `${base.stdout.trim()}:${TODAY}`);
    return file.status === 0 ? JSON.parse(file.stdout) : {};
  }
  return {};
}

/** The released operations that the schema no longer supports, as readable lines. */
function outdatedIn(released) {
  const schema = buildSchema(readFileSync(`${root}schema.graphql`, 'utf8'));
  return Object.entries(released).flatMap(([id, text]) =>
    validate(schema, parse(text)).map(
      ({ message }) => `${RELEASED}: ${/^\w+ (\w+)/.exec(text)?.[1]} (${id.slice(0, 8)}): ${message}`,
    ),
  );
}

const { status } = spawnSync('npx', ['relay-compiler', '--noWatchman', '--repersist'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);

const asked = new Set(
  readdirSync(ARTIFACTS).map((name) => ID.exec(readFileSync(`${ARTIFACTS}${name}`, 'utf8'))?.[1]),
);
const isAsked = ([id]) => asked.has(id);
const today = Object.fromEntries(Object.entries(read(TODAY)).filter(isAsked));
const released = Object.fromEntries(
  Object.entries({ ...read(RELEASED), ...ofMainLine() }).filter((operation) => !isAsked(operation)),
);
write(TODAY, today);
write(RELEASED, released);

const outdated = outdatedIn(released);
if (outdated.length) {
  console.error(outdated.join('\n'));
  console.error(`Pages that are open during the deploy still send these operations. Keep what they ask for,
deprecated, or take them out of ${RELEASED} when no such page can be open any more.`);
  process.exit(1);
}
