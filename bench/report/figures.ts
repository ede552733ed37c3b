/** Turns slots into figures: one server's results, and how they compare with the limit in the same rounds. */
import type { Outcome } from '../measure/operation.ts';
import type { Measured, Slot } from '../measure/rounds.ts';
import { computeMedian, computeSpread, type Spread } from '../measure/statistics.ts';
import { LIMIT } from '../servers/fleet.ts';

export interface Figures {
  name: string;
  /** Responses a second as a share of the limit's. */
  ratio: Spread;
  /** Median multiples of the limit's: the process's time for a request, the wait of one client and of sixteen. */
  times: { cpu: number; p50: number; p99: number };
  /** Responses a second. */
  rate: number;
  /** Milliseconds of the process for a request. */
  cpu: number;
  /** Milliseconds that a single client waits, and the 99th percentile of sixteen. */
  p50: number;
  p99: number;
  /** Milliseconds that the event loop is late. */
  lag: number;
  /** Megabytes in memory, at the most. */
  memory: number;
  /** Of a request, including the one for the session; undefined if statements are not counted. */
  statements: number | undefined;
}

const cpuPerRequest = ({ used, count }: Slot): number => used.cpuMs / count;

function computeFigures({ name, crowded, single }: Measured, limit: Measured, outcome: Outcome): Figures {
  /** The slots of each round relative to the limit's. */
  const beside = (slots: 'crowded' | 'single', value: (slot: Slot) => number) =>
    (slots === 'crowded' ? crowded : single).map((slot, round) => value(slot) / value(limit[slots][round]!));
  return {
    name,
    ratio: computeSpread(beside('crowded', ({ rate }) => rate)),
    times: {
      cpu: computeMedian(beside('crowded', cpuPerRequest)),
      p50: computeMedian(beside('single', ({ p50 }) => p50)),
      p99: computeMedian(beside('crowded', ({ p99 }) => p99)),
    },
    rate: computeMedian(crowded.map(({ rate }) => rate)),
    cpu: computeMedian(crowded.map(cpuPerRequest)),
    p50: computeMedian(single.map(({ p50 }) => p50)),
    p99: computeMedian(crowded.map(({ p99 }) => p99)),
    lag: computeMedian(crowded.map(({ used }) => used.lagP99Ms)),
    memory: Math.max(...crowded.map(({ used }) => used.rssMb)),
    statements: outcome.statements.get(name),
  };
}

/** For every measured server. */
export function allFigures(outcome: Outcome): Figures[] {
  const limit = outcome.measured.find(({ name }) => name === LIMIT)!;
  return outcome.measured.map((measured) => computeFigures(measured, limit, outcome));
}
