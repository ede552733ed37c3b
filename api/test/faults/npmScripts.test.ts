/** The portal started through npm: a signal to npm stops the portal cleanly, and npm with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { companyFolder, emptyFolder } from './support/company.ts';
import { inDatabase } from './support/database.ts';
import { until } from './support/until.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Npm {
  child: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
}

/** Runs an npm script; its processes end with the test. */
function npm(args: string[], settings: Record<string, string>): Npm {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...settings };
  const child = spawn('npm', args, { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (output += text));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(() => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // Nothing is left.
    }
  });
  return { child, output: () => output, exited };
}

/** Whether any process of the script still runs, the portal or its database. */
function isAnyLeft({ child }: Npm): boolean {
  try {
    return process.kill(-child.pid!, 0);
  } catch {
    return false;
  }
}

const ifLong = test.runIf(process.env.LONG);
const TIMEOUT = { timeout: 300_000 };

// The last test shows why the short form skips this: npm's shell becomes the portal, and startStop.test.ts sends it
// signals.
ifLong('SIGTERM to npm start ends the portal and frees its folder', TIMEOUT, async () => {
  const place = companyFolder();
  const builtAt = () => statSync(join(ROOT, 'api/dist/app/start.js')).mtimeMs;
  const before = builtAt();
  const script = npm(['start'], { DATA_DIR: place.dataDir });
  await until('a portal', () => script.output().includes('is running at'), { within: 240_000 });
  script.child.kill('SIGTERM');
  expect(await script.exited).toBe(0);
  expect(isAnyLeft(script)).toBe(false);
  expect(script.output()).toContain('"msg":"stopping"');
  // The build stays: other portals run from it.
  expect(builtAt()).toBe(before);
  const [row] = await inDatabase(place, (query) => query('SELECT count(*)::int AS n FROM "User"'));
  expect(row!.n).toBeGreaterThan(0);
});

// In the short form, firstStart.test.ts sends SIGINT without npm.
ifLong(
  'so does SIGINT to npm run demo, while the sample company is still being created',
  TIMEOUT,
  async () => {
    const dataDir = emptyFolder();
    const script = npm(['run', 'demo'], { DATA_DIR: dataDir });
    const pidFile = join(dataDir, 'demo', 'portal.pid');
    await until('a portal with a folder', () => existsSync(pidFile), { within: 240_000 });
    expect(Number(readFileSync(pidFile, 'utf8'))).not.toBe(script.child.pid);
    script.child.kill('SIGINT');
    expect(await script.exited).toBe(0);
    expect(isAnyLeft(script)).toBe(false);
  },
);

test('each script that ends with a program of the portal becomes it, and only the portal builds', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const programs = Object.entries<string>(scripts).filter(([, script]) => /run\.mjs|demo\.mjs/.test(script));
  expect(programs.length).toBeGreaterThan(5);
  for (const [, script] of programs) expect(script).toMatch(/^exec node [^&]*$/);
  const building = programs.filter(([, script]) => /--build|demo\.mjs/.test(script)).map(([name]) => name);
  expect(building).toEqual(['demo', 'start']);
});
