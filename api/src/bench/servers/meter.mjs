/**
 * Loaded before a server that is measured: tells the bench, when asked, what the process has used since it was asked
 * last. The server itself knows nothing of it.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
let since = process.cpuUsage();

/** What the timer was late, in milliseconds. */
const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);

process.on('message', (message) => {
  if (message !== 'meter') return;
  const { user, system } = process.cpuUsage(since);
  process.send({
    meter: {
      cpuMs: (user + system) / 1000,
      lagP99Ms: late(delay.percentile(99)),
      lagMaxMs: late(delay.max),
      rssMb: process.memoryUsage.rss() / 2 ** 20,
    },
  });
  since = process.cpuUsage();
  delay.reset();
});
// A bench that was killed leaves no server behind.
process.once('disconnect', () => process.exit());
