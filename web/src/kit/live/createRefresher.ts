/** Changes come in bursts; the screen follows the first one soon. */
const GATHER_MS = 150;
/** While they keep coming, it is refetched at most this often. */
const BETWEEN_MS = 1_000;
/** Above this many rows, everything is refetched. */
const MAX_ROWS = 5;

/** The ids of the rows to refetch, or everything. */
export type Wanted = ReadonlySet<string> | 'everything';

/**
 * Runs `refresh` soon after a request: once for many requests, never twice at the same time, and again for requests
 * that came while it ran.
 */
export function createRefresher(refresh: (wanted: Wanted) => Promise<void>) {
  let timer = 0;
  let isRunning = false;
  let isEnded = false;
  let rows = new Set<string>();
  let isEverything = false;
  let ranAt = Number.NEGATIVE_INFINITY;

  const plan = () => {
    if (timer || isRunning || isEnded) return;
    const wait = Math.max(GATHER_MS, ranAt + BETWEEN_MS - performance.now());
    timer = window.setTimeout(run, wait);
  };
  const run = async () => {
    timer = 0;
    const wanted = isEverything || rows.size > MAX_ROWS ? 'everything' : rows;
    rows = new Set();
    isEverything = false;
    isRunning = true;
    ranAt = performance.now();
    try {
      await refresh(wanted);
    } finally {
      isRunning = false;
      if (isEverything || rows.size > 0) plan();
    }
  };

  return {
    /** Requests one row, or everything without an id. */
    want: (row?: string) => {
      if (row === undefined) isEverything = true;
      else rows.add(row);
      plan();
    },
    end: () => {
      isEnded = true;
      window.clearTimeout(timer);
    },
  };
}
