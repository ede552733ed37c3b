/** Generates everyone's forms as one job. */

import { sumCents } from 'rules/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { afterChunks } from '../../../test/support/batchProgress.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { voidRuns } from '../../../test/support/payments.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { type Answer, dollars } from '../../../test/support/taxDocuments.ts';
import { seasons } from '../../../test/support/taxSeason.ts';
import { readContent } from '../taxDocuments/content.ts';

let portal: TestPortal;
let admin: Actor;
let tax: ReturnType<typeof seasons>;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.jobErrors.length = 0;
  portal.setClock('2026-01-20');
  tax = seasons(portal);
  await tax.saveCompany();
  admin = await portal.join({ kind: 'STAFF', roles: ['IT_Admin'], firstName: 'Ada', lastName: 'Okafor' });
});
/** Removes the errors that a test put into the database. */
afterEach(() =>
  portal.database.pool.query(`
    DROP TRIGGER IF EXISTS "test_fault" ON "TaxDocument";
    DROP FUNCTION IF EXISTS "test_fault";
    DROP SEQUENCE IF EXISTS "test_faults"`),
);

/** Makes PostgreSQL run a statement whenever a form is written. */
const whenFormIsWritten = (statement: string) =>
  portal.database.pool.query(`
    CREATE SEQUENCE "test_faults";
    CREATE FUNCTION "test_fault"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${statement} RETURN NEW; END $$;
    CREATE TRIGGER "test_fault" BEFORE INSERT ON "TaxDocument" FOR EACH ROW EXECUTE FUNCTION "test_fault"()`);

const outcomes = (batch: Answer) =>
  batch.items.edges.map(({ node }: Answer) => [node.status, node.message, node.document?.amount ?? null]);
const forms = () =>
  portal.db.taxDocument.count({ where: { year: 2025, status: 'GENERATED', supersededAt: null } });
const payee = (number: number) =>
  portal.db.user.findFirstOrThrow({ where: { lastName: `Payee ${String(number).padStart(4, '0')}` } });

describe('starting', () => {
  test('fixes the list of ready payees, and generates nothing yet', async () => {
    await tax.joinPayees(3, 2025);
    const missing = await portal.joinContractor();
    await tax.pay(missing, { payDate: '2025-05-01', pay: dollars(5000) });
    expect(await tax.season(admin, 2025)).toMatchObject({ viewerCanStartBatch: true, reason: null });
    const { batch } = await tax.start(admin, 2025);
    expect(await tax.batch(admin, batch.id)).toMatchObject({
      type: 'FORM_1099_NEC',
      year: 2025,
      createdBy: { id: admin.id },
      finishedAt: null,
      total: 3,
      done: 0,
      refused: 0,
    });
    expect(await forms()).toBe(0);
    expect(await portal.audit({ action: 'TAX_DOCUMENT_BATCH_STARTED' })).toMatchObject([
      { userId: admin.key, newValues: { type: 'FORM_1099_NEC', year: 2025, people: 3 } },
    ]);
    expect(await tax.season(admin, 2025)).toMatchObject({
      batch: { id: batch.id },
      viewerCanStartBatch: false,
      reason: 'Form 1099-NEC for 2025 is being generated already by Ada Okafor.',
    });
  });

  test('is refused for a year that is not over, an invalid year, one without a threshold, and no one', async () => {
    expect((await tax.start(admin, 2026)).message).toBe(
      'Year 2026 is not over: more may be paid until December 31.',
    );
    expect((await tax.start(admin, 2019)).issues).toEqual([
      { path: ['year'], message: 'Year must be from 2020 to 2026.' },
    ]);
    expect((await tax.start(admin, 2025)).message).toBe(
      'No one is ready: every required form is already generated or missing something.',
    );
    expect((await tax.start(admin, 2025, { type: 'W9' })).issues[0].message).toMatch(
      /^Only Form 1099-NEC is generated for everyone/,
    );
    portal.setClock('2028-01-20');
    admin = await portal.joinStaff('IT_Admin');
    expect((await tax.start(admin, 2027)).message).toBe(
      'The reporting threshold for 2027 is not configured.',
    );
    expect(await portal.db.taxDocumentBatch.count()).toBe(0);
  });

  test('again with the same key is the same batch, even when it is done; with another year a conflict', async () => {
    await tax.joinPayees(2, 2025);
    const idempotencyKey = 'forms of 2025';
    const first = await tax.start(admin, 2025, { idempotencyKey });
    expect((await tax.start(admin, 2025, { idempotencyKey })).batch.id).toBe(first.batch.id);
    expect((await tax.start(admin, 2024, { idempotencyKey })).message).toBe(
      'This idempotency key was used for a different request.',
    );
    expect((await tax.start(admin, 2025)).message).toBe(
      'Form 1099-NEC for 2025 is being generated already by Ada Okafor.',
    );
    await portal.runJobs();
    expect((await tax.start(admin, 2025, { idempotencyKey })).batch.id).toBe(first.batch.id);
    expect((await tax.start(admin, 2025)).message).toMatch(/^No one is ready/);
    expect(await forms()).toBe(2);
    expect(await portal.audit({ action: 'TAX_DOCUMENT_GENERATED' })).toHaveLength(2);
  });

  test('clicked twenty times at once starts one batch', { timeout: 60_000 }, async () => {
    await tax.joinPayees(3, 2025);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        tax.start(admin, 2025, index % 2 ? { idempotencyKey: 'one' } : {}),
      ),
    );
    expect(new Set(responses.flatMap(({ batch }) => batch?.id ?? [])).size).toBe(1);
    expect(responses.filter(({ code }) => code !== undefined && code !== 'CONFLICT')).toEqual([]);
    await portal.runJobs();
    expect(await portal.db.taxDocumentBatch.count()).toBe(1);
    expect(await forms()).toBe(3);
  });
});

