/** A separate PostgreSQL server for tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface TestPostgres {
  /** For the role that owns the database. */
  url: string;
  superuserUrl: string;
  /** The folder with its data. */
  data: string;
  stop: () => Promise<void>;
  /** Stops cleanly and leaves its data. */
  end: () => Promise<void>;
  /** Stops at once, as after a power cut. */
  crash: () => Promise<void>;
  /** Starts on the data that a crash left. */
  restart: () => Promise<void>;
}
interface Options {
  /** The initial data. */
  copyFrom?: string;
  /** The location of its own folder. */
  folder?: string;
  /** Further settings of the server. */
  max_connections?: number;
  autovacuum?: 'on';
}
interface Module {
  findPostgres: () => string | null;
  serverUser: () => { uid?: number; gid?: number };
  startTestPostgres: (options?: Options) => Promise<TestPostgres | null>;
}

export const { findPostgres, serverUser, startTestPostgres }: Module = await import(
  new URL('../../../../scripts/testPostgres.mjs', import.meta.url).href
);

/** Whether a PostgreSQL server is installed; tests that need one say so if it is not. */
export const hasPostgres = findPostgres() !== null;
if (!hasPostgres) console.log('No PostgreSQL server is installed here, so the tests on one do not run.');

/** An empty server for the duration of the running test, or one with a copy of the data. */
export async function postgresForTest(options: Options = {}): Promise<TestPostgres> {
  const postgres = await startTestPostgres(options);
  if (!postgres) throw new Error('The PostgreSQL server was there a moment ago.');
  onTestFinished(postgres.stop);
  return postgres;
}

/**
 * Errors that PostgreSQL's own checker finds in tables and indexes; empty if there are none or the checker is not
 * installed.
 */
export function damageTo({ superuserUrl }: TestPostgres): string {
  const program = join(findPostgres() ?? '', 'pg_amcheck');
  if (!existsSync(program)) return '';
  const { hostname, port, username, pathname } = new URL(superuserUrl);
  const asked = ['--install-missing', '--heapallindexed', '--parent-check'];
  const place = [`--host=${hostname}`, `--port=${port}`, `--username=${username}`, pathname.slice(1)];
  const { status, stdout, stderr } = spawnSync(program, [...asked, ...place], { encoding: 'utf8' });
  return status === 0 ? '' : `pg_amcheck ended with ${status}: ${stdout}${stderr}`;
}
