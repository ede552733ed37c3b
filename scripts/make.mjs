/**
 * Builds the stale outputs among those named: `build`, `generate:relay`. Turbo decides by content; only failures are
 * printed.
 */
import { spawnSync } from 'node:child_process';

const tasks = process.argv.slice(2);
// Building the portal to run it needs only the packages that `npm ci` installs.
if (tasks.some((task) => /^generate:(schema|rest)$/.test(task))) await import('./contributorPackages.mjs');
const { status } = spawnSync('npx', ['turbo', 'run', ...tasks, '--output-logs=errors-only'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
});
process.exit(status ?? 1);
