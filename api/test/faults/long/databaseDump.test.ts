/** A database dump contains no taxpayer numbers, passwords or tokens; busyServer.test.ts checks the files. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { companyOnPostgres } from '../support/company.ts';
import { expectNone, keepSecrets, PLAIN } from '../support/keptSecrets.ts';
import { hasPostgres } from '../support/postgres.ts';
import { start } from '../support/server.ts';

const hasDump = existsSync('/usr/bin/pg_dump');
if (!hasDump) console.log('pg_dump is not installed here, so no dump is searched.');

test.runIf(hasPostgres && hasDump)('a dump of a PostgreSQL database has none of them', async () => {
  const { place, postgres } = await companyOnPostgres();
  const secrets = await keepSecrets((await start(place)).url);
  const dump = execFileSync('pg_dump', [postgres.url], { maxBuffer: 1 << 28 });
  expect(dump.includes(PLAIN)).toBe(true);
  expectNone(dump, secrets, 'the dump');
});
