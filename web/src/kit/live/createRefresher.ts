/** Changes come in bursts; what is shown follows the first soon. */
const GATHER_MS = 150;
/** While they keep coming, it is refetched at most this often. */
const BETWEEN_MS = 1_000;

/**
 * Runs `refresh` soon after it was requested: once for many requests, never twice at the same time, and once more for a
 * request that came while it ran.
 */
export function createRefresher(refresh: () => Promise<void>) {
  let timer = 0;
  let isRunning = false;
  let isWanted = false;
  let isEnded = false;
  let ranAt = Number.NEGATIVE_INFINITY;

  const plan = () => {
    if (timer || isRunning || isEnded) return;
    const wait = Math.max(GATHER_MS, ranAt + BETWEEN_MS - performance.now());
    timer = window.setTimeout(run, wait);
  };
  const run = async () => {
    timer = 0;
    isWanted = false;
    isRunning = true;
    ranAt = performance.now();
    try {
      await refresh();
    } finally {
      isRunning = false;
      if (isWanted) plan();
    }
  };

  return {
    want: () => {
      isWanted = true;
      plan();
    },
    end: () => {
      isEnded = true;
      window.clearTimeout(timer);
    },
  };
}
