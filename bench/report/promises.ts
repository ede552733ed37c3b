/** Checks the figures against the promises. */
import { type Bar, RATIO, STATEMENTS, TIMES, type Verdict, verdict } from '../bars.ts';
import type { Outcome } from '../measure/operation.ts';
import { PORTAL } from '../servers/fleet.ts';
import { allFigures } from './figures.ts';
import { digits } from './print.ts';

export interface Promised {
  what: string;
  value: number;
  bar: Bar;
  verdict: Verdict;
}

export const promised = (what: string, value: number, bar: Bar): Promised => ({
  what,
  value,
  bar,
  verdict: verdict(bar, value),
});

/** An operation's promises, and their figures. */
export function checkPromises(outcome: Outcome): Promised[] {
  const { name, title, isWrite } = outcome.operation;
  const { ratio, times, statements } = allFigures(outcome).find((figures) => figures.name === PORTAL)!;
  return [
    promised(`${title}: of the limit`, ratio.median, RATIO[name]!),
    promised(`${title}: CPU, times the limit`, times.cpu, TIMES.cpu),
    promised(`${title}: p50 of one, times the limit`, times.p50, TIMES.p50),
    promised(`${title}: p99 of sixteen, times the limit`, times.p99, TIMES.p99),
    // A write needs as many as its rules require.
    ...(statements === undefined || isWrite
      ? []
      : [promised(`${title}: statements`, statements, STATEMENTS)]),
  ];
}

/** The table at the end; returns whether nothing has failed. */
export function printPromises(promises: readonly Promised[]): boolean {
  if (promises.length) console.log('\nWhat was promised');
  for (const { what, value, bar, verdict } of promises) {
    const sign = bar.isFloor ? '≥' : '≤';
    const bars = `must ${sign} ${bar.must}, good ${sign} ${bar.good}`;
    const word = verdict === 'failed' ? `FAILED (${sign} ${bar.fails})` : verdict;
    console.log(`${what.padEnd(68)}${digits(value).padStart(8)}   ${bars.padEnd(26)}${word}`);
  }
  return promises.every(({ verdict }) => verdict !== 'failed');
}
