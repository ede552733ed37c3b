/**
 * `npm start` and `npm run demo`: builds what is stale and becomes the program that is named. package.json begins them
 * with `exec`, so npm's shell becomes this process: a signal to npm reaches the portal, and npm waits for its end.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const SIGNALS = ['SIGTERM', 'SIGINT'];

/** Whoever stops the start while it builds stops the build, with all that it has started. */
function build() {
  const child = spawn(process.execPath, ['scripts/make.mjs', 'build'], { stdio: 'inherit', detached: true });
  const stop = (signal) => {
    process.kill(-child.pid, signal);
    process.exit(0);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  return new Promise((done) => {
    child.once('exit', (status) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      done(status);
    });
  });
}

if ((await build()) !== 0) process.exit(1);
await import(pathToFileURL(resolve(process.argv[2])).href);
