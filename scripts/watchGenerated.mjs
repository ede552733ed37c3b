/**
 * Part of `npm run dev`: regenerates files whenever their sources change. Relay's own watch mode needs Watchman; turbo
 * knows by content what is stale, so running it too often costs little.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['web/src', 'api/src', 'rules/src', 'prisma/schema.prisma'];
const GENERATED = /__generated__|generated|graphql-env|access\.txt/;
const SETTLE_MS = 200;

let timer;
let running = false;
let again = false;

/** One run at a time; changes during a run cause one more. */
function generate() {
  if (running) {
    again = true;
    return;
  }
  running = true;
  const child = spawn('npm', ['run', '--silent', 'generate'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  child.once('exit', (status) => {
    running = false;
    if (status !== 0) console.error(output);
    else console.log('Generated files are up to date.');
    if (again) {
      again = false;
      generate();
    }
  });
}

for (const source of SOURCES) {
  watch(`${root}${source}`, { recursive: true }, (_event, file) => {
    if (file && GENERATED.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(generate, SETTLE_MS);
  });
}
generate();
