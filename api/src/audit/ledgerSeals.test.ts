/** No one can change the ledger unnoticed: tries every way of doing so, bypassing the database's guards. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pastEverything } from '../../test/support/guards.ts';
import { longTest } from '../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../test/support/portal.ts';
import { takeSnapshot } from '../../test/support/snapshot.ts';
import { recordStatements } from '../../test/support/statements.ts';
import { verifyLedger } from '../domains/ledger/verify.service.ts';
import { verifyAuditLog } from './verify.service.ts';

let portal: TestPortal;
let manager: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  manager = await portal.joinStaff('Manager');
});

const seal = () => portal.services.sealer.seal();
const tamper = (statement: string) => portal.database.pool.query(pastEverything(statement));

async function processWeek(driver: Actor): Promise<void> {
  const { status } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      ...{ userId: driver.id, weekStart: '2026-11-09', weekEnd: '2026-11-15' },
      weeklyData: [{ date: '2026-11-09', pay: 200, expenses: 10, notes: 'Tolls' }],
    },
  });
  expect(status).toBe(201);
}

/** A week for each of this many drivers, sealed one after another. */
async function weeks(count: number): Promise<Actor[]> {
  const drivers: Actor[] = [];
  for (let index = 0; index < count; index += 1) {
    const driver = await portal.joinContractor();
    await processWeek(driver);
    await seal();
    drivers.push(driver);
  }
  return drivers;
}

async function deleteForGood({ id }: Actor): Promise<void> {
  const admin = await portal.joinStaff('IT_Admin');
  await portal.rest('PATCH', `/staff/${id}/archive`, { token: admin.token, body: { archived: true } });
  const { status } = await portal.rest('DELETE', `/staff/${id}?acknowledge=true&reason=Asked`, {
    token: admin.token,
  });
  expect(status).toBe(200);
}

/** What either verification finds. */
const findings = async () => [
  (await verifyAuditLog(portal.services)).problem,
  (await verifyLedger(portal.services)).problem,
];
const readSeals = () => portal.db.ledgerSeal.findMany({ orderBy: { sequence: 'asc' } });

const ENTRY = (sequence: number) => `(SELECT id FROM "LedgerEntry" WHERE sequence = ${sequence})`;
const REMOVE = (sequence: number) => `
  DELETE FROM "LedgerPosting" WHERE "entryId" = ${ENTRY(sequence)};
  DELETE FROM "LedgerEntry" WHERE sequence = ${sequence}`;
const UNSEAL = (sequence: number) => `DELETE FROM "LedgerSeal" WHERE sequence = ${sequence}`;

describe('finds in a sealed ledger', () => {
  const ALTERED: [string, string, string | RegExp][] = [
    [
      'one cent more',
      `UPDATE "LedgerPosting" SET cents = cents + 1 WHERE "entryId" = ${ENTRY(2)} AND account = 'PAYABLE'`,
      'Entry 2 of the ledger is not what was entered: it was altered.',
    ],
    [
      'one cent from one account to another, balances and all',
      `UPDATE "LedgerPosting" SET cents = cents + 1 WHERE "entryId" = ${ENTRY(2)} AND account = 'COMPENSATION';
       UPDATE "LedgerPosting" SET cents = cents - 1 WHERE "entryId" = ${ENTRY(2)} AND account = 'REIMBURSEMENT'`,
      'Entry 2 of the ledger is not what was entered: it was altered.',
    ],
    [
      'another day',
      'UPDATE "LedgerEntry" SET date = date + 1 WHERE sequence = 3',
      'Entry 3 of the ledger is not what was entered: it was altered.',
    ],
    [
      'another payee’s number',
      'UPDATE "Payee" SET number = 12 WHERE number = 1',
      'Entry 1 of the ledger is not what was entered: it was altered.',
    ],
    [
      'a posting more',
      `INSERT INTO "LedgerPosting" SELECT "entryId", 50 + line, account, "payeeId", line, week, "taxYear", "taxClass"
         FROM "LedgerPosting" WHERE "entryId" = ${ENTRY(1)} AND line = 1
       UNION ALL SELECT "entryId", 60 + line, account, "payeeId", -line, week, "taxYear", "taxClass"
         FROM "LedgerPosting" WHERE "entryId" = ${ENTRY(1)} AND line = 1`,
      'Entry 1 of the ledger is not what was entered: it was altered.',
    ],
    ['a missing entry', REMOVE(2), 'Entry 2 of the ledger is missing: it was removed from the ledger.'],
    [
      'two that changed places',
      `UPDATE "LedgerEntry" SET sequence = 99 WHERE sequence = 1;
       UPDATE "LedgerEntry" SET sequence = 1 WHERE sequence = 2; UPDATE "LedgerEntry" SET sequence = 2 WHERE sequence = 99`,
      'Entry 1 of the ledger is not what was entered: it was altered.',
    ],
    [
      'a cut end',
      `${REMOVE(3)}; ${UNSEAL(3)}`,
      /^Entry 3 of the ledger, or one sealed with it, has lost its seal or was given another: /,
    ],
    [
      'another seal',
      `UPDATE "LedgerSeal" SET digest = repeat('0', 64) WHERE sequence = 2`,
      'Entry 2 of the ledger is not what was entered: it was altered.',
    ],
    [
      'a seal moved to another link',
      'UPDATE "LedgerSeal" SET position = 1 WHERE sequence = 3',
      /^Entry 3 of the ledger, or one sealed with it, has lost its seal or was given another: /,
    ],
  ];

  test('whatever is not as it was sealed, and nothing where it is', async () => {
    await weeks(3);
    expect((await readSeals()).map(({ sequence }) => sequence)).toEqual([1n, 2n, 3n]);
    expect(await portal.db.auditSeal.count({ where: { ledgerDigest: { not: null } } })).toBe(3);
    expect(await findings()).toEqual([null, null]);
    const { restore } = await takeSnapshot(portal.database);
    for (const [what, tampering, message] of ALTERED) {
      await tamper(tampering);
      for (const problem of await findings())
        typeof message === 'string'
          ? expect(problem, what).toBe(message)
          : expect(problem, what).toMatch(message);
      await restore();
    }
  });

  test('a seal that something else made', async () => {
    await weeks(1);
    await processWeek(await portal.joinContractor());
    await tamper(
      `INSERT INTO "LedgerSeal" SELECT id, sequence, repeat('0', 64), 1 FROM "LedgerEntry" WHERE sequence = 2`,
    );
    const message =
      'Entry 2 of the ledger has a seal that the audit log does not know: something else made it.';
    expect((await verifyLedger(portal.services)).problem).toBe(message);
  });

  longTest(
    'the chain itself, when an attacker altered an entry and fixed its seal and the link’s hash of it',
    async () => {
      await weeks(2);
      await tamper(
        'UPDATE "AuditSeal" SET "ledgerDigest" = NULL WHERE "ledgerDigest" IS NOT NULL; DELETE FROM "LedgerSeal"',
      );
      const { problem } = await verifyAuditLog(portal.services);
      expect(problem).toMatch(/^The seal of entry \d+ does not follow from the one before/);
    },
  );
});

