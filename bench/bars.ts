/**
 * The portal's promises about its speed, relative to the limit in the same run. `good` is the aim and `must` the
 * minimum; the command fails at `fails`, which is so far from the last figures that only a real loss of speed reaches
 * it, never the noise of a small machine.
 */
export interface Bar {
  must: number;
  good: number;
  fails: number;
  /** Whether more is better. */
  isFloor: boolean;
}

const atLeast = (must: number, good: number, fails: number): Bar => ({ must, good, fails, isFloor: true });
const atMost = (must: number, good: number, fails: number): Bar => ({ must, good, fails, isFloor: false });

/** Responses a second at sixteen connections, as a share of the limit's. */
export const RATIO: Record<string, Bar> = {
  audit: atLeast(0.35, 0.5, 0.15),
  contractors: atLeast(0.35, 0.7, 0.15),
  admin: atLeast(0.5, 0.7, 0.15),
  manager: atLeast(0.5, 0.7, 0.15),
  driver: atLeast(0.5, 0.7, 0.1),
  submit: atLeast(0.5, 0.75, 0.1),
};

/** The same for every operation, as multiples of the limit. */
export const TIMES: Record<'p50' | 'p99' | 'cpu', Bar> = {
  /** For a single client. */
  p50: atMost(2.5, 1.6, 10),
  /** For sixteen. */
  p99: atMost(4, 2.5, 15),
  /** The process's time for a request. */
  cpu: atMost(5, 2.5, 20),
};

/** The deepest page of the log, as a multiple of the first. */
export const DEEPEST_PAGE: Bar = atMost(3, 1.5, 5);
/** The total of the log's screen, as a multiple of its page. */
export const TOTAL: Bar = atMost(15, 3, 20);
/** Statements of a read, including the one for the session. */
export const STATEMENTS: Bar = atMost(4, 2, 15);
/** Milliseconds that the event loop is late during sign-ins or while forms are generated. */
export const LAG: Bar = atMost(50, 20, 100);
/**
 * One person's 95th percentile wait while another sends the worst requests there are; as a multiple of the wait alone.
 */
export const NEIGHBOR: Bar = atMost(3, 1.5, 12);
/** People paid in one batch, as a share of those whom the limit pays one by one in the same time. */
export const SITTING: Bar = atLeast(0.4, 0.6, 0.1);
/** Gzipped kilobytes of script that a screen needs the first time. */
export const SCRIPT: Record<'landing' | 'login' | 'dashboard', Bar> = {
  landing: atMost(10, 2, 15),
  login: atMost(160, 110, 300),
  dashboard: atMost(290, 270, 400),
};

/** Milliseconds from a key press on the payroll board to the next paint, on a processor four times slower. */
export const INTERACTION: Bar = atMost(200, 100, 800);

/** A screen of a company, as a multiple of the same screen of a company of a hundred people. */
export const GROWTH: Bar = atMost(3, 1.5, 20);

export type Verdict = 'good' | 'kept' | 'missed' | 'failed';

/** A figure compared with its bar. */
export function verdict({ must, good, fails, isFloor }: Bar, value: number): Verdict {
  const reaches = (bar: number) => (isFloor ? value >= bar : value <= bar);
  if (reaches(good)) return 'good';
  if (reaches(must)) return 'kept';
  return reaches(fails) ? 'missed' : 'failed';
}
