/**
 * Relay's artifacts, and the operations by the ids that the web client sends instead of texts: today's, and those of
 * earlier clients, for pages that stay open during a deployment.
 *
 * The compiler only ever adds to its file, so it begins with an empty one each time. Operations of the main branch
 * (where this branch started) go to the released ones and stay there; operations that only this branch had are work in
 * progress and are dropped. Unchanged files are not touched, because tests may be reading them.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, parse, validate } from 'graphql';
import relay from '../relay.config.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const TODAY = 'api/operations/today.json';
const RELEASED = 'api/operations/released.json';
const MAIN_LINES = ['origin/main', 'main'];

const readText = (name) => readFileSync(root + name, 'utf8');

function write(name, operations) {
  const sorted = Object.entries(operations).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  if (text !== readText(name)) writeFileSync(root + name, text);
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });

/** The main branch's operations where this branch started; none without git or a main branch. */
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
  const schema = buildSchema(readText('schema.graphql'));
  return Object.entries(released).flatMap(([id, text]) =>
    validate(schema, parse(text)).map(
      ({ message }) => `${RELEASED}: ${/^\w+ (\w+)/.exec(text)?.[1]} (${id.slice(0, 8)}): ${message}`,
    ),
  );
}

/** Today's operations, as the compiler finds them. */
function compile() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-relay-'));
  try {
    const file = join(folder, 'operations.json');
    writeFileSync(file, '{}');
    // The compiler does not make it.
    mkdirSync(relay.artifactDirectory, { recursive: true });
    const config = join(folder, 'relay.config.json');
    writeFileSync(config, JSON.stringify({ ...relay, persistConfig: { ...relay.persistConfig, file } }));
    const { status } = spawnSync('npx', ['relay-compiler', '--noWatchman', '--repersist', config], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return status === 0 ? JSON.parse(readFileSync(file, 'utf8')) : null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const today = compile();
if (!today) process.exit(1);
const released = Object.fromEntries(
  Object.entries({ ...JSON.parse(readText(RELEASED)), ...ofMainLine() }).filter(([id]) => !(id in today)),
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
