/** Builds what is stale. Turbo knows by content; its output appears only when something fails. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['turbo', 'run', 'build', '--output-logs=errors-only'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
});
process.exit(status ?? 1);
