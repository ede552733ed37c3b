/**
 * The content of a database as lines of text that are equal if two databases have the same content. Keys are random, so
 * a row is identified by its content and references, never by its key.
 */
import { createHash } from 'node:crypto';
import type { Database } from '../../src/platform/db/database.ts';

/** Random values, values encrypted or hashed with a portal's own key, and times from the machine's clock. */
const BY_CHANCE = new Set([
  'passwordHash',
  'tokenHash',
  'tokenSeal',
  'taxNumberCipher',
  'taxNumberIndex',
  'taxNumberIndexKeyId',
  'taxNumberKeyId',
  'facts',
  'identity',
  'requestHash',
  'fingerprint',
  'digest',
  'auditRoot',
  'requestId',
  'createdAt',
  'updatedAt',
  'assignedAt',
]);
/** The audit log's chain, what follows from the other tables at its own times, and the counts of sign-in tries. */
const LEFT_OUT = [
  ...['AuditSeal', 'LedgerSeal', 'RecordChange', 'TouchedTable'],
  ...['SignInAttempt', 'Session', '_prisma_migrations'],
];
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** How far references are followed: a day names its run, and the run its person. */
const ROUNDS = 3;

interface Row {
  table: string;
  key: string | undefined;
  text: string;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

async function readRows({ pool }: Pick<Database, 'pool'>, leftOut: ReadonlySet<string>): Promise<Row[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const rows: Row[] = [];
  for (const { name } of tables.filter(({ name }) => !LEFT_OUT.includes(name))) {
    const { rows: found } = await pool.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM "${name}" t ${name === 'AuditLog' ? 'ORDER BY sequence' : ''}`,
    );
    const kept = found.filter(({ row }) => !leftOut.has(String(row.id)));
    for (const [index, { row }] of kept.entries()) rows.push(toRow(name, row, index));
  }
  return rows;
}

function toRow(table: string, row: Record<string, unknown>, index: number): Row {
  const { id, sequence, ...said } = row;
  const isDenied = said.action === 'ACCESS_DENIED';
  const kept = {
    ...said,
    ...(sequence === undefined ? {} : { place: index }),
    // REST records a refusal at its entry point under the route's name, GraphQL under the field's.
    ...(isDenied ? { entityId: null, newValues: null } : {}),
  };
  const text = JSON.stringify(kept, (key, value) => (BY_CHANCE.has(key) ? undefined : value));
  return { table, key: typeof id === 'string' ? id : undefined, text: `${table} ${text}` };
}

/** Each row as a line, except some, in an order that does not depend on keys. */
export async function listRows(
  database: Pick<Database, 'pool'>,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const rows = await readRows(database, leftOut);
  let labels = new Map<string, string>();
  const labeled = (text: string) => text.replace(UUID, (key) => labels.get(key) ?? 'no-one');
  for (let round = 0; round < ROUNDS; round += 1)
    labels = new Map(rows.flatMap(({ key, text }) => (key ? [[key, hash(labeled(text))] as const] : [])));
  return rows.map(({ text }) => labeled(text)).sort();
}