describe('an entry that was added', () => {
  const ADD = (payee: number, event: string) => `
    WITH entry AS (INSERT INTO "LedgerEntry" (date, event, "payeeId", "causeId")
      SELECT '2026-11-16', '${event}', id, gen_random_uuid() FROM "Payee" WHERE number = ${payee} RETURNING id, "payeeId")
    INSERT INTO "LedgerPosting" ("entryId", line, account, "payeeId", cents, week, "taxYear")
      SELECT entry.id, line, 'CASH', "payeeId", cents, '2026-11-09', 2026
      FROM entry, (VALUES (1, 500), (2, -500)) posting (line, cents)`;

  test('is found with its number, whether it was sealed since or not', async () => {
    await weeks(2);
    await portal.database.pool.query(ADD(1, 'RUN_PROCESSED'));
    const message = 'Entry 3 of the ledger is of a RUN_PROCESSED that never happened: it was added.';
    expect((await verifyLedger(portal.services)).problem).toBe(message);
    await processWeek(await portal.joinContractor());
    await seal();
    expect((await readSeals()).length).toBe(4);
    expect((await verifyLedger(portal.services)).problem).toBe(message);
  });

  test('to someone who was deleted is never sealed', async () => {
    const [driver] = await weeks(2);
    await deleteForGood(driver!);
    expect(await findings()).toEqual([null, null]);
    await portal.database.pool.query(ADD(1, 'RUN_VOID'));
    await processWeek(await portal.joinContractor());
    const message =
      'Entry 3 of the ledger was added after its person had been deleted: the portal did not make it.';
    expect(await findings()).toEqual([message, message]);
  });
});

longTest('a deletion seals what the person was paid first, and leaves the ledger provable', async () => {
  const driver = await portal.joinContractor();
  await processWeek(driver);
  expect(await readSeals()).toEqual([]);
  await deleteForGood(driver);
  expect(await readSeals()).toMatchObject([{ sequence: 1n }]);
  expect(await findings()).toEqual([null, null]);
});

test('entries from before seals are sealed as they are, those of deleted people included', async () => {
  const [driver] = await weeks(2);
  await deleteForGood(driver!);
  // The state of a database after the upgrade.
  await tamper('DELETE FROM "LedgerSeal"; DELETE FROM "AuditSeal"');
  expect((await verifyLedger(portal.services)).problem).toBe(null);
  await seal();
  expect((await readSeals()).map(({ sequence }) => sequence)).toEqual([1n, 2n]);
  expect((await verifyLedger(portal.services)).problem).toBe(null);
});

test('an entry whose transaction ended late is sealed with a later link', async () => {
  const { pool } = portal.database;
  const [first] = await weeks(1);
  // Its number is assigned, but a later transaction ends first.
  await pool.query(`SELECT nextval('"LedgerEntry_sequence_seq"')`);
  await processWeek(await portal.joinContractor());
  await seal();
  await pool.query(
    `INSERT INTO "LedgerEntry" (date, event, "payeeId", "causeId", sequence)
     SELECT '2026-11-16', 'RUN_VOID', id, gen_random_uuid(), 2 FROM "Payee" WHERE "userId" = $1`,
    [first!.key],
  );
  await processWeek(await portal.joinContractor());
  await portal.services.sealer.sealNewest();
  const positions = (await readSeals()).map(({ position }) => position);
  expect(positions.length).toBe(4);
  expect(positions[1]).toBe(positions[3]);
});

longTest('sealing looks at the end of the ledger alone, and once', async () => {
  await weeks(1);
  await processWeek(await portal.joinContractor());
  const statements = await recordStatements(portal.database.pool, () => portal.services.sealer.sealNewest());
  expect(statements.filter((text) => text.includes('"LedgerEntry"')).length).toBe(1);
  expect(statements.filter((text) => text.includes('"LedgerSeal"')).length).toBe(3);
});
