/**
 * `npm run drill -- fleet`: a payday of two portals behind HAProxy, with PgBouncer in front of one PostgreSQL server, in
 * which each of them goes away. With `--from <folder>`, an unpacked or built previous version, the portals are upgraded
 * one after the other instead. It prints what people notice. Status 1 means that a promise was broken.
 */
import './contributorPackages.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres } from './testPostgres.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
const [name] = positionals;
const previous = values.from && resolve(values.from, 'api/dist/main.js');
if (name !== 'fleet' || (previous && !existsSync(previous))) {
  console.error('Name a drill: npm run drill -- fleet [--from <folder of a previous version>]');
  process.exit(2);
}

const isMissing = (program) => Boolean(spawnSync(program, ['--version']).error);
const missing = ['haproxy', 'pgbouncer', 'openssl'].filter(isMissing);
if (!findPostgres()) missing.push('postgresql');
if (missing.length > 0) {
  console.log(`The drill needs programs that are not installed: apt-get install ${missing.join(' ')}`);
  process.exit(0);
}

const run = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: 'inherit', ...options }).status ?? 1;

const folder = mkdtempSync(join(tmpdir(), 'portal-drill-'));
try {
  process.exitCode = run(process.execPath, ['scripts/make.mjs', 'build']) || drill();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Node reads extra certificates only when it starts, so the proxy’s is made first. */
function makeCertificate() {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((file) => join(folder, file));
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const both = join(folder, 'proxy.pem');
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 });
  return { CERTIFICATE: both, NODE_EXTRA_CA_CERTS: certificate };
}

function drill() {
  return run('npx', ['vitest', 'run', '--config', 'test/faults/drill/vitest.config.ts', name], {
    cwd: 'api',
    // In the long form, people make every kind of change.
    env: { ...process.env, LONG: '1', ...makeCertificate(), ...(previous && { PREVIOUS: previous }) },
  });
}
