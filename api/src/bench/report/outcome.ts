/** An operation's figures as a table, and what they say about the promises. */
import { type Bar, RATIO, STATEMENTS, TIMES, type Verdict, verdict } from '../bars.ts';
import type { Outcome } from '../measure/operation.ts';
import type { Measured, Slot } from '../measure/rounds.ts';
import { medianOf, type Spread, spreadOf } from '../measure/statistics.ts';
import { LIMIT, PORTAL } from '../servers/fleet.ts';

export interface Promised {
  what: string;
  value: string;
  bar: Bar;
  verdict: Verdict;
}

interface Figures {
  name: string;
  /** Answers a second as a share of the limit's, in the same round. */
  ratio: Spread;
  rate: number;
  /** Milliseconds of the process for a request. */
  cpu: number;
  /** Milliseconds of one client, and of sixteen. */
  p50: number;
  p99: number;
  lag: number;
  rss: number;
  statements: number | undefined;
}

const cpuOf = ({ used, count }: Slot): number => used.cpuMs / count;

function figuresOf({ name, crowded, single }: Measured, limit: Measured, outcome: Outcome): Figures {
  return {
    name,
    ratio: spreadOf(crowded.map(({ rate }, round) => rate / limit.crowded[round]!.rate)),
    rate: medianOf(crowded.map(({ rate }) => rate)),
    cpu: medianOf(crowded.map(cpuOf)),
    p50: medianOf(single.map(({ p50 }) => p50)),
    p99: medianOf(crowded.map(({ p99 }) => p99)),
    lag: medianOf(crowded.map(({ used }) => used.lagP99Ms)),
    rss: Math.max(...crowded.map(({ used }) => used.rssMb)),
    statements: outcome.statements.get(name),
  };
}

/** Of every server, the limit first. */
export function allFigures(outcome: Outcome): Figures[] {
  const limit = outcome.measured.find(({ name }) => name === LIMIT)!;
  return outcome.measured.map((measured) => figuresOf(measured, limit, outcome));
}

const digits = (value: number): string => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

export function printOutcome(outcome: Outcome): void {
  const figures = allFigures(outcome);
  console.log(`\n${outcome.operation.title}`);
  printRow(
    ['', 'ratio', 'from', 'to', 'answers/s', 'CPU ms', 'p50 ms', 'p99 ms', 'lag ms', 'MB', 'statements'],
    24,
  );
  for (const { name, ratio, rate, cpu, p50, p99, lag, rss, statements } of figures)
    printRow(
      [
        name,
        ...[ratio.median, ratio.least, ratio.most].map((share) => share.toFixed(2)),
        rate.toFixed(0),
        ...[cpu, p50, p99, lag].map(digits),
        rss.toFixed(0),
        statements === undefined ? '–' : String(statements),
      ],
      24,
    );
}

/** A first column of the width, and the others to the right. */
export function printRow([first = '', ...others]: readonly string[], width: number): void {
  console.log(first.padEnd(width) + others.map((cell) => cell.padStart(11)).join(''));
}

export function promised(what: string, value: number, bar: Bar, text = digits(value)): Promised {
  return { what, value: text, bar, verdict: verdict(bar, value) };
}

/** What was promised about the operation, and what came of it. */
export function promisesOf(outcome: Outcome): Promised[] {
  const { name, title, isWrite } = outcome.operation;
  const figures = allFigures(outcome);
  const limit = figures.find((server) => server.name === LIMIT)!;
  const portal = figures.find((server) => server.name === PORTAL)!;
  const times = (value: number, base: number) => value / base;
  return [
    promised(`${title}: of the limit`, portal.ratio.median, RATIO[name]!),
    promised(`${title}: CPU, times the limit`, times(portal.cpu, limit.cpu), TIMES.cpu),
    promised(`${title}: p50 of one, times the limit`, times(portal.p50, limit.p50), TIMES.p50),
    promised(`${title}: p99 of sixteen, times the limit`, times(portal.p99, limit.p99), TIMES.p99),
    ...(portal.statements === undefined || isWrite
      ? []
      : [promised(`${title}: statements`, portal.statements, STATEMENTS)]),
  ];
}

/** The table at the end; answers whether everything is kept. */
export function printPromises(promises: readonly Promised[]): boolean {
  console.log('\nWhat was promised');
  for (const { what, value, bar, verdict } of promises) {
    const sign = bar.isFloor ? '≥' : '≤';
    console.log(
      `${what.padEnd(64)}${value.padStart(8)}   ${`must ${sign} ${bar.must}, good ${sign} ${bar.good}`.padEnd(26)}${verdict === 'failed' ? `FAILED (${sign} ${bar.fails})` : verdict}`,
    );
  }
  return promises.every(({ verdict }) => verdict !== 'failed');
}
