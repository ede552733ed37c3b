/**
 * Relay's artifacts, and operations.json: the text of every operation by the id that the web client sends in its place.
 * The compiler only ever adds to that file, so what no artifact asks any more is taken out here.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const FILE = `${root}operations.json`;
const ARTIFACTS = `${root}web/src/__generated__/`;
const ID = /"id": "([0-9a-f]{64})"/;

const { status } = spawnSync('npx', ['relay-compiler', '--noWatchman', '--repersist'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);

const asked = new Set(
  readdirSync(ARTIFACTS).map((name) => ID.exec(readFileSync(`${ARTIFACTS}${name}`, 'utf8'))?.[1]),
);
const known = Object.entries(JSON.parse(readFileSync(FILE, 'utf8')));
const kept = known.filter(([id]) => asked.has(id)).sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
