/** The copy of the chain outside the database: what is written, what it proves, and that no one waits for it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../test/support/portal.ts';
import { createApp } from '../app/app.ts';
import { systemContext } from '../operation/context.ts';
import type { Services } from '../operation/services.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { EventCounter } from '../platform/lib/eventCounter.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { AnchorError, compareAnchor, countBehind, requireAnchorFile, summarizeComparison } from './anchor.ts';
import { record } from './record.ts';
import { createSealer } from './sealer.ts';

let portal: TestPortal;
let admin: Actor;
let folder: string;
let path: string;
let errors: string[];
let services: Services;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  admin = await portal.joinStaff('IT_Admin');
  folder = mkdtempSync(join(tmpdir(), 'portal-anchor-'));
  path = join(folder, 'anchor.jsonl');
  errors = [];
  services = { ...portal.services, sealer: createTestSealer() };
  await services.sealer.seal();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const createTestSealer = () =>
  createSealer({
    db: portal.db,
    keys: portal.services.keys,
    headFile: undefined,
    anchorFile: path,
    delay: null,
    onError: (error) => errors.push((error as Error).message),
  });

async function write(count: number): Promise<void> {
  await inTransaction(portal.db, async (tx) => {
    for (let index = 0; index < count; index += 1)
      await record(tx, systemContext(services), { action: 'COMPANY_UPDATED', entityType: 'CompanyProfile' });
  });
  await services.sealer.sealNewest();
}

const positions = () =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Number(JSON.parse(line).position));
const compare = async () => summarizeComparison(path, await compareAnchor(portal.db, path));
const tamper = (statement: string) =>
  portal.database.pool.query(`BEGIN; SET LOCAL session_replication_role = replica; ${statement}; COMMIT`);

/** What the administrator's home page shows, and what a scraper gets. */
async function lag(): Promise<[number, number]> {
  const app = createApp({
    services,
    database: portal.database,
    log: pino({ level: 'silent' }),
    webFolder: '/nonexistent',
    isStopping: () => false,
  });
  const response = await app.fetch(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: JSON.stringify({ query: '{ adminOverview { logs { unanchoredEntries } } }' }),
    }),
    { requestId: 'request-1', ipAddress: '192.0.2.1' },
  );
  const { data } = (await response.json()) as {
    data: { adminOverview: { logs: { unanchoredEntries: number } } };
  };
  const metrics = createMetrics({
    services,
    database: portal.database,
    errors: new EventCounter(),
    countUnanchored: () => countBehind(portal.db, path),
  });
  const text = await metrics.read();
  metrics.close();
  return [
    data.adminOverview.logs.unanchoredEntries,
    Number(/^portal_audit_anchor_lag (\d+)$/m.exec(text)?.[1]),
  ];
}

test('each entry goes to the file when it is sealed, without any text that people wrote', async () => {
  await write(2);
  await write(1);
  const count = await portal.db.auditSeal.count();
  expect(positions()).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  for (const line of readFileSync(path, 'utf8').trim().split('\n'))
    expect(Object.keys(JSON.parse(line))).toEqual(['position', 'digest', 'hash']);
  expect(await compare()).toBe(`The log is the one in ${path} (${count} links).`);
  expect(await lag()).toEqual([0, 0]);
  expect(errors).toEqual([]);
});

test('a file that cannot be written stops nothing, shows, and catches up', async () => {
  const before = await portal.db.auditSeal.count();
  rmSync(path);
  mkdirSync(path);
  await write(3);
  expect(await portal.db.auditSeal.count()).toBe(before + 3);
  expect(errors).toEqual([
    expect.stringMatching(/^AUDIT_ANCHOR_FILE .* cannot be written: it is a folder\.$/),
  ]);
  expect(await lag()).toEqual([before + 3, before + 3]);
  rmSync(path, { recursive: true });
  await write(1);
  expect(positions()).toHaveLength(before + 4);
  expect(await lag()).toEqual([0, 0]);
});

test('a start refuses a path that no file can be at, and makes an empty file where one can', async () => {
  const folder = join(path, '..');
  const refused = [
    [folder, 'it is a folder'],
    [join(folder, 'not mounted', 'anchor.jsonl'), 'its folder does not exist'],
    [join(path, 'anchor.jsonl'), 'part of its path is a file'],
  ] as const;
  for (const [place, reason] of refused)
    await expect(requireAnchorFile(place)).rejects.toThrow(
      new AnchorError(`AUDIT_ANCHOR_FILE ${place} cannot be written: ${reason}.`),
    );
  await requireAnchorFile(join(folder, 'new.jsonl'));
  expect(readFileSync(join(folder, 'new.jsonl'), 'utf8')).toBe('');
  await expect(compareAnchor(portal.db, folder)).rejects.toThrow(`${folder} cannot be read: it is a folder.`);
});

test('a line that a crash cut off is written again', async () => {
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, whole.slice(0, -20));
  await write(1);
  expect(await compare()).toMatch(/^The log is the one in .* links\)\. 1 line is not whole\.$/);
  expect(errors).toEqual([]);
});

longTest('finds a log that was put back or written anew, however well the rest fits', async () => {
  await write(3);
  const last = await portal.db.auditSeal.count();
  await tamper(`DELETE FROM "AuditSeal" WHERE position > ${last - 2};
    UPDATE "AuditLog" SET digest = md5('') || md5('') WHERE sequence = (SELECT max(sequence) FROM "AuditLog")`);
  await write(0);
  expect(await portal.db.auditSeal.count()).toBe(last);
  expect(await compare()).toBe(
    `Entry ${last} is not the one in ${path}: it was altered or removed after it had left for the file.`,
  );
});

test('finds entries that were removed from the end, and appends nothing to them', async () => {
  await write(3);
  const last = await portal.db.auditSeal.count();
  await tamper(`DELETE FROM "AuditSeal" WHERE position > ${last - 2};
    DELETE FROM "AuditLog" WHERE sequence > (SELECT max(sequence) - 2 FROM "AuditLog")`);
  const size = readFileSync(path).length;
  await write(1);
  expect(readFileSync(path)).toHaveLength(size);
  expect(errors).toEqual([expect.stringContaining(`Entry ${last} of the audit log is not the one in`)]);
  expect(await compare()).toContain(`Entry ${last - 1} is not the one`);
});

test('a file that is none is not written to', async () => {
  writeFileSync(path, 'letters from home\n');
  await write(1);
  expect(readFileSync(path, 'utf8')).toBe('letters from home\n');
  expect(errors).toEqual([`${path} does not end with a link of the audit log.`]);
  expect(await compare()).toBe(`${path} has no link of the audit log. 1 line is not whole.`);
});
