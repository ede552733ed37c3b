/** The measured company: generated once for a run, with its signed-in callers. */

import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { pino } from 'pino';
import type { Day } from 'rules/days';
import { todayIn } from 'rules/zonedDays';
import { PASSWORD_COST } from '../../api/src/app/services.ts';
import type { Secrets } from '../../api/src/platform/config/secrets.ts';
import { openDatabase } from '../../api/src/platform/db/database.ts';
import { migrate } from '../../api/src/platform/db/migrate.ts';
import { disableTimeout } from '../../api/src/platform/db/pools.ts';
import { deriveKeys, newest } from '../../api/src/platform/lib/keys.ts';
import { createPasswordHasher } from '../../api/src/viewer/passwordHasher.ts';
import { type Asker, startSession } from './askers.ts';
import { addAuditEntries } from './auditEntries.ts';
import { type AuditPlace, toCursor } from './auditPlace.ts';
import { addPayments } from './payments.ts';
import { addPeople } from './people.ts';
import type { Volumes } from './volumes.ts';
import { addWeeks } from './weeks.ts';

export const PASSWORD = 'Depot-Key-2026';
export const TIME_ZONE = 'America/New_York';

/** The settings that every server needs to serve the same company. */
export interface Place {
  dataDir: string;
  /** Absent on the embedded database. */
  databaseUrl?: string | undefined;
  jwtSecret: string;
  dataKey: string;
}

export interface Company {
  place: Place;
  admin: Asker;
  manager: Asker;
  /** Contractors who worked recently. */
  drivers: Asker[];
  /** Keys of contractors who can be paid. */
  payees: string[];
  /** Cursors all over the audit log. */
  cursors: string[];
  /** The company's day when it was generated. */
  today: Day;
}

export const newPlace = (dataDir: string, databaseUrl?: string): Place => ({
  dataDir,
  databaseUrl,
  jwtSecret: randomBytes(32).toString('hex'),
  dataKey: randomBytes(32).toString('base64'),
});

type PlaceSecrets = Pick<Place, 'jwtSecret' | 'dataKey'>;

/** The secrets in the form of a server's settings. */
export const toSecrets = ({ jwtSecret, dataKey }: PlaceSecrets): Secrets => ({
  jwtSecret: Buffer.from(jwtSecret),
  dataKey: Buffer.from(dataKey, 'base64'),
});

export const toKeys = (place: PlaceSecrets) => deriveKeys(toSecrets(place));

const DRIVERS = 100;
const PAYEES = 800;
const ACTIVE = `"isActive" AND "archivedAt" IS NULL`;

/** Migrates an empty database and fills it. */
export async function foundCompany(place: Place, volumes: Volumes): Promise<Company> {
  const database = await openDatabase(place, pino({ level: 'silent' }));
  try {
    await migrate(database.pool);
    return await fill(database.pool, place, volumes);
  } finally {
    await database.close();
  }
}

async function fill(pool: pg.Pool, place: Place, volumes: Volumes): Promise<Company> {
  const keys = toKeys(place);
  const hasher = createPasswordHasher({ keys, cost: PASSWORD_COST });
  const passwordHash = await hasher.hash(PASSWORD);
  const client = await pool.connect();
  disableTimeout(client);
  try {
    // Faster without checking each row's person, and otherwise as slow as necessary.
    await client.query('SET session_replication_role = replica');
    await client.query('SET statement_timeout = 0');
    await addPeople(client, volumes.users, passwordHash);
    await addWeeks(client, volumes);
    await addPayments(client);
    await addAuditEntries(client, {
      auditKey: newest(keys.audit).key,
      people: await keysWhere(client, `kind = 'CONTRACTOR'`, 400),
      entries: volumes.auditEntries,
    });
    await client.query('VACUUM ANALYZE');
    const signIn = async (where: string, most: number) => {
      const people = await client.query<{ id: string; email: string }>(
        `SELECT id, email FROM "User" WHERE ${ACTIVE} AND ${where} ORDER BY "createdAt" DESC LIMIT ${most}`,
      );
      const askers: Asker[] = [];
      for (const person of people.rows) askers.push(await startSession(client, keys.session, person));
      return askers;
    };
    const [[admin], [manager]] = [
      await signIn(`email = 'person1@example.com'`, 1),
      await signIn(`email = 'person2@example.com'`, 1),
    ];
    const workedRecently = `EXISTS (SELECT FROM "TimeLog" WHERE "userId" = "User".id AND date > current_date - 14)`;
    return {
      place,
      admin: admin!,
      manager: manager!,
      drivers: await signIn(`kind = 'CONTRACTOR' AND ${workedRecently}`, DRIVERS),
      payees: await keysWhere(client, `kind = 'CONTRACTOR' AND "archivedAt" IS NULL`, PAYEES),
      cursors: await readCursors(client),
      today: todayIn(new Date(), TIME_ZONE),
    };
  } finally {
    // These settings are for this connection only.
    client.release(place.databaseUrl !== undefined);
    if (!place.databaseUrl) await pool.query('RESET ALL');
  }
}

async function readCursors(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<AuditPlace>(
    'SELECT id, timestamp FROM "AuditLog" ORDER BY md5(id::text) LIMIT 100',
  );
  return rows.map(toCursor);
}

async function keysWhere(client: pg.ClientBase, where: string, most: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM "User" WHERE ${where} ORDER BY "createdAt" LIMIT ${most}`,
  );
  return rows.map(({ id }) => id);
}
