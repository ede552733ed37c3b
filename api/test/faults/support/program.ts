/** A program of the system that runs beside a test, which may kill it and start it again. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

export interface Program {
  kill: () => Promise<void>;
  /** Starts it again after it was killed. */
  restart: () => Promise<void>;
}

/** How many characters of its output to show if it ends early. */
const LAST_WORDS = 2_000;

/** Starts it for the duration of the running test, and waits until it is ready. */
export async function startProgram(
  command: string,
  args: string[],
  options: SpawnOptions,
  ready: () => Promise<unknown>,
): Promise<Program> {
  let child: ChildProcess;
  let isWanted = false;

  async function kill(): Promise<void> {
    isWanted = false;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async function restart(): Promise<void> {
    child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    isWanted = true;
    let output = '';
    const keep = (text: Buffer): void => {
      output = `${output}${text}`.slice(-LAST_WORDS);
    };
    child.stdout!.on('data', keep);
    child.stderr!.on('data', keep);
    const ended = new Promise<never>((_resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (status) => {
        if (isWanted) reject(new Error(`${command} has ended with ${status}: ${output}`));
      });
    });
    ended.catch(() => undefined);
    await Promise.race([ready(), ended]);
  }

  onTestFinished(kill);
  await restart();
  return { kill, restart };
}
