import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { withDatabase } from '../../api/test/support/database.ts';
import { newPlace, type Place } from './company.ts';

/** An empty location next to the one that is usually measured. */
export async function placeBeside({ dataDir, databaseUrl }: Place, name: string): Promise<Place> {
  const folder = mkdtempSync(join(dataDir, `${name}-`));
  if (!databaseUrl) return newPlace(folder);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`CREATE DATABASE bench_${name}`);
  await client.end();
  return newPlace(folder, withDatabase(databaseUrl, `bench_${name}`));
}
