/** The life of the process around a portal: settings in, one clear line when it cannot start, an orderly end. */
import type { Logger } from 'pino';
import { readSettings, type Settings } from './config.ts';
import type { Services } from './context.ts';
import { createLog } from './log.ts';
import { openPortal, type Portal } from './portal.ts';

interface RunOptions {
  settings?: (settings: Settings) => Settings;
  prepare: (services: Services, settings: Settings) => Promise<void>;
  /** Says on the terminal what a person needs to begin. */
  greet: (portal: Portal) => void;
}

function stopOnSignal(portal: Portal, log: Logger): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'stopping');
      await portal.stop();
      process.exit(0);
    });
  }
}

/** Runs until a signal; exits with status 1 and one line on standard error when the start fails. */
export async function run({
  settings: adjust = (given) => given,
  prepare,
  greet,
}: RunOptions): Promise<void> {
  const log = createLog();
  try {
    const settings = adjust(readSettings(process.env));
    const portal = await openPortal(settings, log, (services) => prepare(services, settings));
    stopOnSignal(portal, log);
    greet(portal);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
