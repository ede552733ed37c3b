/** PgBouncer with the settings of deploy/ in front of a test's PostgreSQL server. */
import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { serverUser } from './postgres.ts';
import { type Program, startProgram } from './program.ts';
import { freePort } from './server.ts';
import { until } from './until.ts';

const SETTINGS = new URL('../../../../deploy/pgbouncer.ini', import.meta.url);

export const hasPgBouncer = !spawnSync('pgbouncer', ['--version']).error;
if (!hasPgBouncer) console.log('PgBouncer is not installed here, so the tests behind it do not run.');

export interface PgBouncer extends Program {
  url: string;
}

/** Puts the values in the place of those that the file has. */
const overrule = (values: Record<string, string | number>): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => {
      const line = new RegExp(`^${name} = .*$`, 'm');
      if (!line.test(text)) throw new Error(`deploy/pgbouncer.ini has no ${name}.`);
      return text.replace(line, `${name} = ${value}`);
    },
    readFileSync(SETTINGS, 'utf8'),
  );

/** Starts it for the duration of the running test, with values in the place of those in deploy/. */
export async function pgBouncerForTest(
  serverUrl: string,
  values: Record<string, string> = {},
): Promise<PgBouncer> {
  const server = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'portal-pooler-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const users = join(folder, 'userlist.txt');
  const settings = join(folder, 'pgbouncer.ini');
  const portal = `host=${server.hostname} port=${server.port} dbname=${server.pathname.slice(1)}`;
  writeFileSync(settings, overrule({ portal, listen_port: port, auth_file: users, ...values }));
  writeFileSync(users, `"${server.username}" "of the pooler"\n`);
  const user = serverUser();
  if (user.uid !== undefined)
    for (const path of [folder, settings, users]) chownSync(path, user.uid, user.gid!);
  const program = await startProgram('pgbouncer', ['--quiet', settings], user, () =>
    until('PgBouncer', () => accepts(port)),
  );
  const url = `postgresql://${server.username}:${encodeURIComponent('of the pooler')}@127.0.0.1:${port}/portal`;
  return { ...program, url };
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
