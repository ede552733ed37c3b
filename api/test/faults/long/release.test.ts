/** A release, installed as an operator does: unpacked for root, started as another user, with Node alone. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { COMMANDS } from '../../../src/commands/table.ts';
import { jpeg } from '../../support/receivedFiles.ts';
import { send, signIn } from '../support/client.ts';
import { ADMIN, companyFolder, DRIVERS, emptyFolder, FIRST_ADMIN, MANAGERS } from '../support/company.ts';
import { until } from '../support/until.ts';
import { FIRST_MONDAY, processWeek, submitWeek } from '../support/weeks.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** A user who owns nothing, where this process may become one. */
const STRANGER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const MOST_BYTES = 150e6;

let place: string;
let folder: string;
beforeAll(() => {
  const said = execFileSync('npm', ['run', '--silent', 'release'], { cwd: ROOT, encoding: 'utf8' });
  const archive = join(ROOT, /^(release\/\S+\.tar\.gz):/m.exec(said)![1]!);
  console.log(said.trim());
  place = mkdtempSync(join(tmpdir(), 'portal-release-'));
  chmodSync(place, 0o755);
  folder = join(place, 'carrier-portal');
  mkdirSync(folder);
  execFileSync('tar', ['--extract', '--file', archive, '--directory', folder, '--strip-components', '1']);
  execFileSync('chmod', ['-R', 'a-w', folder]);
  mkdirSync(join(place, 'node'));
  symlinkSync(process.execPath, join(place, 'node/node'));
}, 600_000);
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', place]);
  rmSync(place, { recursive: true, force: true });
});

const options = (settings: Record<string, string>) => ({
  ...STRANGER,
  cwd: '/',
  env: { PATH: join(place, 'node'), NODE_ENV: 'production', ...settings },
});

