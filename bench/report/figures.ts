/** From slots to figures: what one server did, and what that is beside the limit in the same rounds. */
import type { Outcome } from '../measure/operation.ts';
import type { Measured, Slot } from '../measure/rounds.ts';
import { medianOf, type Spread, spreadOf } from '../measure/statistics.ts';
import { LIMIT } from '../servers/fleet.ts';

export interface Figures {
  name: string;
  /** Answers a second as a share of the limit's. */
  ratio: Spread;
  /** Median multiples of the limit's: the process' time for a request, the wait of one client and of sixteen. */
  times: { cpu: number; p50: number; p99: number };
  /** Answers a second. */
  rate: number;
  /** Milliseconds of the process for a request. */
  cpu: number;
  /** Milliseconds that a single client waits, and the slowest of a hundred of sixteen. */
  p50: number;
  p99: number;
  /** Milliseconds that the event loop is late. */
  lag: number;
  /** Megabytes in memory, at the most. */
  memory: number;
  /** Of a request, the one for the session included; undefined where nobody counts. */
  statements: number | undefined;
}

const cpuOf = ({ used, count }: Slot): number => used.cpuMs / count;

function figuresOf({ name, crowded, single }: Measured, limit: Measured, outcome: Outcome): Figures {
  /** What the slots of each round are to the limit's. */
  const beside = (slots: 'crowded' | 'single', value: (slot: Slot) => number) =>
    (slots === 'crowded' ? crowded : single).map((slot, round) => value(slot) / value(limit[slots][round]!));
  return {
    name,
    ratio: spreadOf(beside('crowded', ({ rate }) => rate)),
    times: {
      cpu: medianOf(beside('crowded', cpuOf)),
      p50: medianOf(beside('single', ({ p50 }) => p50)),
      p99: medianOf(beside('crowded', ({ p99 }) => p99)),
    },
    rate: medianOf(crowded.map(({ rate }) => rate)),
    cpu: medianOf(crowded.map(cpuOf)),
    p50: medianOf(single.map(({ p50 }) => p50)),
    p99: medianOf(crowded.map(({ p99 }) => p99)),
    lag: medianOf(crowded.map(({ used }) => used.lagP99Ms)),
    memory: Math.max(...crowded.map(({ used }) => used.rssMb)),
    statements: outcome.statements.get(name),
  };
}

/** Of every server that was measured. */
export function allFigures(outcome: Outcome): Figures[] {
  const limit = outcome.measured.find(({ name }) => name === LIMIT)!;
  return outcome.measured.map((measured) => figuresOf(measured, limit, outcome));
}
