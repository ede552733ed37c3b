/** A company whose servers all tests of a file use one after the other, because starting them is slow. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, inject } from 'vitest';
import { SECRETS } from './company.ts';
import type { Place } from './database.ts';
import { type DatabaseProxy, proxyTo } from './databaseProxy.ts';
import { hasPostgres, startTestPostgres, type TestPostgres } from './postgres.ts';
import {
  type Launched,
  type LaunchOptions,
  launch,
  ready,
  type Server,
  type Settings,
  toSettings,
} from './server.ts';

interface SharedCompany {
  place: () => Place;
  /** The first server by default. */
  server: (index?: number) => Server;
  url: (index?: number) => string;
  /** Starts the first server again after it ended. */
  startAgain: () => Promise<void>;
  /** The proxy between the servers and their PostgreSQL. */
  proxy: () => DatabaseProxy;
  /** Stops their PostgreSQL at once, and starts it on the data that is left. */
  crashDatabase: () => Promise<void>;
  /** The output of the first server. */
  output: () => string;
  /** Stops the servers cleanly and returns their statuses. */
  stop: () => Promise<(number | null)[]>;
}

interface SharedOptions extends LaunchOptions {
  settings?: Settings;
  /**
   * This many servers on one PostgreSQL, instead of one on the embedded database; none if PostgreSQL is not installed.
   */
  serversOnPostgres?: number;
  /** Whether a proxy stands between them and PostgreSQL. */
  behindProxy?: boolean;
}

/** Starts the servers before the first test and ends them after the last. */
export function sharedCompany({
  settings = {},
  serversOnPostgres,
  behindProxy,
  slowPasswords,
}: SharedOptions = {}): SharedCompany {
  let place: Place | undefined;
  let launched: Launched[] = [];
  let servers: Server[] = [];
  let postgres: TestPostgres | null = null;
  let proxy: DatabaseProxy | null = null;

  const launchAt = (place: Place): Launched =>
    launch({ ...toSettings(place), ...settings }, { slowPasswords });

  beforeAll(async () => {
    if (serversOnPostgres && !hasPostgres) return undefined;
    const folders = Array.from({ length: serversOnPostgres ?? 1 }, () =>
      mkdtempSync(join(tmpdir(), 'portal-fault-')),
    );
    const copyFrom = inject('postgresTemplate');
    postgres = serversOnPostgres && copyFrom ? await startTestPostgres({ copyFrom }) : null;
    if (!postgres) cpSync(inject('companyTemplate'), folders[0]!, { recursive: true });
    proxy = postgres && behindProxy ? await proxyTo(postgres.url) : null;
    const places = folders.map((dataDir) => ({
      dataDir,
      ...(postgres && { databaseUrl: postgres.url, secrets: SECRETS }),
    }));
    const served = places.map((one) => ({ ...one, ...(proxy && { databaseUrl: proxy.url }) }));
    launched = served.map(launchAt);
    place = places[0];
    servers = await Promise.all(launched.map(ready));
    return async () => {
      for (const server of launched) await server.kill('SIGKILL');
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      proxy?.close();
      await postgres?.stop();
    };
  });

  return {
    place: () => place!,
    server: (index = 0) => servers[index]!,
    url: (index = 0) => servers[index]!.url,
    startAgain: async () => {
      launched[0] = launchAt(place!);
      servers[0] = await ready(launched[0]);
    },
    proxy: () => proxy!,
    crashDatabase: async () => {
      await postgres!.crash();
      await postgres!.restart();
    },
    output: () => servers[0]!.output(),
    stop: () => Promise.all(servers.map((server) => server.kill('SIGTERM'))),
  };
}
