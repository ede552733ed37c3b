/** The rows of a report with more of them than a chunk has. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import type { ReportRow } from './content.ts';
import { CHUNK_ROWS, readPage, readRows, type StoredReport, storeRows } from './rows.ts';

const ROWS = Array.from(
  { length: 2 * CHUNK_ROWS + 201 },
  (_, at): ReportRow => ({
    ...{ userId: null, runId: null, documentId: null, cells: [`Row ${at}`, at, null] },
  }),
);

let portal: TestPortal;
let stored: StoredReport;
beforeAll(async () => {
  portal = await openTestPortal();
  stored = await store(ROWS);
});
afterAll(() => portal.close());

async function store(rows: readonly ReportRow[]): Promise<StoredReport> {
  const { id } = await portal.db.report.create({
    data: { name: 'Tax Summary 2026', type: 'TAX_REPORT', year: 2026, content: {} },
  });
  async function* inChunks() {
    for (let start = 0; start < rows.length; start += CHUNK_ROWS) yield rows.slice(start, start + CHUNK_ROWS);
  }
  await storeRows(portal.db, id, inChunks());
  return { id, content: { rowCount: rows.length } };
}

async function readAll(report: StoredReport): Promise<ReportRow[]> {
  const found: ReportRow[] = [];
  for await (const rows of readRows(portal.db, report)) found.push(...rows);
  return found;
}

test('all of them come in order', async () => {
  expect(await readAll(stored)).toEqual(ROWS);
});

test('there may be none, or just as many as fill a chunk', async () => {
  for (const rows of [[], ROWS.slice(0, CHUNK_ROWS)]) expect(await readAll(await store(rows))).toEqual(rows);
});

const place = fc.integer({ min: -1, max: ROWS.length + 1 });
const ranges = fc.record({
  after: fc.option(place, { nil: undefined }),
  before: fc.option(place, { nil: undefined }),
  skip: fc.integer({ min: 0, max: 2 * ROWS.length }),
  limit: fc.integer({ min: 1, max: ROWS.length + 1 }),
  inverted: fc.boolean(),
});

test('a page has the rows that the whole table has in that range', async () => {
  await fc.assert(
    fc.asyncProperty(ranges, async ({ after, before, skip, limit, inverted }) => {
      const first = after === undefined ? skip : after + 1;
      const within = ROWS.map((row, at) => ({ row, at })).slice(first, before && Math.max(before, 0));
      const page = await readPage(portal.db, stored, {
        ...(after === undefined ? { skip } : { after: [after] }),
        ...(before === undefined ? {} : { before: [before] }),
        ...{ limit, inverted },
      });
      expect(page).toEqual((inverted ? within.reverse() : within).slice(0, limit));
    }),
    { numRuns: process.env.LONG ? 500 : 50 },
  );
});

test('those of a report that is deleted meanwhile are missing, and do not look like its end', async () => {
  const report = await store(ROWS);
  const rows = readRows(portal.db, report);
  await rows.next();
  await portal.db.report.delete({ where: { id: report.id } });
  await expect(rows.next()).rejects.toThrow('Report not found.');
  expect(await portal.db.reportChunk.count({ where: { reportId: report.id } })).toBe(0);
});
