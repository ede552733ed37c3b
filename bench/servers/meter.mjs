/**
 * Loaded before a measured server: reports to the bench, on request, what the process has used since the last request.
 * The server itself does not know about it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const TURN_MS = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
let since = process.cpuUsage();

/** How late the timer was, in milliseconds. */
const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);

/** Linux's counters of the first thread, the one with the event loop: the first is nanoseconds on a processor. */
const FIRST_THREAD = `/proc/self/task/${process.pid}/schedstat`;

/** The event loop's processor time so far; if Linux does not report it, that of all threads, which is never too low. */
function processorMs() {
  if (existsSync(FIRST_THREAD)) return Number.parseInt(readFileSync(FIRST_THREAD, 'latin1'), 10) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let longestTurnMs = 0;

/**
 * From now on records the longest processor time between two turns of the event loop: how long it is busy, even if a
 * busy machine delays everything.
 */
function watchTurns() {
  let last = processorMs();
  setInterval(() => {
    const now = processorMs();
    longestTurnMs = Math.max(longestTurnMs, now - last);
    last = now;
  }, TURN_MS);
}

process.on('message', (message) => {
  if (message === 'watch turns') watchTurns();
  if (message !== 'meter') return;
  const { user, system } = process.cpuUsage(since);
  process.send({
    meter: {
      cpuMs: (user + system) / 1000,
      lagP99Ms: late(delay.percentile(99)),
      lagMaxMs: late(delay.max),
      longestTurnMs,
      rssMb: process.memoryUsage.rss() / 2 ** 20,
    },
  });
  since = process.cpuUsage();
  delay.reset();
  longestTurnMs = 0;
});
// A killed bench leaves no server behind.
process.once('disconnect', () => process.exit());
