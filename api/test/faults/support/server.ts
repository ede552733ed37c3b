/** The built server as a separate process, which a test may end in any way. */
import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFailed, onTestFinished } from 'vitest';
import type { Place } from './database.ts';
import { until } from './until.ts';

const DIST = new URL('../../../dist/', import.meta.url);
const preload = (name: string): string[] => [
  '--import',
  new URL(`../../../../scripts/preload/${name}.mjs`, import.meta.url).href,
];
const BRIEF_PORTAL = preload('briefPortal');
/**
 * Makes a command faster where few tests need the full work: it skips optimization that pays off after hours, and slow
 * password hashing.
 */
export const BRIEF_COMMAND = [...BRIEF_PORTAL, ...preload('quickPasswords')];

/** Processes share compiled code. */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'portal-compiled') };

export interface LaunchOptions {
  /** The program to run, the portal by default; another version's by its address. */
  program?: 'main.js' | 'demo/main.js' | `file:${string}` | undefined;
  /** Password checks take their normal time. Passwords of an existing company are quick anyway. */
  slowPasswords?: boolean | undefined;
  /** SIGUSR2 makes it collect garbage. */
  collectsGarbage?: boolean | undefined;
}

/**
 * Database time depends on the machine, so there is no limit here: other tests check the limits for callers where
 * nothing is slow.
 */
const NO_BOUND = { CALLER_DATABASE_SECONDS: '0', CALLER_PDF_SECONDS: '0', CALLER_CHANGES: '0' };

/** How many characters of a server's output to show with a failed test. */
const LAST_WORDS = 10_000;

export interface Launched {
  pid: number;
  /** Everything the process has printed so far, on both streams. */
  output: () => string;
  errors: () => string;
  /** The exit status; null if a signal ended the process. */
  exited: Promise<number | null>;
  /** Whether it has ended. */
  hasEnded: () => boolean;
  /** Sends the signal and waits for the end. */
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Only sends the signal. */
  signal: (signal: NodeJS.Signals) => void;
}

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export interface Server extends Launched {
  url: string;
}

export type Settings = Record<string, string>;

/** The address that people open, wherever the server listens: passkeys belong to it. */
export const PUBLIC_URL = 'http://localhost:4000';

const living = new Set<ChildProcess>();
// Also runs if a test ends the whole run.
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** Starts the process, on any free port unless the settings say otherwise, and does not wait for it. */
export function launch(
  settings: Settings,
  { program = 'main.js', slowPasswords, collectsGarbage }: LaunchOptions = {},
): Launched {
  const preloads = [
    ...BRIEF_PORTAL,
    ...(slowPasswords ? [] : preload('quickPasswords')),
    ...(collectsGarbage ? preload('collectGarbage') : []),
  ];
  const child = spawn(process.execPath, [...preloads, fileURLToPath(new URL(program, DIST)), 'start'], {
    env: {
      PATH: process.env.PATH,
      ...COMPILED,
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL,
      ...NO_BOUND,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  living.add(child);
  let output = '';
  let errors = '';
  let ended = false;
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
    errors += text;
  });
  const exited = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      living.delete(child);
      ended = true;
      resolve(code);
    }),
  );
  return {
    pid: child.pid!,
    output: () => output,
    errors: () => errors,
    exited,
    hasEnded: () => ended,
    signal: (signal) => void child.kill(signal),
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** Like `launch`, for the duration of the running test. */
export function launchForTest(settings: Settings, options?: LaunchOptions): Launched {
  const launched = launch(settings, options);
  onTestFinished(async () => void (await launched.kill('SIGKILL')));
  onTestFailed(async () => {
    await launched.kill('SIGKILL');
    console.log(`Process ${launched.pid} said:\n${launched.output().slice(-LAST_WORDS)}`);
  });
  return launched;
}

/** Waits until the server accepts work. Fails with its output if it ends or takes too long. */
export async function ready(launched: Launched): Promise<Server> {
  const takesWork = async (): Promise<string | null> => {
    if (launched.hasEnded()) throw new Error('It has ended.');
    const url = /running at (http:[^\s"]+)/.exec(launched.output())?.[1];
    return url && (await isReady(url)) ? url : null;
  };
  const url = await until('a server that takes work', takesWork, { within: 240_000 }).catch((cause) => {
    throw new Error(`The server did not start: ${cause.message}\n${launched.errors() || launched.output()}`, {
      cause,
    });
  });
  return { ...launched, url };
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

export const toSettings = ({ dataDir, databaseUrl, secrets }: Place): Settings => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl, ...secrets }),
});

/** Starts a server on the place for the duration of the running test, and waits until it accepts work. */
export const start = (place: Place, settings: Settings = {}, options?: LaunchOptions): Promise<Server> =>
  ready(launchForTest({ ...toSettings(place), ...settings }, options));
