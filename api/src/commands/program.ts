/** Runs the command that the command line names. Exit status 1: it failed; 2: the command or its arguments are wrong. */
import { parseArgs } from 'node:util';
import { readRelease } from '../platform/lib/release.ts';
import type { Command, Given } from './command.ts';
import { COMMON, explain, listCommands, showUsage } from './help.ts';
import { createReport } from './report.ts';
import { COMMANDS } from './table.ts';

/** The given arguments; undefined if the command does not take them. */
function readWords({ options, operand }: Command, args: readonly string[]): Given | undefined {
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, ...COMMON },
      allowPositionals: Boolean(operand),
    }) as Given;
  } catch {
    // The usage says it better.
    return undefined;
  }
}

function refuse(text: string): void {
  console.error(text);
  process.exitCode = 2;
}

/** The bundles run on any machine, but the packages beside them have machine code. */
function requirePlatform(): string | undefined {
  const { platform } = readRelease();
  const here = `${process.platform}-${process.arch}`;
  if (!platform || platform === here) return undefined;
  return `This release was made for ${platform}, and this machine is ${here}: install the release for it.`;
}

export async function runProgram([name, ...words]: readonly string[]): Promise<void> {
  if (name === undefined) return refuse(listCommands());
  if (name === '--help') return console.log(listCommands());
  if (name === '--version') {
    const { version, commit } = readRelease();
    return console.log(`${version} ${commit}`.trim());
  }
  if (!Object.hasOwn(COMMANDS, name))
    return refuse(`There is no command ${name}: carrier-portal --help lists them.`);
  const { command } = await COMMANDS[name]!.load();
  const given = readWords(command, words);
  if (given?.values.help) return console.log(explain(name, command));
  if (given?.positionals.length !== (command.operand ? 1 : 0)) return refuse(showUsage(name, command));
  const report = createReport({ json: Boolean(given.values.json), quiet: Boolean(given.values.quiet) });
  try {
    const otherPlatform = requirePlatform();
    if (otherPlatform) return report.fail(otherPlatform);
    report.end(await command.run(given, report));
  } catch (error) {
    const { explainFailure } = await import('./failures.ts');
    report.fail(explainFailure(error as Error));
  }
}
