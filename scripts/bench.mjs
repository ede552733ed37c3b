/** `npm run bench [-- entries]`: on a throwaway PostgreSQL server where one is installed, else on the embedded database. */
import { spawnSync } from 'node:child_process';
import { startTestPostgres } from './testPostgres.mjs';

const server = await startTestPostgres();
try {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'api/src/bench/main.ts', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ...(server ? { TEST_DATABASE_URL: server.url } : {}) } },
  );
  process.exitCode = status ?? 1;
} finally {
  await server?.stop();
}