function call(args: string[], settings: Record<string, string> = {}) {
  const program = join(folder, 'bin/carrier-portal');
  const { status, stdout, stderr } = spawnSync(program, args, { ...options(settings), encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** A folder of the user who runs the release. */
function handOver(dataDir: string): string {
  if (STRANGER.uid) execFileSync('chown', ['-R', `${STRANGER.uid}:${STRANGER.gid}`, dataDir]);
  return dataDir;
}

/** Starts the release; returns its address and how long it took. */
async function serve(settings: Record<string, string>) {
  const began = performance.now();
  const child = spawn(join(folder, 'bin/carrier-portal'), ['start'], {
    ...options({ PORT: '0', ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await until(
    'an address',
    () => {
      if (child.exitCode !== null) throw new Error(`It ended: ${output}`);
      return /running at (http:[^\s"]+)/.exec(output)?.[1];
    },
    { within: 240_000 },
  );
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const seconds = (performance.now() - began) / 1_000;
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  return { url, seconds, output: () => output, stop };
}

const listFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== 'SHA256SUMS')
    .sort();

/** Fails for a file that was changed, added or removed. */
function expectUntouched(): void {
  execFileSync('sha256sum', ['--check', '--quiet', '--strict', 'SHA256SUMS'], { cwd: folder });
  const listed = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  expect(listed.map((line) => line.slice(66)).sort()).toEqual(listFiles());
}

const installed = (): string[] =>
  listFiles().flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(path)?.[1] ?? []);

test('has what runs, and neither tools nor what is for browsers', () => {
  expectUntouched();
  const [size] = execFileSync('du', ['--bytes', '--summarize', folder], { encoding: 'utf8' }).split('\t');
  console.log(`Unpacked: ${Math.round(Number(size) / 1e6)} MB, packages: ${installed().join(', ')}`);
  expect(Number(size)).toBeLessThan(MOST_BYTES);
  expect(installed()).toEqual(expect.arrayContaining(['bcrypt', 'sharp', '@prisma/client', 'pdfmake']));
  for (const name of ['esbuild', 'turbo', 'vite', 'prisma', 'typescript', 'react', 'graphiql', 'api'])
    expect(installed()).not.toContain(name);
  const bom = JSON.parse(readFileSync(join(folder, 'sbom.json'), 'utf8'));
  const known = new Set(
    bom.components.map(({ group, name }: { group?: string; name: string }) =>
      group ? `${group}/${name}` : name,
    ),
  );
  expect(installed().filter((name) => !known.has(name))).toEqual([]);
  expect(call(['--version'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      `^${bom.metadata.component.version.replaceAll('.', '\\.')} [0-9a-f]{12}\n$`,
    ),
  });
});

test('explains each command by the name under which it is called', () => {
  expect(call([])).toMatchObject({ status: 2, stdout: '' });
  for (const name of Object.keys(COMMANDS)) {
    const { status, stdout, stderr } = call([name, '--help']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`Usage: carrier-portal ${name} `);
  }
});

test('starts on an empty folder, and shows its version', async () => {
  const dataDir = handOver(emptyFolder());
  const METRICS_TOKEN = 'a-token-for-the-scraper';
  const portal = await serve({ DATA_DIR: dataDir, METRICS_TOKEN, ...FIRST_ADMIN });
  console.log(`From nothing to /healthz: ${portal.seconds.toFixed(1)} s`);
  const { version, commit } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [first] = portal
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(JSON.parse(first!)).toMatchObject({ msg: 'starting', version, commit });
  const health = await send(portal.url, { path: '/healthz', token: METRICS_TOKEN });
  expect(health.body).toEqual({ status: 'ok', version, commit });
  const { token } = await signIn(portal.url, ADMIN);
  expect((await send(portal.url, { path: '/api/auth/me', token })).status).toBe(200);
  const page = await send(portal.url, { path: '/dashboard' });
  expect(page.body).toContain(`<meta name="version" content="${version}" />`);
  const [script] = /(?<=src=")\/assets\/[^"]+(?=")/.exec(page.body)!;
  for (const path of ['/', '/login', script, '/api/openapi.json', '/api/docs'])
    expect([path, (await send(portal.url, { path })).status]).toEqual([path, 200]);
  const docs = await send(portal.url, { path: '/api/docs' });
  for (const [path] of docs.body.matchAll(/(?<=")\/api\/docs\/[^"]+(?=")/g))
    expect([path, (await send(portal.url, { path })).status]).toEqual([path, 200]);
  expect(await portal.stop()).toBe(0);
  expectUntouched();
});

test('pays a week, prints its statement and looks at a photo on a folder that is there', async () => {
  const dataDir = handOver(companyFolder().dataDir);
  const portal = await serve({ DATA_DIR: dataDir });
  console.log(`With a database to /healthz: ${portal.seconds.toFixed(1)} s`);
  const { url } = portal;
  const [driver, manager] = await Promise.all([signIn(url, DRIVERS[0]!), signIn(url, MANAGERS[0]!)]);
  expect((await send(url, submitWeek(driver, FIRST_MONDAY))).body.data.result.timeLogs).toHaveLength(4);
  const paid = await send(url, processWeek(manager, driver.id, FIRST_MONDAY));
  expect(paid.status).toBe(201);
  const { id } = paid.body.payrollRun;
  const printed = await send(url, { path: `/api/payroll/${id}/statement`, token: driver.token });
  expect(printed.body).toMatch(/^%PDF-/);
  const query = `mutation ($input: SendReceiptFileInput!) {
    result: sendReceiptFile(input: $input) { __typename } }`;
  const variables = { input: { file: (await jpeg()).toString('base64') } };
  const sent = await send(url, { path: '/graphql', token: driver.token, body: { query, variables } });
  expect(sent.body.data.result.__typename).toBe('SendReceiptFilePayload');
  expect(await portal.stop()).toBe(0);

  const settings = { DATA_DIR: dataDir };
  for (const name of ['migrate', 'audit:verify', 'ledger:verify']) {
    const { status, stdout } = call([name, '--json'], settings);
    expect([name, status, JSON.parse(stdout).ok]).toEqual([name, 0, true]);
  }
  const file = join(dataDir, 'portal.gz');
  const backup = call(['backup', '--json', '--with-keys', '--out', file], settings);
  expect(JSON.parse(backup.stdout)).toMatchObject({ ok: true, file, hasKeys: true });
  const restored = call(['restore', file, '--yes', '--quiet'], { DATA_DIR: join(dataDir, 'restored') });
  expect(restored).toEqual({ status: 0, stdout: '', stderr: '' });
  expectUntouched();
});
