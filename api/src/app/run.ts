/** The process around a portal: it reads the settings, says in one line why it cannot start, and shuts down in order. */

import type { Logger } from 'pino';
import type { Services } from '../operation/services.ts';
import { readSettings, type Settings } from '../platform/config/config.ts';
import { createLog } from '../platform/config/log.ts';
import { openPortal, type Portal } from './portal.ts';

interface RunOptions {
  /** Aborted when the process must stop (stopSignal.ts). */
  signal: AbortSignal;
  settings?: (settings: Settings) => Settings | Promise<Settings>;
  prepare: (services: Services, settings: Settings) => Promise<void>;
  /** Prints what a person needs to begin. */
  greet: (portal: Portal, log: Logger) => void;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** An uncaught error ends the process, with a log line instead of Node's own text. */
const logUncaught = (log: Logger): void =>
  void process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected error outside of requests; ending');
    process.exit(1);
  });

/**
 * Runs until the signal, which may come at any time, even during the start, and exits with status 0; with 1 and one
 * line on standard error if the start fails.
 */
export async function run({
  signal,
  settings: adjust = (given) => given,
  prepare,
  greet,
}: RunOptions): Promise<void> {
  let portal: Portal;
  let log: Logger;
  try {
    const settings = await adjust(readSettings(process.env));
    log = createLog(settings.logLevel);
    logUncaught(log);
    portal = await openPortal(settings, log, (services) => prepare(services, settings), signal);
    greet(portal, log);
  } catch (error) {
    // What fails because the start was abandoned is not a failure.
    if (signal.aborted) process.exit(0);
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  await aborted(signal);
  log.info({ signal: signal.reason }, 'stopping');
  await portal.stop();
  process.exit(0);
}
