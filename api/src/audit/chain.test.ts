/** No one can change the audit log unnoticed: tries every way of doing so on a real database. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { family, longTest } from '../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../test/support/portal.ts';
import { type Context, systemContext } from '../operation/context.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { digestEarlierEntries } from './digestEarlier.ts';
import { headFileIn } from './headFile.ts';
import { type AuditEntry, record, recordAll } from './record.ts';
import { redactPerson } from './redaction.ts';
import { createSealer } from './sealer.ts';
import { sealFrom } from './sealing.ts';
import { type AuditVerification, summarize, verifyAuditLog } from './verify.service.ts';

/** Many entries in one transaction, on a busy machine. */
const LONG_TRANSACTION = { timeout: 60_000 };

let portal: TestPortal;
let context: Context;
let dataDir: string;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  dataDir = mkdtempSync(join(tmpdir(), 'portal-chain-'));
  context = systemContext({ ...portal.services, sealer: createTestSealer() });
  driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A separate sealer, as another process would have. */
const createTestSealer = (onError: (error: unknown) => void = () => undefined) =>
  createSealer({
    db: portal.db,
    keys: portal.services.keys,
    headFile: headFileIn(dataDir),
    delay: null,
    onError,
  });

/** Writes entries about no one in particular, with a value in every column. */
async function write(count: number, newValues: Record<string, unknown> = { legalName: 'Example Freight' }) {
  const asker = {
    ...context,
    request: { id: 'request-1', ipAddress: '192.0.2.7', userAgent: 'curl/8' },
  };
  const [first, ...others] = Array.from(
    { length: count },
    (_, index): AuditEntry => ({
      action: 'COMPANY_UPDATED',
      entityType: 'CompanyProfile',
      entityId: '1',
      userId: driver.key,
      oldValues: { trucks: index, rate: 0.1 + 0.2, note: 'Größe 🚚', nested: { b: 1, a: [null, true] } },
      newValues,
    }),
  );
  await inTransaction(
    portal.db,
    async (tx) => {
      await record(tx, asker, first!);
      await recordAll(tx, asker, others);
    },
    LONG_TRANSACTION,
  );
}

/** Changes the database as someone with its password could, bypassing every trigger. */
const tamper = (sql: string) =>
  portal.database.pool.query(`BEGIN; SET LOCAL session_replication_role = replica; ${sql}; COMMIT`);

const verify = () => verifyAuditLog(context);

/** Saves the rows of entries, seals and deleted people's numbers; returns a function that restores them. */
async function keepRows(): Promise<() => Promise<unknown>> {
  const kept = await Promise.all(
    ['AuditLog', 'AuditSeal', 'DeletedUser'].map(async (table) => {
      const { rows } = await portal.database.pool.query(`SELECT to_jsonb(it) AS row FROM "${table}" it`);
      const json = JSON.stringify(rows.map(({ row }) => row)).replaceAll("'", "''");
      return `DELETE FROM "${table}"; INSERT INTO "${table}" SELECT (jsonb_populate_record(NULL::"${table}", row)).*
        FROM jsonb_array_elements('${json}') row`;
    }),
  );
  return () => tamper(kept.join('; '));
}
const seals = () => portal.db.auditSeal.findMany({ orderBy: { position: 'asc' } });
/** The sequence of the entry at this position in the chain. */
const sequenceAt = async (position: number) => (await seals())[position - 1]!.sequence;

/** One entry about the driver and nine others, sealed. */
async function tenEntries() {
  await write(9);
  await context.sealer.seal();
}

