/** The portal as a person starts it: one process with its own data folder. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ADMIN = { email: 'admin@example.com', password: 'Depot-Key-2026' };

const DIST = fileURLToPath(new URL('../../../api/dist/', import.meta.url));
const preload = (name: string, query = ''): string[] => [
  '--import',
  new URL(`../../../scripts/preload/${name}.mjs${query}`, import.meta.url).href,
];

export interface RunningPortal {
  url: string;
  dataDir: string;
  /** The output of the process so far. */
  output: () => string;
  /** Moves its clock a quarter of an hour ahead. */
  moveClock: () => Promise<void>;
  /** Stops the process as a service manager does, and returns its exit status. The data stays. */
  stop: () => Promise<number | null>;
  /** Kills it, as a power cut would. The data stays. */
  crash: () => Promise<void>;
  /** Stops it and removes the data. */
  remove: () => Promise<void>;
  /** The same without waiting, for when the test process exits. */
  discard: () => void;
}

type StartOptions = {
  /** Settings besides the port and the folder; by default ADMIN is the first administrator. */
  env?: Record<string, string>;
  program?: 'main.js' | 'demo/main.js';
  /** The data folder; by default a new, empty one. */
  dataDir?: string;
  /** Makes password hashing cheap, for tests about something else. */
  quickPasswords?: boolean;
  /** How many days in the past its clock is; with a number, even 0, the clock can be moved. */
  daysAgo?: number | undefined;
};

/** The database's speed depends on the machine. */
const NO_BOUND = { CALLER_DATABASE_SECONDS: '0', CALLER_PDF_SECONDS: '0', CALLER_CHANGES: '0' };
export const ADMIN_SETTINGS = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

const ownFolder = () => mkdtempSync(join(tmpdir(), 'portal-e2e-'));

/** Events in a portal some days ago. */
interface Earlier {
  daysAgo: number;
  act: (url: string) => Promise<void>;
}

/** How a separate portal differs from the shared one. */
export interface Choice {
  env?: Record<string, string> | undefined;
  earlier?: Earlier | undefined;
  /** Whether its clock can be moved. */
  movesClock?: boolean | undefined;
}

/**
 * A separate portal with only its administrator: on the server in TEST_DATABASE_URL, or copied from the data folder that
 * `support/template.ts` has made.
 */
export async function copyPortal(
  template: string,
  { env = {}, earlier, movesClock }: Choice = {},
): Promise<RunningPortal> {
  const onServer = await copyDatabase(process.env.TEST_DATABASE_URL);
  const dataDir = onServer ? ownFolder() : copyFolder(template);
  const options = { dataDir, env: { ...ADMIN_SETTINGS, ...onServer, ...env }, quickPasswords: true };
  if (earlier) {
    const past = await startPortal({ ...options, daysAgo: earlier.daysAgo });
    await earlier.act(past.url);
    await past.stop();
  }
  return startPortal({ ...options, daysAgo: movesClock ? 0 : undefined });
}

const newSecret = () => randomBytes(32).toString('base64');

/** The settings for a new database with everything that a portal creates at its start. */
async function copyDatabase(server: string | undefined) {
  if (!server) return undefined;
  const { makeOnServer, withDatabase } = await import('../../../api/test/support/database.ts');
  return {
    DATABASE_URL: withDatabase(server, await makeOnServer(server, 'prepared')),
    JWT_SECRET: newSecret(),
    DATA_KEY: newSecret(),
  };
}

/** Creates the tables in a folder, as `npm run migrate` does. */
export async function migrateFolder(dataDir: string): Promise<void> {
  const program = join(DIST, 'main.js');
  const child = spawn(process.execPath, [...preload('briefPortal'), program, 'migrate'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const status = await new Promise((resolve) => child.once('exit', resolve));
  if (status !== 0) throw new Error(`The tables were not made: status ${status}.`);
}

/** A data folder with a copy of another one, or of one inside it, for a separate portal. */
export function copyFolder(template: string, inside = ''): string {
  const dataDir = ownFolder();
  cpSync(template, join(dataDir, inside), { recursive: true });
  return dataDir;
}

/** Starts the built portal and waits until it is ready. */
export async function startPortal({
  env = ADMIN_SETTINGS,
  program = 'main.js',
  dataDir = ownFolder(),
  quickPasswords = false,
  daysAgo,
}: StartOptions = {}): Promise<RunningPortal> {
  // The sample company is years of data, which optimized code generates sooner.
  const brief = preload(program === 'main.js' ? 'briefPortal' : 'briefDatabases');
  const preloads = [
    ...brief,
    ...(quickPasswords ? preload('quickPasswords') : []),
    ...(daysAgo === undefined ? [] : preload('clock', `?days=${daysAgo}`)),
  ];
  const child = spawn(process.execPath, [...preloads, join(DIST, program), 'start'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...NO_BOUND,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const listens = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
        const url = /running at (http:[^\s"]+)/.exec(output)?.[1];
        if (url) resolve(url);
      });
    void exited.then(() => reject(new Error(`The portal did not start:\n${output}`)));
  });

  const moveClock = async () => {
    const before = output.length;
    child.kill('SIGUSR2');
    while (!output.includes('The clock is', before)) await once(child.stdout, 'data');
  };
  const stop = async () => {
    child.kill('SIGTERM');
    return exited;
  };
  const crash = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  const remove = async () => {
    await stop();
    removeData();
  };
  const discard = () => {
    child.kill('SIGKILL');
    removeData();
  };
  try {
    const url = await listens;
    return { url, dataDir, output: () => output, moveClock, stop, crash, remove, discard };
  } catch (error) {
    await remove();
    throw error;
  }
}
