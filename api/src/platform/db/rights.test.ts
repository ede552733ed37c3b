/**
 * What happens with roles other than the owner, and what `npm run migrate -- --grant` refuses. Only a server has roles.
 */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, withDatabase } from '../../../test/support/database.ts';
import { readTestDatabaseUrl } from '../config/config.ts';
import { prepareQueues } from '../jobs/prepareQueues.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate, requireUpToDate } from './migrate.ts';
import { migrationsFolder } from './migrationFiles.ts';
import { grantRights, requireRights } from './rights.ts';

const url = readTestDatabaseUrl();
const role = `portal_${randomUUID().slice(0, 8)}`;
const RUN = `: run \`npm run migrate -- --grant ${role}\` with the database's owner in DATABASE_URL.`;

describe.skipIf(!url)('a role that owns nothing', () => {
  let owned: Database;
  let served: Database;
  let empty: Database;
  beforeAll(async () => {
    owned = await openTestDatabase();
    await owned.pool.query(`CREATE ROLE ${role} LOGIN`);
    await owned.pool.query(`CREATE DATABASE ${role}`);
    const { rows } = await owned.pool.query('SELECT current_database() AS name');
    const open = (database: string) => {
      const address = new URL(withDatabase(url!, database));
      address.username = role;
      return openDatabase({ dataDir: '', databaseUrl: address.href }, pino({ level: 'silent' }));
    };
    served = await open(rows[0].name);
    empty = await open(role);
  });
  afterAll(async () => {
    await served.close();
    await empty.close();
    await owned.pool.query(`DROP DATABASE ${role}`);
    await owned.close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`DROP ROLE ${role}`);
    await client.end();
  });

  test('works with an owner who is not a superuser, as on a managed server', async () => {
    const { rows } = await owned.pool.query('SELECT rolsuper FROM pg_roles WHERE rolname = current_user');
    expect(rows).toEqual([{ rolsuper: false }]);
  });

  test('learns who creates the tables of an empty database', async () => {
    await expect(migrate(empty.pool)).rejects.toThrow(
      `The role ${role} may not make and change the portal's tables (permission denied for schema public)${RUN}`,
    );
    await expect(requireUpToDate(empty.pool)).rejects.toThrow(
      'The database is empty: run `npm run migrate` first.',
    );
  });

  test('learns which rights are missing before a grant, and which a grant before an upgrade left out', async () => {
    const lacks = /^The role \w+ may not use \w+ and \d+ more of the portal's tables and functions: run /;
    await expect(migrate(served.pool)).rejects.toThrow(
      `(permission denied for table _prisma_migrations)${RUN}`,
    );
    await expect(requireRights(served.pool)).rejects.toThrow(lacks);
    await expect(requireUpToDate(served.pool)).rejects.toThrow(lacks);
    await grantRights(owned.pool, role);
    await requireRights(served.pool);
    await requireUpToDate(served.pool);
    expect(await migrate(served.pool)).toEqual([]);

    await owned.pool.query('CREATE TABLE newer (n int)');
    await expect(requireRights(served.pool)).rejects.toThrow(`The role ${role} may not use newer${RUN}`);
    await owned.pool.query('DROP TABLE newer');
    await owned.pool.query(`CREATE FUNCTION newer() RETURNS int LANGUAGE sql AS 'SELECT 1';
      REVOKE EXECUTE ON FUNCTION newer FROM PUBLIC`);
    await expect(requireRights(served.pool)).rejects.toThrow(`The role ${role} may not use newer${RUN}`);
    await owned.pool.query('DROP FUNCTION newer');
    await owned.pool.query(`DELETE FROM pgboss.queue`);
    await expect(prepareQueues(served.pool)).rejects.toThrow(RUN);
  });

  test('learns who applies pending migrations', async () => {
    await grantRights(owned.pool, role);
    const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
    try {
      cpSync(migrationsFolder(), folder, { recursive: true });
      mkdirSync(join(folder, '29990101000000_more'));
      writeFileSync(join(folder, '29990101000000_more', 'migration.sql'), 'DROP TABLE "Report"');
      await expect(migrate(served.pool, folder)).rejects.toThrow(
        `The role ${role} may not make and change the portal's tables (must be owner of table Report)${RUN}`,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('a grant names an existing role that lacks a right, and the owner makes it', async () => {
    await expect(grantRights(owned.pool, 'absent')).rejects.toThrow(
      "There is no role absent: create it (CREATE ROLE absent LOGIN PASSWORD '…'), then run `npm run migrate -- --grant absent` again.",
    );
    const { rows } = await owned.pool.query('SELECT current_user AS owner');
    const [{ owner }] = rows;
    await expect(grantRights(owned.pool, owner)).rejects.toThrow(
      `The role ${owner} may do everything with the tables`,
    );
    await grantRights(owned.pool, role);
    await expect(grantRights(served.pool, role)).rejects.toThrow(
      `The role ${role} does not own the tables, but ${owner} does${RUN}`,
    );
  });
});
