/** A command as a person runs it, from its source, on a data folder of its own. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const preload = (name: string) => new URL(`../../../scripts/preload/${name}.mjs`, import.meta.url).href;

interface Ended {
  /** Null where a signal ended it. */
  status: number | null;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  dataDir: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** Kills the command as soon as it prints anything. */
  killAtOnce?: boolean;
}

/** Runs a command to its end. */
export function runCommand(
  name: 'rotate' | 'verify' | 'ledger',
  { dataDir, args = [], env = {}, killAtOnce }: RunOptions,
): Promise<Ended> {
  const program = fileURLToPath(new URL(`../../src/commands/${name}.command.ts`, import.meta.url));
  const imports = ['tsx', preload('briefPortal')].flatMap((module) => ['--import', module]);
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(
    process.execPath,
    ['--conditions=source', ...imports, program, ...args],
    {
      env: { ...process.env, DATABASE_URL: '', DATA_KEY: '', NODE_ENV: '', DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => {
    said.stdout += text;
    if (killAtOnce) child.kill('SIGKILL');
  });
  child.stderr.on('data', (text) => {
    said.stderr += text;
  });
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, ...said })));
}
