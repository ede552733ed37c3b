/**
 * A process for fault tests: opens the data folder of its argument and writes rows as fast as it can. Each
 * line of its output is something that happened: `ready`, then the number of every row that was acknowledged.
 */
import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { EmbeddedPostgres } from '../../src/platform/db/embedded/embeddedPostgres.ts';
import { embeddedPool } from '../../src/platform/db/pools.ts';

try {
  // Without Prisma, which takes longer to load than everything else here.
  const { host } = await EmbeddedPostgres.start(process.argv[2]!, pino({ level: 'silent' }));
  const pool = embeddedPool(host);
  await pool.query('CREATE TABLE IF NOT EXISTS acknowledged (number int)');
  writeSync(1, 'ready\n');
  for (let number = 1; ; number += 1) {
    await pool.query('INSERT INTO acknowledged VALUES ($1)', [number]);
    writeSync(1, `${number}\n`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
