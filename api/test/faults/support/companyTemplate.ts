/** Creates the templates for all tests once: a folder of the embedded database, and the data of a PostgreSQL server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadSecrets } from '../../../src/platform/config/secrets.ts';
import { fillDataFolder } from '../../support/database.ts';
import { found, SECRETS } from './company.ts';
import { startTestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    companyTemplate: string;
    /** The folder of a server's data; null if no PostgreSQL server is installed. */
    postgresTemplate: string | null;
    /** What the migrations create on either. */
    companySchema: string[];
    postgresSchema: string[] | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-company-'));
  const onServer = mkdtempSync(join(tmpdir(), 'portal-company-'));
  // Created once for all parts of a test run; firstStart.test.ts lets the portal create one.
  loadSecrets({ dataDir: folder });
  await fillDataFolder(folder);
  project.provide('companySchema', await found({ dataDir: folder }));
  project.provide('companyTemplate', folder);

  const postgres = await startTestPostgres();
  let postgresSchema: string[] | null = null;
  if (postgres) {
    postgresSchema = await found({ dataDir: onServer, databaseUrl: postgres.url, secrets: SECRETS });
    await postgres.end();
  }
  project.provide('postgresSchema', postgresSchema);
  project.provide('postgresTemplate', postgres?.data ?? null);
  return async () => {
    for (const made of [folder, onServer]) rmSync(made, { recursive: true, force: true });
    await postgres?.stop();
  };
}
