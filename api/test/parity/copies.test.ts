/**
 * A copy that a script keeps with `changes` equals the portal's records after any sequence of steps: whatever creates,
 * changes or deletes a record is in the feed.
 */
import fc from 'fast-check';
import { decodeId } from 'rules/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChangeTopic } from '../../src/platform/db/generated/client/enums.ts';
import { Ids, madeId, throughGraphQL } from './entryPoints.ts';
import { openSide, type Side } from './side.ts';
import { type Move, move, STEPS } from './steps.ts';

const TIMEOUT_MS = 300_000;
const SEQUENCES = process.env.LONG ? 300 : 3;

/** What clients read of each topic's records. A person's password is none of it. */
const ROWS: Record<ChangeTopic, string> = {
  CONTRACTORS: `SELECT id, to_jsonb(r) - '{passwordHash,temporaryPasswordExpiresAt}'::text[] AS row FROM "User" r WHERE kind = 'CONTRACTOR'`,
  STAFF: `SELECT id, to_jsonb(r) - '{passwordHash,temporaryPasswordExpiresAt}'::text[] || jsonb_build_object('roles',
    (SELECT array_agg(role ORDER BY role) FROM "RoleAssignment" WHERE "userId" = r.id)) AS row FROM "User" r WHERE kind = 'STAFF'`,
  TIME_LOGS: 'SELECT id, to_jsonb(r) AS row FROM "TimeLog" r',
  RECEIPTS: 'SELECT id, to_jsonb(r) AS row FROM "Receipt" r',
  PAYROLL_RUNS: 'SELECT id, to_jsonb(r) AS row FROM "PayrollRun" r',
  TAX_DOCUMENTS: 'SELECT id, to_jsonb(r) AS row FROM "TaxDocument" r',
  LEDGER_ENTRIES: 'SELECT id, to_jsonb(r) AS row FROM "LedgerEntry" r',
};
const TOPICS = Object.values(ChangeTopic);

let side: Side;
beforeAll(async () => {
  side = await openSide();
}, TIMEOUT_MS);
afterAll(() => side.portal.close());

type Rows = Map<string, unknown>;

async function readRows(topic: ChangeTopic, id?: string): Promise<Rows> {
  const { rows } = await side.portal.database.pool.query(
    `SELECT id, row FROM (${ROWS[topic]}) records WHERE $1::uuid IS NULL OR id = $1`,
    [id ?? null],
  );
  return new Map(rows.map((found: { id: string; row: unknown }) => [found.id, found.row]));
}

/** A script with its copy, and the place up to which it has read. */
class Script {
  readonly copy = new Map(TOPICS.map((topic): [ChangeTopic, Rows] => [topic, new Map()]));
  private after: string | null = null;
  /** Of someone to whom no step does anything. */
  private readonly token: string;
  constructor(token: string) {
    this.token = token;
  }

  /** Reads one page; returns whether there is more. */
  async follow(): Promise<boolean> {
    const { data, errors } = await side.portal.graphql(
      `query ($topics: [ChangeTopic!]!, $after: String) { changes(topics: $topics, first: 1000, after: $after) {
        pageInfo { hasNextPage endCursor } nodes { topic kind recordId } } }`,
      { topics: TOPICS, after: this.after },
      this.token,
    );
    expect(errors).toBeUndefined();
    for (const { topic, kind, recordId } of data.changes.nodes) {
      const { key } = decodeId(recordId)!;
      const rows = this.copy.get(topic)!;
      rows.delete(key);
      if (kind === 'CHANGED') for (const [id, row] of await readRows(topic, key)) rows.set(id, row);
    }
    this.after = data.changes.pageInfo.endCursor ?? this.after;
    return data.changes.pageInfo.hasNextPage;
  }
}

async function play(moves: readonly Move[]): Promise<void> {
  await side.restore();
  const ids = new Ids(side.known);
  const script = new Script((await side.portal.joinStaff('IT_Admin')).token);
  for (const { what, who, args } of moves) {
    const step = STEPS[what]!;
    const reply = await throughGraphQL(side.portal, side.people[who]!, step.graphql(ids, args));
    const id = madeId(reply);
    if (step.makes && id) ids.note(step.makes, id);
    await side.portal.services.sealer.seal();
    while (await script.follow());
  }
  for (const topic of TOPICS)
    expect(Object.fromEntries(script.copy.get(topic)!), topic).toEqual(
      Object.fromEntries(await readRows(topic)),
    );
}

test(
  'a copy that follows the changes equals the records after any steps',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(move, { minLength: 20, maxLength: 20 }), play), {
      numRuns: SEQUENCES,
      endOnFailure: true,
      includeErrorInReport: true,
    });
  },
  process.env.LONG ? 60 * 60_000 : TIMEOUT_MS,
);
