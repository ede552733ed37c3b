/** Makes what is stale of what is named: `build`, `generate:relay`. Turbo knows by content; it prints only failures. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['turbo', 'run', ...process.argv.slice(2), '--output-logs=errors-only'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
});
process.exit(status ?? 1);
