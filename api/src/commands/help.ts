/** The texts of `--help`. */
import { toCommandLine } from '../platform/lib/release.ts';
import type { Command, Option } from './command.ts';
import { COMMANDS } from './table.ts';

/** The options that every command takes. */
export const COMMON: Record<'json' | 'quiet' | 'help', Option> = {
  json: { type: 'boolean', about: 'Prints one JSON object on standard output, and nothing else.' },
  quiet: { type: 'boolean', about: 'Prints only what is wrong.' },
  help: { type: 'boolean', about: 'Prints this.' },
};

const toFlag = (name: string, { value }: Option): string => `--${name}${value ? ` ${value}` : ''}`;

/** Pairs, one per line. */
function align(pairs: readonly (readonly [string, string])[]): string {
  const width = Math.max(...pairs.map(([name]) => name.length)) + 2;
  return pairs.map(([name, text]) => `  ${name.padEnd(width)}${text}`).join('\n');
}

export const listCommands = (): string => `Usage: carrier-portal <command> [options]

${align(Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary]))}

A command explains its options with --help. carrier-portal --version prints which release this is.`;

export function showUsage(name: string, { options, operand }: Command): string {
  const flags = Object.entries({ ...options, ...COMMON }).map(
    ([flag, option]) => `[${toFlag(flag, option)}]`,
  );
  return `Usage: ${toCommandLine(name, [operand, ...flags].filter(Boolean).join(' '))}`;
}

export const explain = (name: string, command: Command): string => `${COMMANDS[name]!.summary}

${showUsage(name, command)}

${align(
  Object.entries({ ...command.options, ...COMMON }).map(([flag, option]) => [
    toFlag(flag, option),
    option.about,
  ]),
)}`;
