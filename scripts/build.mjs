/** Builds what is stale, for a start of the portal. */
import { spawn } from 'node:child_process';

const SIGNALS = ['SIGTERM', 'SIGINT'];

/**
 * Resolves to the exit status. A signal during the build stops it, with all its child processes.
 * @param task turbo's name for it: `build` for everything, `api#build` for the server alone.
 * @param stopped what a signal does besides.
 */
export function build(task, stopped = () => process.exit(0)) {
  const child = spawn(process.execPath, ['scripts/make.mjs', task], { stdio: 'inherit', detached: true });
  const stop = (signal) => {
    process.kill(-child.pid, signal);
    stopped();
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  return new Promise((done) => {
    child.once('exit', (status) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      done(status);
    });
  });
}
