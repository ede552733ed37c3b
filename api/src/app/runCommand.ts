/** Runs a command of the portal in a separate process, so that its work keeps no request waiting. */
import { spawn } from 'node:child_process';
import type { RunCommand } from '../operation/services.ts';
import { siblingModule } from '../platform/lib/siblingModule.ts';

interface Result {
  ok: boolean;
  problems?: string[];
}

function parseResult(text: string): Result | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The command has the settings of this process. */
export const runCommand: RunCommand = (words, signal) => {
  const { path, execArgv } = siblingModule(import.meta.url, '../main');
  const child = spawn(process.execPath, [...execArgv, path, ...words, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status, killedBy) => {
      const result = parseResult(output);
      if (result?.ok) resolve();
      else
        reject(
          new Error(
            result?.problems?.join(' ') ?? `The command ${words[0]} ended with ${killedBy ?? status}.`,
          ),
        );
    });
  });
};
