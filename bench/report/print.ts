/** Tables on the terminal. */
import type { Outcome } from '../measure/operation.ts';
import { allFigures } from './figures.ts';

const COLUMN = 8;
const NAMES = 20;

/** Three significant figures. */
export const digits = (value: number): string => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

/** The first column has this width, and the others are aligned right. */
export function printRow([first = '', ...others]: readonly string[], width: number): void {
  console.log(first.padEnd(width) + others.map((cell) => cell.padStart(COLUMN)).join(' '));
}

/** Rows of a name and a value with its unit. */
export function printList(title: string, rows: readonly (readonly [string, string])[]): void {
  console.log(`\n${title}`);
  for (const [name, value] of rows) console.log(`${name.padEnd(46)}${value.padStart(16)}`);
}

export function printOutcome(outcome: Outcome): void {
  console.log(`\n${outcome.operation.title}`);
  printRow(
    [
      ...['', 'ratio', 'from', 'to', 'CPU ×', 'p50 ×', 'p99 ×'],
      ...['req/s', 'CPU ms', 'p50 ms', 'p99 ms', 'lag ms', 'MB', 'SQL'],
    ],
    NAMES,
  );
  for (const { name, ratio, times, rate, cpu, p50, p99, lag, memory, statements } of allFigures(outcome))
    printRow(
      [
        name,
        ...[ratio.median, ratio.least, ratio.most].map((share) => share.toFixed(2)),
        ...[times.cpu, times.p50, times.p99].map(digits),
        rate.toFixed(0),
        ...[cpu, p50, p99, lag].map(digits),
        memory.toFixed(0),
        statements?.toFixed(1) ?? '–',
      ],
      NAMES,
    );
}
