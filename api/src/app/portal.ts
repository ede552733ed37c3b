/** A running portal: database, services and server, opened in order and closed in reverse. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { countBehind, requireAnchorFile } from '../audit/anchor.ts';
import { digestEarlierEntries } from '../audit/digestEarlier.ts';
import { readBackupAges } from '../domains/backups/attempts.ts';
import { indexEarlierAccounts } from '../domains/bankAccounts/accountIndex.ts';
import { endLeases } from '../domains/batches/lease.ts';
import { assertDataKeys } from '../domains/taxProfiles/dataKeys.ts';
import type { Services } from '../operation/services.ts';
import { type Settings, SettingsError } from '../platform/config/config.ts';
import { publicUrlWarning, toPublicUrl } from '../platform/config/publicUrl.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { openDatabase } from '../platform/db/database.ts';
import { requireRights } from '../platform/db/rights.ts';
import { isUnavailable } from '../platform/db/transaction.ts';
import { upgrade, withWayBack } from '../platform/db/upgrade.ts';
import { EventCounter } from '../platform/lib/eventCounter.ts';
import { readRelease } from '../platform/lib/release.ts';
import { type BackgroundPart, createMetrics } from '../platform/metrics/metrics.ts';
import { sealEarlierTokens } from '../viewer/reseal.service.ts';
import { createApp } from './app.ts';
import { createHandlers, recoverJobs } from './jobHandlers.ts';
import { createServer, drain, listen, responsesInFlight } from './server.ts';
import { createServices } from './services.ts';

/** Where Vite puts the web client; the same from src and from dist. */
const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export interface Portal {
  url: string;
  services: Services;
  /** Finishes what is in flight, then closes the database. */
  stop: () => Promise<void>;
}

/** The port it listens on. It is read back because 0 means any. */
const boundPort = (server: Server): number => (server.address() as AddressInfo).port;

/** Where people find the server. */
function toUrl(port: number, host: string): string {
  const name = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * Opens the portal. `prepare` runs once the database is ready, before any request is accepted. Throws a SettingsError
 * or another error with one clear line if it cannot start, and the signal's reason if it must stop before anything is
 * prepared.
 */
export async function openPortal(
  settings: Settings,
  log: Logger,
  prepare: (services: Services) => Promise<void>,
  signal: AbortSignal,
): Promise<Portal> {
  const secrets = loadSecrets(settings);
  if (settings.auditAnchorFile) await requireAnchorFile(settings.auditAnchorFile);
  const database = await openDatabase(settings, log);
  try {
    const { version, commit } = readRelease();
    log.info({ version, commit }, 'starting');
    signal.throwIfAborted();
    for (const migration of await upgrade(database)) log.info({ migration }, 'applied a migration');
    await requireRights(database.pool);
    signal.throwIfAborted();
    database.guard();
    const errors = new EventCounter<BackgroundPart>();
    const onSealingError = (error: unknown) => {
      errors.count('audit');
      log.error({ err: error }, 'the audit log could not be sealed');
    };
    const onBusError = (error: unknown) => {
      errors.count('news');
      log.warn({ err: error }, 'news of changes did not pass; trying again');
    };
    const onJobError = (error: unknown) => {
      errors.count('jobs');
      log[isUnavailable(error) ? 'warn' : 'error']({ err: error }, 'a job failed; trying again');
    };
    const onBackupError = (error: unknown) => {
      errors.count('backups');
      log.error({ err: error }, 'the scheduled backup, or its proof, failed');
    };
    const services = createServices({
      database,
      secrets,
      settings,
      onSealingError,
      onBusError,
      onJobError,
    });
    await assertDataKeys(services);
    await digestEarlierEntries(services);
    await sealEarlierTokens(services);
    await indexEarlierAccounts(services);
    await services.jobs.prepare();
    signal.throwIfAborted();
    // From here on the start is brought to its end: what is prepared may be shown only once, when the portal runs.
    await prepare(services);

    let stopping = false;
    const { anchorFile } = services.sealer;
    const countUnanchored = anchorFile ? () => countBehind(database.prisma, anchorFile) : undefined;
    const scrape = settings.metricsToken
      ? {
          metrics: createMetrics({
            ...{ services, database, errors, countUnanchored },
            ...(services.backups && { readBackupAges: () => readBackupAges(services) }),
          }),
          token: settings.metricsToken,
        }
      : undefined;
    const app = createApp({
      services,
      database,
      log,
      webFolder: WEB_FOLDER,
      isStopping: () => stopping,
      scrape,
    });
    const server = createServer({ app, trustProxy: settings.trustProxy });
    const inFlight = responsesInFlight(server);
    await listen(server, settings.port, settings.host);
    const port = boundPort(server);
    services.publicUrl = toPublicUrl(settings, port);
    const warning = publicUrlWarning(settings);
    if (warning) log.warn(warning);
    services.bus.open();
    // Its folder is this process's alone.
    if (database.embedded) await endLeases(services);
    const handlers = createHandlers(services, onJobError, onBackupError);
    await services.jobs.start(handlers, (lost) => recoverJobs(services, lost));
    // Entries that an earlier process could not seal anymore; no one waits for it.
    services.sealer.sealNewest().catch(onSealingError);
    database.copies?.remove();

    return {
      url: toUrl(port, settings.host),
      services,
      stop: async () => {
        stopping = true;
        // A subscription would be a response in flight for as long as its page is open.
        services.bus.closeAll();
        await Promise.all([drain(server, inFlight), services.jobs.stop()]);
        await services.bus.close();
        await services.sealer.close();
        services.mailer?.close();
        await services.pdf.close();
        await services.received.close();
        scrape?.metrics.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    // A wrong setting is put right, and is no reason to go back.
    throw error instanceof SettingsError ? error : withWayBack(error, database);
  }
}
