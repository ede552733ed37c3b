/**
 * `npm run bench [-- names] [--small] [--quick]`: the built portal, on a temporary PostgreSQL server where one is
 * installed, else on the embedded database.
 */
import './contributorPackages.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, startTestPostgres } from './testPostgres.mjs';

/** Configured like a small production server; writes reach the disk before they count. */
const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  max_connections: 100,
};

const countsStatements = existsSync(join(findPostgres() ?? '', '../lib/pg_stat_statements.so'));

const build = spawnSync(process.execPath, ['scripts/make.mjs', 'build'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);
const server = await startTestPostgres({
  ...SETTINGS,
  ...(countsStatements && { shared_preload_libraries: 'pg_stat_statements' }),
});
try {
  // Only a superuser can read everyone's statement counts.
  const database = server ? { TEST_DATABASE_URL: server.superuserUrl } : {};
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', 'bench/keepCompany.ts', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ...database } },
  );
  process.exitCode = status ?? 1;
} finally {
  await server?.stop();
}
