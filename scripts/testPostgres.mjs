/**
 * A temporary PostgreSQL server for tests, only on this machine. As a program: `node scripts/testPostgres.mjs <command
 * …>` runs the command with TEST_DATABASE_URL.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { installPackage } from './systemPackages.mjs';

const MISSING = 'No PostgreSQL server is installed here, so its tests do not run.';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of initdb and postgres; null if they are not installed. */
export function findPostgres() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return (
    places.find((place) => ['initdb', 'postgres'].every((name) => existsSync(join(place, name)))) ?? null
  );
}

/** Installs a server if there is none; without one, its tests do not run. */
export function ensurePostgres() {
  if (!findPostgres()) installPackage('postgresql');
}

/** PostgreSQL refuses to run as root, and so does PgBouncer; its package creates a user. */
export function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * The role that owns the tests' databases, like the first one of a managed server: it creates databases and roles, and
 * is no superuser. Only to empty tables faster may it also mark its session as a replica's.
 */
const OWNER = 'portal';
const MAKE_OWNER = [
  `CREATE ROLE ${OWNER} LOGIN CREATEDB CREATEROLE`,
  `ALTER DATABASE postgres OWNER TO ${OWNER}`,
  `GRANT SET ON PARAMETER session_replication_role TO ${OWNER}`,
];
const SUPERUSER = 'postgres';

/**
 * Starts a server, on a copy of a stopped server's data if `copyFrom` names its folder; null, with a message, if none
 * is installed. `end` stops it and keeps its `data`, `stop` removes both, `crash` kills it as a power cut would, and
 * `restart` starts it on the remaining data. One that is not `durable` does not wait for the disk, for tests that never
 * crash it.
 * @param more additional settings of the server
 */
export async function startTestPostgres({
  copyFrom,
  folder: place = tmpdir(),
  durable = true,
  ...more
} = {}) {
  const bin = findPostgres();
  if (!bin) {
    console.log(MISSING);
    return null;
  }
  const user = serverUser();
  const folder = mkdtempSync(join(place, 'portal-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program, args, input = '') => {
    const { status, stderr } = spawnSync(program, args, { ...user, cwd: folder, input, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  if (copyFrom) run('cp', ['-a', copyFrom, data]);
  else {
    run(join(bin, 'initdb'), ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--no-sync']);
    run(join(bin, 'postgres'), ['--single', '-F', '-D', data, 'postgres'], MAKE_OWNER.join('\n'));
  }
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 60,
    // It runs as a superuser, so the owner of a database cannot end its processes, or drop the database.
    autovacuum: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...more,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server;
  let ended;
  const start = async () => {
    server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    ended = new Promise((resolve) => server.once('exit', resolve));
    const probe = () => spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status;
    for (let tries = 0; probe() !== 0; tries += 1) {
      if (tries > 200 || server.exitCode !== null) {
        await stop();
        throw new Error('The PostgreSQL server for the tests did not start.');
      }
      await sleep(100);
    }
  };
  const end = async (signal) => {
    server.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => server.kill('SIGQUIT'));
  await start();
  const urlOf = (role) => `postgresql://${role}@127.0.0.1:${port}/postgres`;
  return {
    url: urlOf(OWNER),
    superuserUrl: urlOf(SUPERUSER),
    data,
    stop,
    end: () => end('SIGINT'),
    crash: () => end('SIGQUIT'),
    restart: start,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const server = await startTestPostgres();
  if (!server) process.exit(1);
  const [command, ...args] = process.argv.slice(2);
  const run = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: server.url },
  });
  const code = await new Promise((resolve) => run.once('exit', resolve));
  await server.stop();
  process.exit(code ?? 1);
}