describe('a batch', () => {
  longTest('generates all forms with what each payee was paid', async () => {
    await tax.joinPayees(12, 2025);
    const { batch } = await tax.start(admin, 2025);
    await portal.runJobs();
    const done = await tax.batch(admin, batch.id);
    expect(done).toMatchObject({ total: 12, done: 12, refused: 0 });
    expect(done.finishedAt).not.toBeNull();
    expect(outcomes(done)).toEqual(
      Array.from({ length: 12 }, (_, index) => ['DONE', null, 1000 + index / 100]),
    );
    expect((await tax.season(admin, 2025)).totals).toMatchObject({ done: 12, generated: 12, ready: 0 });
    expect(await portal.audit({ action: 'TAX_DOCUMENT_GENERATED' })).toHaveLength(12);
    expect(await portal.audit({ action: 'TAX_DOCUMENT_BATCH_FINISHED' })).toMatchObject([
      { userId: admin.key, level: 'INFO', newValues: { done: 12, refused: 0 } },
    ]);
  });

  test('generates the possible forms, and gives a reason for each of the others', async () => {
    await tax.joinPayees(3, 2025);
    const { batch } = await tax.start(admin, 2025);
    const [unpaid, filed] = [await payee(0), await payee(1)];
    await voidRuns(portal, unpaid.id);
    const { id } = await tax.generate(admin, { userId: `User_${filed.id}`, year: 2025 });
    await tax.setStatus(admin, id, 'SUBMITTED');
    await portal.runJobs();
    const done = await tax.batch(admin, batch.id);
    expect(done).toMatchObject({ total: 3, done: 1, refused: 2 });
    expect(outcomes(done)).toEqual([
      ['REFUSED', 'No reportable payments for 2025.', null],
      ['REFUSED', 'Already submitted; create a correction.', null],
      ['DONE', null, 1000.02],
    ]);
    expect(await portal.db.taxDocument.count({ where: { userId: unpaid.id } })).toBe(0);
    expect(portal.jobErrors).toEqual([]);
    expect((await portal.audit({ action: 'TAX_DOCUMENT_BATCH_FINISHED' }))[0]).toMatchObject({
      level: 'WARNING',
    });
  });

  longTest('leaves the remaining payees if its initiator is no longer an administrator', async () => {
    await tax.joinPayees(3, 2025);
    const { batch } = await tax.start(admin, 2025);
    await whenFormIsWritten(`IF nextval('test_faults') = 2 THEN
      DELETE FROM "RoleAssignment" WHERE "userId" = '${admin.key}'; END IF;`);
    await portal.runJobs();
    const other = await portal.joinStaff('Accountant');
    const done = await tax.batch(other, batch.id);
    expect(outcomes(done).map(([status]: string[]) => status)).toEqual(['DONE', 'DONE', 'REFUSED']);
    expect(outcomes(done)[2][1]).toBe('The person who started this can no longer generate tax documents.');
    expect(done.finishedAt).not.toBeNull();
  });

  longTest('reports an internal error with one person in the end, and generates the others', async () => {
    await tax.joinPayees(3, 2025);
    const { batch } = await tax.start(admin, 2025);
    await whenFormIsWritten(`IF NEW."userId" = '${(await payee(1)).id}' THEN
      RAISE EXCEPTION 'the disk is on fire'; END IF;`);
    await portal.runJobs();
    expect(outcomes(await tax.batch(admin, batch.id))).toEqual([
      ['DONE', null, 1000],
      ['REFUSED', 'Something went wrong on our side. This form was not generated; please try again.', null],
      ['DONE', null, 1000.02],
    ]);
    expect(portal.jobErrors).toHaveLength(4);
  });

  longTest('pauses between two people when the process stops, and the next one continues', async () => {
    await tax.joinPayees(4, 2025);
    const { batch } = await tax.start(admin, 2025);
    const stop = new AbortController();
    afterChunks(portal, 2, () => stop.abort(new Error('The process is stopping.')));
    await expect(portal.runJobs(stop.signal)).rejects.toThrow('The process is stopping.');
    expect(await tax.batch(admin, batch.id)).toMatchObject({ done: 2, finishedAt: null });
    expect(await forms()).toBe(2);
    await portal.runJobs();
    expect(await tax.batch(admin, batch.id)).toMatchObject({ done: 4, refused: 0 });
    expect(await forms()).toBe(4);
  });

  longTest('is requeued when the process that had it died', async () => {
    await tax.joinPayees(3, 2025);
    const { batch } = await tax.start(admin, 2025);
    // What a killed process leaves: the job is claimed and never released.
    await portal.database.pool.query(`UPDATE pgboss.job SET state = 'active', started_on = now()`);
    await portal.runJobs();
    expect((await tax.batch(admin, batch.id)).done).toBe(0);
    await portal.recoverJobs();
    await portal.recoverJobs();
    await portal.runJobs();
    expect(await tax.batch(admin, batch.id)).toMatchObject({ done: 3 });
    expect(await portal.audit({ action: 'TAX_DOCUMENT_BATCH_FINISHED' })).toHaveLength(1);
  });

  test('has one process working on it, and another one once that is dead', async () => {
    await tax.joinPayees(3, 2025);
    const { batch } = await tax.start(admin, 2025);
    const lease = (until: string) =>
      portal.database.pool.query(
        `UPDATE "TaxDocumentBatch" SET worker = gen_random_uuid(), "leasedUntil" = now() + interval '${until}'`,
      );
    await lease('1 hour');
    await portal.runJobs();
    await portal.recoverJobs('dead');
    await portal.runJobs();
    expect(await forms()).toBe(0);
    await lease('-1 second');
    await portal.recoverJobs('dead');
    await portal.runJobs();
    expect(await tax.batch(admin, batch.id)).toMatchObject({ done: 3 });
  });

  longTest('can be followed to its end by people who can read payroll', async () => {
    await tax.joinPayees(20, 2025);
    const { batch } = await tax.start(admin, 2025);
    const accountant = await portal.joinStaff('Accountant');
    const stream = portal.subscribe(
      'subscription ($id: ID!) { taxDocumentBatchProgress(id: $id) { total done finishedAt } }',
      { id: batch.id },
      accountant.token,
    );
    onTestFinished(async () => void (await stream.return()));
    expect((await stream.next()).value?.data.taxDocumentBatchProgress).toMatchObject({ total: 20, done: 0 });
    const working = portal.runJobs();
    const told: Answer[] = [];
    for await (const { data } of stream) told.push(data.taxDocumentBatchProgress);
    await working;
    expect(told.at(-1)).toMatchObject({ done: 20, finishedAt: expect.any(String) });
  });
});

longTest('makes a thousand forms, each with its amount', { timeout: 600_000 }, async () => {
  await tax.joinPayees(1_000, 2025);
  const { batch } = await tax.start(admin, 2025);
  await portal.runJobs();
  expect(await tax.batch(admin, batch.id)).toMatchObject({ total: 1_000, done: 1_000, refused: 0 });
  const { totals } = await tax.season(admin, 2025);
  expect(totals).toMatchObject({ done: 1_000, generated: 1_000, reportable: 1_004_995 });
  const documents = await portal.db.taxDocument.findMany({ select: { snapshot: true } });
  const reported = documents.map(({ snapshot }) => readContent(snapshot).amounts!.reported);
  expect(sumCents(reported)).toBe(100_499_500);
});

test('open pages of accountants learn that forms are generated', async () => {
  await tax.joinPayees(1, 2025);
  const accountant = await portal.joinStaff('Accountant');
  const stream = portal.subscribe('subscription { changes { kind } }', {}, accountant.token);
  onTestFinished(async () => void (await stream.return()));
  expect((await stream.next()).value?.data.changes.kind).toBe('CONNECTED');
  await tax.start(admin, 2025);
  expect((await stream.next()).value?.data.changes.kind).toBe('TAX_DOCUMENTS');
});