describe('an untouched log', () => {
  test('is intact, whatever its values hold', async () => {
    await tenEntries();
    const verification = await verify();
    expect(verification).toMatchObject({
      intact: true,
      entries: 10,
      sealed: 10,
      erased: 0,
      firstBroken: null,
      problem: null,
    });
    expect(verification.headHash).toBe((await seals()).at(-1)!.hash);
    expect(summarize(verification)).toBe('All 10 entries are as written.');
  });

  test('is proven from its first entry on, even where that is older than digests', async () => {
    await write(2);
    await tamper(`UPDATE "AuditLog" SET digest = '' WHERE sequence < 3`);
    await digestEarlierEntries(portal.services);
    await context.sealer.seal();
    expect(await verify()).toMatchObject({ intact: true, entries: 3, sealed: 3 });
  });

  longTest('is sealed in the order of writing, each entry once', async () => {
    await tenEntries();
    await context.sealer.seal();
    await createTestSealer().seal();
    const chain = await seals();
    const entries = await portal.audit();
    expect(chain.map(({ auditLogId }) => auditLogId)).toEqual(entries.map(({ id }) => id));
    expect(chain.map(({ position }) => Number(position))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    // Its head is in a file that no one else can read.
    const path = headFileIn(dataDir);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ position: '10', hash: chain.at(-1)!.hash });
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  longTest('is intact, however far the order of writing has counted', async () => {
    await write(2);
    await tamper(`UPDATE "AuditLog" SET sequence = ${2n ** 53n} + sequence`);
    await context.sealer.seal();
    const order = (await seals()).map(({ sequence }) => sequence - 2n ** 53n);
    expect(order).toEqual([1n, 2n, 3n]);
    expect(await verify()).toMatchObject({ intact: true, entries: 3 });
  });

  longTest('is longer than one batch', async () => {
    await write(1);
    await tamper(`INSERT INTO "AuditLog" (id, action, "entityType", digest)
      SELECT gen_random_uuid(), 'X', 'X', 'x' FROM generate_series(1, 1200)`);
    await context.sealer.seal();
    expect(await portal.db.auditSeal.count()).toBe(1202);
    expect(await verify()).toMatchObject({ intact: false, firstBroken: 3 });
  });
});

longTest('a log of several batches is read to its end', async () => {
  await write(520);
  await context.sealer.seal();
  await tamper(`UPDATE "AuditLog" SET action = 'X' WHERE sequence = ${await sequenceAt(510)}`);
  expect(await verify()).toMatchObject({ entries: 521, firstBroken: 510 });
});

test('a verification has a summary of one sentence', async () => {
  const intact = await verify();
  const said = (counts: Partial<AuditVerification>) => summarize({ ...intact, ...counts });
  expect(said({ entries: 1, erased: 0 })).toBe('The only entry is as written.');
  expect(said({ entries: 2, erased: 1 })).toBe(
    'All 2 entries are as written. 1 entry was erased with its person.',
  );
  expect(said({ problem: 'Entry 6 is gone.' })).toBe('Entry 6 is gone.');
});

describe('a changed entry is found, with its place', () => {
  const VALUES: Record<string, string> = {
    id: 'gen_random_uuid()',
    sequence: '"sequence" + 1000',
    timestamp: `"timestamp" + interval '1 millisecond'`,
    level: `'ERROR'`,
    action: `'COMPANY_UPDATEE'`,
    entityType: `'User'`,
    entityId: 'NULL',
    userId: 'NULL',
    deletedUserNumber: '1, "userId" = NULL',
    ipAddress: `'192.0.2.6'`,
    userAgent: `'curl/9'`,
    requestId: `'request-2'`,
    oldValues: `jsonb_set("oldValues", '{nested,a,1}', 'false')`,
    newValues: 'NULL',
    digest: `reverse(digest)`,
  };

  test('in every column', async () => {
    const { rows } = await portal.database.pool.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'AuditLog'`,
    );
    expect(Object.keys(VALUES).sort()).toEqual(rows.map(({ name }) => name).sort());
    await tenEntries();
    await tamper(`INSERT INTO "DeletedUser" VALUES (1, gen_random_uuid())`);
    const [restore, sequence] = [await keepRows(), await sequenceAt(6)];
    const head = readFileSync(headFileIn(dataDir));
    for (const [column, value] of Object.entries(VALUES)) {
      await tamper(`UPDATE "AuditLog" SET "${column}" = ${value} WHERE sequence = ${sequence}`);
      const verification = await verify();
      expect(verification, column).toMatchObject({ intact: false, firstBroken: 6 });
      expect(verification.problem, column).toMatch(/^Entry 6 /);
      await restore();
      writeFileSync(headFileIn(dataDir), head);
      if (process.env.LONG) expect((await verify()).intact, column).toBe(true);
    }
    expect((await verify()).intact).toBe(true);
  });

  longTest('also before it is sealed', async () => {
    await write(3);
    await tamper(
      `UPDATE "AuditLog" SET action = 'X' WHERE sequence = (SELECT max(sequence) FROM "AuditLog")`,
    );
    expect(await verify()).toMatchObject({ intact: false, firstBroken: 4 });
  });
});

describe('a changed seal is found', () => {
  const VALUES = {
    position: '99',
    auditLogId: 'gen_random_uuid()',
    sequence: '"sequence" + 1000',
    digest: 'reverse(digest)',
    previousHash: 'reverse("previousHash")',
    hash: 'reverse(hash)',
    redactedAt: 'now()',
    redactedDigest: `'x'`,
    redactionRoot: `'x', "redactedAt" = now()`,
  };

  test('in every column', async () => {
    await tenEntries();
    const restore = await keepRows();
    const head = readFileSync(headFileIn(dataDir));
    for (const [column, value] of Object.entries(VALUES)) {
      await tamper(`UPDATE "AuditSeal" SET "${column}" = ${value} WHERE position = 6`);
      const verification = await verify();
      expect(verification, column).toMatchObject({ intact: false, firstBroken: 6 });
      if (column === 'redactedAt')
        expect(verification.problem).toMatch(
          /^Entry 6 \(COMPANY_UPDATED, .*\) is marked as erased with its person and is still there\.$/,
        );
      await restore();
      writeFileSync(headFileIn(dataDir), head);
      if (process.env.LONG) expect((await verify()).intact, column).toBe(true);
    }
    expect((await verify()).intact).toBe(true);
    // The database itself refuses too: seals are never altered.
    const { pool } = portal.database;
    await expect(pool.query(`UPDATE "AuditSeal" SET hash = 'x'`)).rejects.toThrow('never altered (UPDATE');
    await expect(pool.query('DELETE FROM "AuditSeal"')).rejects.toThrow('never altered (DELETE');
    await expect(pool.query('TRUNCATE "AuditSeal"')).rejects.toThrow('never altered (TRUNCATE');
  });
});

describe('rows that come and go are found', () => {
  longTest('a deleted entry', async () => {
    await tenEntries();
    await tamper(`DELETE FROM "AuditLog" WHERE sequence = ${await sequenceAt(4)}`);
    expect(await verify()).toMatchObject({
      intact: false,
      entries: 9,
      firstBroken: 4,
      problem: 'Entry 4 is missing: it was removed from the log.',
    });
  });

  longTest('an entry deleted with its seal', async () => {
    await tenEntries();
    await tamper(`DELETE FROM "AuditLog" WHERE sequence = ${await sequenceAt(4)};
      DELETE FROM "AuditSeal" WHERE position = 4`);
    expect(await verify()).toMatchObject({
      intact: false,
      firstBroken: 4,
      problem: 'The seal of entry 4 is missing: entries were removed from the log.',
    });
  });

  longTest('a deleted entry whose seal was marked as erased', async () => {
    await tenEntries();
    await tamper(`DELETE FROM "AuditLog" WHERE sequence = ${await sequenceAt(4)};
      UPDATE "AuditSeal" SET "redactedAt" = now(),
        "redactionRoot" = encode(sha256(digest::bytea), 'hex') WHERE position = 4`);
    expect(await verify()).toMatchObject({
      intact: false,
      firstBroken: 4,
      problem: expect.stringContaining('no deletion accounts for it'),
    });
  });

  longTest('an entry inserted by something else', async () => {
    await tenEntries();
    await tamper(`INSERT INTO "AuditLog" (id, action, "entityType", digest)
      VALUES (gen_random_uuid(), 'PAYROLL_PAID', 'PayrollRun', repeat('a', 64))`);
    await write(1);
    expect(await verify()).toMatchObject({
      intact: false,
      firstBroken: 11,
      problem: expect.stringContaining('is not what the portal wrote'),
    });
  });

  longTest('a copy of an entry of our own', async () => {
    await tenEntries();
    await tamper(`INSERT INTO "AuditLog"
      SELECT (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'sequence', 5000))).*
      FROM "AuditLog" e WHERE sequence = ${await sequenceAt(5)}`);
    expect(await verify()).toMatchObject({ intact: false, firstBroken: 11 });
  });

  test('two entries that changed places', async () => {
    await tenEntries();
    const [three, seven] = [await sequenceAt(3), await sequenceAt(7)];
    await tamper(`UPDATE "AuditLog" SET sequence = -1 WHERE sequence = ${three};
      UPDATE "AuditLog" SET sequence = ${three} WHERE sequence = ${seven};
      UPDATE "AuditLog" SET sequence = ${seven} WHERE sequence = -1`);
    expect(await verify()).toMatchObject({
      intact: false,
      firstBroken: 3,
      problem: expect.stringContaining('moved to another place'),
    });
  });

  longTest('two seals that changed places', async () => {
    await tenEntries();
    await tamper(`UPDATE "AuditSeal" SET position = -1 WHERE position = 3;
      UPDATE "AuditSeal" SET position = 3 WHERE position = 7;
      UPDATE "AuditSeal" SET position = 7 WHERE position = -1`);
    expect(await verify()).toMatchObject({ intact: false, firstBroken: 3 });
  });

  longTest('entries that swapped their contents', async () => {
    await tenEntries();
    const [three, seven] = [await sequenceAt(3), await sequenceAt(7)];
    await tamper(`UPDATE "AuditLog" one SET "oldValues" = other."oldValues" FROM "AuditLog" other
      WHERE (one.sequence, other.sequence) IN ((${three}, ${seven}), (${seven}, ${three}))`);
    expect(await verify()).toMatchObject({ intact: false, firstBroken: 3 });
  });
});

describe('a missing end is found', () => {
  const cutOff = async () =>
    tamper(`DELETE FROM "AuditLog" WHERE sequence >= ${await sequenceAt(8)};
      DELETE FROM "AuditSeal" WHERE position >= 8`);

  test('when the newest entries were cut off', async () => {
    await tenEntries();
    await cutOff();
    expect(await verify()).toMatchObject({
      intact: false,
      firstBroken: 8,
      problem: expect.stringContaining('The log ends at entry 7, but entry 10 had been sealed'),
    });
  });

  longTest('also after new ones took their place, and the proof is not written over', async () => {
    await tenEntries();
    await cutOff();
    const before = readFileSync(headFileIn(dataDir), 'utf8');
    const errors: unknown[] = [];
    const sealer = createTestSealer((error) => errors.push(error));
    // As many as were cut off, and then more.
    for (const many of [3, 5]) {
      await write(many);
      await sealer.seal();
      expect(errors.map(String)).toContainEqual(expect.stringContaining('Run npm run audit:verify'));
      expect(readFileSync(headFileIn(dataDir), 'utf8')).toBe(before);
      expect(await verify()).toMatchObject({
        intact: false,
        firstBroken: 10,
        problem: expect.stringContaining('Entry 10 is not the one that had been sealed'),
      });
      errors.length = 0;
    }
  });

  longTest('when an old backup was put in place of the database', async () => {
    await tenEntries();
    const restore = await keepRows();
    await write(5);
    await context.sealer.seal();
    await restore();
    expect(await verify()).toMatchObject({ intact: false, entries: 10, firstBroken: 11 });
    // After an intended restore, the operator deletes the file to confirm it.
    rmSync(headFileIn(dataDir));
    expect(await verify()).toMatchObject({ intact: true, entries: 10 });
  });

  longTest('when the whole log was emptied', async () => {
    await portal.reset();
    expect(await verify()).toMatchObject({ intact: true, entries: 0, sealed: 0 });
    driver = await portal.joinContractor();
    await tenEntries();
    await portal.reset();
    expect(await verify()).toMatchObject({ intact: false, firstBroken: 1, entries: 0 });
  });
});

describe('a person who is erased', () => {
  const enterDeletion = (newValues: object) =>
    inTransaction(portal.db, (tx) =>
      record(tx, context, {
        action: 'USER_DELETED',
        level: 'CRITICAL',
        entityType: 'User',
        newValues: { ...newValues },
      }),
    );

  const erase = (userId: string) =>
    inTransaction(portal.db, (tx) => redactPerson(tx, context, userId), LONG_TRANSACTION);

  const writeMany = (count: number, entry: AuditEntry) =>
    inTransaction(
      portal.db,
      (tx) => recordAll(tx, context, new Array<AuditEntry>(count).fill(entry)),
      LONG_TRANSACTION,
    );

  /** Entries by the driver about themselves. */
  const writeOwn = (count: number) =>
    writeMany(count, {
      action: 'PROFILE_UPDATED',
      entityType: 'User',
      entityId: driver.key,
      userId: driver.key,
      newValues: { firstName: 'Dario', phone: '555-0199' },
    });

  /** Actions of others and of the driver, and a payment to the driver. */
  async function writeEachKind(other: Actor) {
    await write(2);
    await writeOwn(3);
    await inTransaction(portal.db, async (tx) => {
      await record(tx, context, {
        action: 'PAYROLL_VOIDED',
        entityType: 'PayrollRun',
        userId: other.key,
        newValues: { number: 7, userId: driver.key, reason: 'Dario Fontaine was ill' },
      });
      await record(tx, context, { action: 'USER_LOGIN', entityType: 'User', userId: other.key });
    });
  }

  test('leaves marked seals, actions without their content, and a log that still verifies', async () => {
    const other = await portal.joinContractor();
    await writeEachKind(other);
    const redaction = await erase(driver.key);
    await enterDeletion(redaction);
    // The driver's creation and the voided run say less; three entries of the driver's own are gone.
    expect(redaction).toMatchObject({ auditLogs: 5, deletedUser: 1, deletedUserId: driver.key });
    const left = await portal.audit();
    expect(left).toMatchObject([
      { action: 'USER_CREATED', entityId: driver.key, newValues: { kind: 'CONTRACTOR', isActive: true } },
      { action: 'USER_CREATED', entityId: other.key },
      { action: 'COMPANY_UPDATED', userId: null, deletedUserNumber: 1, userAgent: 'curl/8' },
      { action: 'COMPANY_UPDATED', userId: null, deletedUserNumber: 1 },
      { action: 'PAYROLL_VOIDED', userId: other.key, newValues: { number: 7, userId: driver.key } },
      { action: 'USER_LOGIN', userId: other.key },
      { action: 'USER_DELETED' },
    ]);
    const text = JSON.stringify(left, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(text).not.toMatch(/Dario|Fontaine|555-0199/);
    const verification = await verify();
    expect(verification).toMatchObject({ intact: true, entries: 7, sealed: 10, erased: 3, reduced: 2 });
    expect(summarize(verification)).toBe(
      'All 7 entries are as written. 3 entries were erased with their person. What 2 entries said about deleted people was erased.',
    );
  });

  longTest(
    'and then the people who did something to them: each has a number, and the log still verifies',
    async () => {
      const other = await portal.joinContractor();
      await writeEachKind(other);
      for (const { key } of [driver, other]) await enterDeletion(await erase(key));
      expect((await portal.audit({ action: 'PAYROLL_VOIDED' }))[0]).toMatchObject({
        userId: null,
        deletedUserNumber: 2,
        newValues: { number: 7, userId: driver.key },
      });
      expect(await verify()).toMatchObject({ intact: true, problem: null });
    },
  );

  test('and afterwards anything that is changed of what others did is found', async () => {
    await writeEachKind(await portal.joinContractor());
    await enterDeletion(await erase(driver.key));
    expect((await verify()).intact).toBe(true);
    const [restore, head] = [await keepRows(), readFileSync(headFileIn(dataDir))];
    const changes = [
      [
        'an act that is altered',
        `UPDATE "AuditLog" SET "newValues" = '{"number": 8}' WHERE action = 'PAYROLL_VOIDED'`,
      ],
      ['an act that is removed', `DELETE FROM "AuditLog" WHERE action = 'PAYROLL_VOIDED'`],
      [
        'an act that is removed with the mark of its seal',
        `UPDATE "AuditSeal" SET "redactedDigest" = NULL WHERE "auditLogId" =
           (SELECT id FROM "AuditLog" WHERE action = 'PAYROLL_VOIDED');
         DELETE FROM "AuditLog" WHERE action = 'PAYROLL_VOIDED'`,
      ],
      [
        'an act that is given to someone else',
        `INSERT INTO "DeletedUser" SELECT 9, id FROM "User" WHERE id <> (SELECT "userId" FROM "DeletedUser");
         UPDATE "AuditLog" SET "userId" = NULL, "deletedUserNumber" = 9 WHERE action = 'PAYROLL_VOIDED'`,
      ],
      ['a number that is given to someone else', `UPDATE "DeletedUser" SET "userId" = gen_random_uuid()`],
    ] as const;
    for (const [change, sql] of changes) {
      await tamper(sql);
      expect((await verify()).intact, change).toBe(false);
      await restore();
      writeFileSync(headFileIn(dataDir), head);
    }
    expect((await verify()).intact).toBe(true);
  });

  longTest('is accounted for with more entries than are sealed at a time', async () => {
    await writeOwn(2_100);
    await enterDeletion(await erase(driver.key));
    expect(await verify()).toMatchObject({ intact: true, entries: 2, erased: 2_100, reduced: 1 });
  });

  longTest('keeps everything done to others, however much it is', async () => {
    await writeMany(1_200, { action: 'COMPANY_UPDATED', entityType: 'CompanyProfile', userId: driver.key });
    await enterDeletion(await erase(driver.key));
    expect(await portal.db.auditLog.count({ where: { deletedUserNumber: 1 } })).toBe(1_200);
    expect(await verify()).toMatchObject({ intact: true, entries: 1_202, erased: 0 });
  });

  longTest('several times over, each is accounted for separately', async () => {
    const other = await portal.joinContractor();
    for (const { key } of [driver, other]) await enterDeletion(await erase(key));
    expect(await verify()).toMatchObject({ intact: true, entries: 4, reduced: 2 });
  });

  test('is erased even if their entry was sealed late', async () => {
    await write(3);
    await writeOwn(1);
    // What a transaction leaves that began before the others and ended long after them.
    await tamper(`UPDATE "AuditLog" SET sequence = sequence + 5000 WHERE action = 'COMPANY_UPDATED'`);
    await tamper(`SELECT setval('"AuditLog_sequence_seq"', 6000)`);
    await tamper(`DELETE FROM "AuditSeal"`);
    rmSync(headFileIn(dataDir), { force: true });
    await inTransaction(portal.db, (tx) => sealFrom(tx, context.keys, { sequence: 5000n }));
    await enterDeletion(await erase(driver.key));
    expect(await verify()).toMatchObject({ intact: true, erased: 1, reduced: 1 });
  });

  longTest('is found missing when no entry accounts for it', async () => {
    await writeOwn(2);
    await erase(driver.key);
    expect(await verify()).toMatchObject({ intact: false, firstBroken: 1 });
  });

  longTest('covers no other entry that was removed', async () => {
    const other = await portal.joinContractor();
    await writeOwn(1);
    const redaction = await erase(driver.key);
    await enterDeletion(redaction);
    await context.sealer.seal();
    await tamper(`DELETE FROM "AuditLog" WHERE "entityId" = '${other.key}';
      UPDATE "AuditSeal" seal SET "redactedAt" = now(), "redactionRoot" = '${redaction.auditRoot}'
      WHERE NOT EXISTS (SELECT 1 FROM "AuditLog" e WHERE e.id = seal."auditLogId")`);
    expect((await verify()).intact).toBe(false);
  });

  longTest('is back when the deletion fails', async () => {
    const failing = inTransaction(portal.db, async (tx) => {
      await redactPerson(tx, context, driver.key);
      throw new Error('something else failed');
    });
    await expect(failing).rejects.toThrow('something else failed');
    expect(await verify()).toMatchObject({ intact: true, entries: 1, erased: 0, reduced: 0 });
  });

  test('leaves the log as protected as it was, and its numbers too', async () => {
    await erase(driver.key);
    await portal.joinContractor();
    await expect(portal.db.auditLog.deleteMany()).rejects.toThrow('never altered');
    await expect(portal.db.deletedUser.updateMany({ data: { number: 5 } })).rejects.toThrow('never altered');
    await expect(portal.db.deletedUser.deleteMany()).rejects.toThrow('never altered');
  });
});

describe('several writers', () => {
  test('and several sealers at once make one chain', async () => {
    const sealers = [context.sealer, createTestSealer(), createTestSealer()];
    const round = async (sealer: (typeof sealers)[number]) => {
      for (let index = 0; index < 5; index += 1) {
        await write(2);
        await sealer.seal();
      }
    };
    await Promise.all(sealers.map(round));
    expect(await verify()).toMatchObject({ intact: true, entries: 31, sealed: 31 });
  });

  test.each(
    family([
      ['very late', 5000],
      ['late', 100],
    ] as const),
  )('are sealed even if they commit %s', async (_, later) => {
    await write(2);
    // What a transaction leaves that began before the others and ended after them.
    await tamper(`UPDATE "AuditLog" SET sequence = sequence + ${later} WHERE sequence > 1`);
    await context.sealer.seal();
    await tamper(`SELECT setval('"AuditLog_sequence_seq"', 50)`);
    await write(1);
    await context.sealer.seal();
    const order = (await seals()).map(({ sequence }) => Number(sequence));
    expect(order).toEqual([1, later + 2, later + 3, 51]);
    expect(await verify()).toMatchObject({ intact: true, entries: 4 });
  });
});

longTest('administrators verify over GraphQL, and see every problem', async () => {
  const admin = await portal.joinStaff('IT_Admin');
  const document =
    'mutation { verifyAuditLog { intact entries sealed firstBroken problem summary headHash } }';
  const good = await portal.graphql(document, {}, admin.token);
  expect(good.data.verifyAuditLog).toMatchObject({ intact: true, entries: 2, sealed: 2, problem: null });
  await tamper(`UPDATE "AuditLog" SET "userId" = NULL, action = 'X' WHERE sequence = 1`);
  const bad = await portal.graphql(document, {}, admin.token);
  expect(bad.data.verifyAuditLog).toMatchObject({ intact: false, firstBroken: 1 });
  expect(bad.data.verifyAuditLog.summary).toBe(bad.data.verifyAuditLog.problem);
});
