/** The built commands as an operator runs them; tests can kill them while they work. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BRIEF_COMMAND, COMPILED, type Settings } from './server.ts';

export interface Ended {
  /** Null if a signal ended it. */
  status: number | null;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  args?: string[];
  settings?: Settings;
  /** Kills the command as soon as it prints this. */
  killAt?: RegExp;
}

/** Runs a command to its end. */
export function runCommand(
  name: string,
  { args = [], settings = {}, killAt }: RunOptions = {},
): Promise<Ended> {
  const program = fileURLToPath(new URL('../../../../scripts/carrier-portal', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [...BRIEF_COMMAND, program, name, ...args], {
    env: { PATH: process.env.PATH, ...COMPILED, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout!.on('data', (text) => {
    said.stdout += text;
    if (killAt?.test(said.stdout)) child.kill('SIGKILL');
  });
  child.stderr!.on('data', (text) => {
    said.stderr += text;
  });
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, ...said })));
}
