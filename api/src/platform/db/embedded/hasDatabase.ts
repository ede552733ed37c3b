/** Whether a data folder has a database, without loading the code that opens it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the embedded PostgreSQL in a data folder. */
export const POSTGRES_FOLDER = 'postgres';

export const hasDatabase = (dataDir: string): boolean =>
  existsSync(join(dataDir, POSTGRES_FOLDER, 'PG_VERSION'));
