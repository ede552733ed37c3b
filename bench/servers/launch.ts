/** Servers under measurement as processes of their own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Place, TIME_ZONE } from '../company/company.ts';

/** What a process has used since the last query. */
export interface Used {
  cpuMs: number;
  lagP99Ms: number;
  lagMaxMs: number;
  /** The longest time that the event loop was busy, in processor time; 0 unless turns are watched. */
  longestTurnMs: number;
  rssMb: number;
}

export interface Running {
  name: string;
  /** Whether it accepts the client's operations by id. */
  knowsIds: boolean;
  /** Whether it chains its entries of the audit log, as the portal does. */
  seals: boolean;
  url: string;
  used: () => Promise<Used>;
  /** Makes the process watch every turn of its event loop, which costs it a little. */
  watchTurns: () => void;
  stop: () => Promise<void>;
}

export interface Launch {
  name: string;
  file: URL;
  /** The command to run, if it has several. */
  args?: string[];
  /** A source file, which is compiled on load. */
  isSource?: boolean;
  knowsIds?: boolean;
  seals?: boolean;
  /** Its settings besides the portal's. */
  env?: Record<string, string>;
  /** A module that is loaded before it. */
  preload?: URL;
}

const METER = new URL('./meter.mjs', import.meta.url).href;
const PACKAGE = new URL('../../package.json', import.meta.url);

/** The flags with which `npm start` runs Node; every server gets the same. */
function startFlags(): string[] {
  const [node] = JSON.parse(readFileSync(PACKAGE, 'utf8')).scripts.start.split(' scripts/');
  return node.split(' ').filter((word: string) => word.startsWith('--'));
}

const toSettings = ({ dataDir, databaseUrl, jwtSecret, dataKey }: Place) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  JWT_SECRET: jwtSecret,
  DATA_KEY: dataKey,
  TIME_ZONE,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

const askMeter = (child: ChildProcess, name: string): Promise<Used> =>
  new Promise((resolve, reject) => {
    const end = () => reject(new Error(`The server "${name}" has ended.`));
    child.once('exit', end);
    child.once('message', ({ meter }: { meter: Used }) => {
      child.off('exit', end);
      resolve(meter);
    });
    child.send('meter');
  });

/** A process that only reports its own usage. */
export function startIdle(): { used: () => Promise<Used>; stop: () => void } {
  const child = fork(fileURLToPath(METER));
  return { used: () => askMeter(child, 'idle'), stop: () => child.disconnect() };
}

/** Starts a server and waits until it prints its address. Throws an Error with its last output if it exits instead. */
export async function launch(
  { name, file, args = [], isSource, knowsIds = false, seals = false, env, preload }: Launch,
  place: Place,
): Promise<Running> {
  const child = fork(fileURLToPath(file), args, {
    execArgv: [
      ...(isSource ? ['--conditions=source', '--import', 'tsx'] : []),
      '--import',
      METER,
      ...(preload ? ['--import', preload.href] : []),
      ...startFlags(),
    ],
    env: { ...toSettings(place), ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return {
    name,
    knowsIds,
    seals,
    url: await waitForAddress(child, name),
    used: () => askMeter(child, name),
    watchTurns: () => void child.send('watch turns'),
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** How many characters of a server's output are searched. */
const LAST_WORDS = 5_000;

function waitForAddress(child: ChildProcess, name: string): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (text: Buffer) => {
      said = `${said}${text}`.slice(-LAST_WORDS);
      const port = /http:\/\/\S+:(\d+)/.exec(said)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', listen);
    child.once('exit', () => reject(new Error(`The server "${name}" has ended:\n${said}`)));
  });
}
