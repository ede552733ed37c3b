/** The people of the fault tests, and new places with them. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { schemaDump } from '../../support/schemaDump.ts';
import { inDatabase, type Place } from './database.ts';
import { postgresForTest, type TestPostgres } from './postgres.ts';
import { type LaunchOptions, launch, ready, toSettings } from './server.ts';

/** Everyone's password. */
export const PASSWORD = 'Depot-Key-2026';
export const ADMIN = 'admin@example.com';
/** Approves what the administrator enters. */
export const SECOND_ADMIN = 'second.admin@example.com';
export const MANAGERS = Array.from({ length: 12 }, (_, index) => `manager${index + 1}@example.com`);
export const DRIVERS = Array.from({ length: 12 }, (_, index) => `driver${index + 1}@example.com`);

/** The secrets of a portal on a PostgreSQL server. */
export const SECRETS = { JWT_SECRET: 'b'.repeat(32), DATA_KEY: `${'A'.repeat(43)}=` };

export const FIRST_ADMIN = { ADMIN_EMAIL: ADMIN, ADMIN_PASSWORD: PASSWORD };

// Checking passwords is slow by design, so everyone gets a copy of the administrator's hash.
const ADD_PEOPLE = `
  INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", "passwordHash", "updatedAt")
  SELECT gen_random_uuid(), person.kind::"UserKind", person.email, person.email, 'Sam',
    split_part(person.email, '@', 1), admin."passwordHash", now()
  FROM (SELECT 'STAFF' AS kind, unnest($1::text[]) AS email
    UNION ALL SELECT 'CONTRACTOR', unnest($2::text[])) person, "User" admin`;
// In business since before all weeks in these tests.
const ADD_COMPANY = `
  INSERT INTO "CompanyProfile" (id, "legalName", ein, street, city, state, zip, phone, email, "operatingStatus",
    "operatingSince", trucks, drivers, "fleetAsOf", services, "reviewText", "reviewAuthor", "updatedAt")
  VALUES (1, 'Example Freight LLC', '07-0000451', '1 Depot Road', 'Philadelphia', 'PA', '19103', '(215) 555-0177',
    'office@example.com', 'Authorized', '2001-01-01', 6, 10, '2025-08-01', '{Freight: Anything.}', 'On time.',
    'Sam Example', now())`;
const ADD_ROLES = `
  INSERT INTO "RoleAssignment" ("userId", role)
  SELECT id, $2::"RoleName" FROM "User" WHERE email = ANY($1::text[])`;

/**
 * Creates a portal with the administrator, managers and drivers at an empty place. Returns the schema that its
 * migrations created.
 */
export async function found(place: Place, options?: LaunchOptions): Promise<string[]> {
  const server = await ready(launch({ ...toSettings(place), ...FIRST_ADMIN }, options));
  await server.kill('SIGTERM');
  return inDatabase(place, async (query) => {
    await query(ADD_COMPANY);
    await query(ADD_PEOPLE, [[SECOND_ADMIN, ...MANAGERS], DRIVERS]);
    await query(ADD_ROLES, [[SECOND_ADMIN], 'IT_Admin']);
    await query(ADD_ROLES, [MANAGERS, 'Manager']);
    // Long enough ago that they may be each other's second person.
    await query(`UPDATE "RoleAssignment" SET "assignedAt" = now() - interval '30 days'`);
    // Only the long form compares it.
    return process.env.LONG ? schemaDump((sql) => query(sql)) : [];
  });
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-fault-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder with the people in it, for the duration of the running test. */
export function companyFolder(): Place {
  const dataDir = emptyFolder();
  cpSync(inject('companyTemplate'), dataDir, { recursive: true });
  return { dataDir };
}

/** The same on a separate PostgreSQL server with a separate folder, for the duration of the running test. */
export async function companyOnPostgres(folder?: string): Promise<{ place: Place; postgres: TestPostgres }> {
  const copyFrom = inject('postgresTemplate');
  if (!copyFrom) throw new Error('No PostgreSQL server is installed here.');
  // Without it, a server that runs for long would plan with the statistics of its first minute.
  const postgres = await postgresForTest({ copyFrom, autovacuum: 'on', ...(folder && { folder }) });
  return {
    place: { dataDir: emptyFolder(), databaseUrl: postgres.url, secrets: SECRETS },
    postgres,
  };
}
