/** Makes what every test starts from, once: a folder of the embedded database, and the data of a PostgreSQL server. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { found } from './company.ts';
import type { Place } from './database.ts';
import { startTestPostgres } from './postgres.ts';

export interface PostgresTemplate {
  /** The folder of the server's data; the server has ended. */
  data: string;
  secrets: NonNullable<Place['secrets']>;
}

declare module 'vitest' {
  interface ProvidedContext {
    companyTemplate: string;
    /** Null where no PostgreSQL server is installed. */
    postgresTemplate: PostgresTemplate | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-company-'));
  const onServer = mkdtempSync(join(tmpdir(), 'portal-company-'));
  await found({ dataDir: folder });
  project.provide('companyTemplate', folder);

  const postgres = await startTestPostgres();
  const secrets = {
    JWT_SECRET: randomBytes(32).toString('hex'),
    DATA_KEY: randomBytes(32).toString('base64'),
  };
  if (postgres) {
    await found({ dataDir: onServer, databaseUrl: postgres.url, secrets });
    await postgres.end();
  }
  project.provide('postgresTemplate', postgres && { data: postgres.data, secrets });
  return async () => {
    for (const made of [folder, onServer]) rmSync(made, { recursive: true, force: true });
    await postgres?.stop();
  };
}
