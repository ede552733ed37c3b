/** What a starting process has to seal, for any length of the log and any state of the anchor file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../test/support/longTest.ts';
import { openTestPortal, type TestPortal } from '../../test/support/portal.ts';
import { recordQueries } from '../../test/support/statements.ts';
import { type Context, systemContext } from '../operation/context.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { DAMAGED_HEAD_FILE, headFileIn } from './headFile.ts';
import { record } from './record.ts';
import { createSealer } from './sealer.ts';
import { summarize, verifyAuditLog } from './verify.service.ts';

let portal: TestPortal;
let context: Context;
let dataDir: string;
let errors: unknown[];

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  errors = [];
  dataDir = mkdtempSync(join(tmpdir(), 'portal-sealer-'));
  context = systemContext({ ...portal.services, sealer: createTestSealer(null) });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const createTestSealer = (delay: number | null) =>
  createSealer({
    db: portal.db,
    keys: portal.services.keys,
    headFile: headFileIn(dataDir),
    delay,
    onError: (error) => errors.push(error),
  });

/** The first sealing of a new process. */
const sealInNewProcess = () => createTestSealer(1).close();

async function write(count: number) {
  await inTransaction(portal.db, async (tx) => {
    for (let index = 0; index < count; index += 1)
      await record(tx, context, { action: 'COMPANY_UPDATED', entityType: 'CompanyProfile' });
  });
}

/** Changes the database, bypassing every trigger. */
const arrange = (sql: string) =>
  portal.database.pool.query(`BEGIN; SET LOCAL session_replication_role = replica; ${sql}; COMMIT`);

const nextSequence = (sequence: number) => arrange(`SELECT setval('"AuditLog_sequence_seq"', ${sequence})`);
const sealed = async () =>
  (await portal.db.auditSeal.findMany({ orderBy: { position: 'asc' } })).map(({ sequence }) =>
    Number(sequence),
  );
const headFile = () => readFileSync(headFileIn(dataDir), 'utf8');

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const rowsIn = (plan: Plan): number =>
  (plan['Relation Name']
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0) + (plan.Plans ?? []).reduce((sum, part) => sum + rowsIn(part), 0);

/** How many table rows the database reads for this work's queries. */
async function rowsReadBy(work: () => Promise<unknown>): Promise<number> {
  const { pool } = portal.database;
  const asked = await recordQueries(pool, work);
  let rows = 0;
  for (const { text, values } of asked.filter(({ text }) => /^\s*(SELECT|WITH).*FROM/is.test(text))) {
    const { rows: plans } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    rows += rowsIn(plans[0]['QUERY PLAN'][0].Plan);
  }
  return rows;
}

test('a sealing ends while others go on writing', async () => {
  let isOver = false;
  const others = (async () => {
    while (!isOver) await write(1);
  })();
  try {
    await createTestSealer(null).seal();
    await createTestSealer(null).sealNewest();
  } finally {
    isOver = true;
    await others;
  }
});

describe('the first look of a process', () => {
  /** A log with a sealed entry at every hundredth sequence. */
  const longLog = (entries: number) =>
    arrange(`
      INSERT INTO "AuditLog" (id, sequence, action, "entityType", digest)
        SELECT gen_random_uuid(), n * 100, 'X', 'X', repeat('a', 64) FROM generate_series(1, ${entries}) n;
      INSERT INTO "AuditSeal" (position, "auditLogId", sequence, digest, "previousHash", hash)
        SELECT sequence / 100, id, sequence, digest, repeat('b', 64), repeat('c', 64) FROM "AuditLog";
      SELECT setval('"AuditLog_sequence_seq"', ${entries * 100});
      ANALYZE "AuditLog"; ANALYZE "AuditSeal"`);

  longTest('reads the end of a long log and not the log', async () => {
    await longLog(4_000);
    await write(3);
    expect(await rowsReadBy(sealInNewProcess)).toBeLessThan(2_000);
    expect((await sealed()).slice(-3)).toEqual([400_001, 400_002, 400_003]);
    expect(errors).toEqual([]);
  });

  test('finds entries written before the end and committed after it, for as long as a transaction may take', async () => {
    await longLog(400);
    await nextSequence(25_000);
    await write(1);
    await sealInNewProcess();
    expect((await sealed()).at(-1)).toBe(25_001);
  });

  longTest('leaves entries older than any transaction to the verification', async () => {
    await longLog(400);
    await nextSequence(11_000);
    await write(1);
    await sealInNewProcess();
    expect((await sealed()).at(-1)).toBe(40_000);
    await verifyAuditLog(context);
    expect((await sealed()).at(-1)).toBe(11_001);
    // An entry found late is at the end of the chain but not of the sequence.
    await nextSequence(40_000);
    await write(1);
    expect(await rowsReadBy(sealInNewProcess)).toBeLessThan(2_000);
    expect((await sealed()).at(-1)).toBe(40_001);
  });
});

describe('a damaged head file', () => {
  test.each([
    ['an empty one', ''],
    ['half of one', '{"position":"3","ha'],
    ['something else', '{"position":"3"}'],
  ])('stops nothing, says what to run, and is repaired by it: %s', async (_what, damage) => {
    await write(3);
    await sealInNewProcess();
    writeFileSync(headFileIn(dataDir), damage);
    await write(2);
    await sealInNewProcess();
    expect(await sealed()).toEqual([1, 2, 3, 4, 5]);
    expect(errors.map(String)).toEqual([
      expect.stringMatching(/audit-head\.json in the data folder is damaged: .*Run npm run audit:verify/),
    ]);
    expect(headFile()).toBe(damage);

    const verification = await verifyAuditLog(context);
    expect(verification).toMatchObject({ intact: true, entries: 5 });
    expect(summarize(verification)).toMatch(
      /^All 5 entries are as written\. audit-head\.json was damaged and has been written again/,
    );
    expect(JSON.parse(headFile())).toEqual({ position: '5', hash: verification.headHash });
    expect(readFileSync(join(dataDir, DAMAGED_HEAD_FILE), 'utf8')).toBe(damage);

    errors.length = 0;
    await write(1);
    await sealInNewProcess();
    expect(errors).toEqual([]);
    expect(JSON.parse(headFile())).toMatchObject({ position: '6' });
    expect(summarize(await verifyAuditLog(context))).toBe('All 6 entries are as written.');
  });

  longTest('is not repaired from a broken log', async () => {
    await write(3);
    await sealInNewProcess();
    writeFileSync(headFileIn(dataDir), '');
    await arrange('DELETE FROM "AuditLog" WHERE sequence = 2');
    expect(await verifyAuditLog(context)).toMatchObject({ intact: false, firstBroken: 2 });
    expect(headFile()).toBe('');
  });

  test('does not include one that is ahead of the log: a missing end stays an alarm', async () => {
    await write(3);
    await sealInNewProcess();
    const before = headFile();
    await arrange('DELETE FROM "AuditLog" WHERE sequence = 3; DELETE FROM "AuditSeal" WHERE position = 3');
    for (const _again of [1, 2]) {
      errors.length = 0;
      await write(1);
      await sealInNewProcess();
      expect(errors.map(String)).toContainEqual(expect.stringContaining('names a later one'));
      expect(await verifyAuditLog(context)).toMatchObject({ intact: false });
      expect(headFile()).toBe(before);
    }
  });
});
