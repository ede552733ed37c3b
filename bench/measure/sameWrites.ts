/** Servers that write are compared by their responses and by the rows in the database afterward. */
import type pg from 'pg';
import type { Company } from '../company/company.ts';
import type { WebDocument } from '../operations/documents.ts';
import { submit } from '../operations/submit.ts';
import type { Running } from '../servers/launch.ts';
import { ask, difference } from './sameResponses.ts';

const WRITTEN = `
  SELECT json_build_object('run', to_json(run),
    'entries', (SELECT json_agg(entry ORDER BY date) FROM "PayrollEntry" entry WHERE "runId" = run.id),
    'days', (SELECT json_agg(log ORDER BY date) FROM "TimeLog" log WHERE "userId" = run."userId"
      AND date BETWEEN run."weekStart" AND run."weekEnd"),
    'statement', (SELECT content FROM "PayStatement" WHERE "runId" = run.id),
    'audit', (SELECT json_agg(audit) FROM "AuditLog" audit WHERE "entityId" = run.id::text),
    'keys', (SELECT json_agg(kept) FROM "IdempotencyKey" kept WHERE "runId" = run.id)) AS written
  FROM "PayrollRun" run WHERE "userId" = $1 AND "weekStart" = $2`;

/** Values that differ from person to person, from moment to moment and from process to process. */
const OWN = [
  ...[
    'id',
    'runId',
    'payrollRunId',
    'entityId',
    'userId',
    'number',
    'sequence',
    'digest',
    'key',
    'requestHash',
  ],
  ...['processedAt', 'createdAt', 'updatedAt', 'decidedAt', 'generatedAt', 'timestamp'],
  ...['payee', 'rate', 'yearToDate', 'ipAddress', 'requestId'],
];

const shared = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, part) => (OWN.includes(name) ? undefined : part)));

/**
 * Makes every server pay another person the same week. Throws an Error with the first difference from the first server.
 */
export async function assertSameWrites(
  pool: pg.Pool,
  servers: readonly Running[],
  document: WebDocument,
  company: Company,
): Promise<void> {
  // One person pays a week that no share of the measured requests reaches, before any week in the log.
  const ofOne = { ...company, admin: company.manager };
  const questions = submit.questions(ofOne, servers.length, {
    server: 0,
    from: 80 * company.payees.length,
  });
  let expected: unknown;
  for (const [index, server] of servers.entries()) {
    const question = questions[index]!;
    const data = await ask(server, document, question);
    const { userId, weekStart } = (question.variables as { input: { userId: string; weekStart: string } })
      .input;
    const { rows } = await pool.query(WRITTEN, [userId.slice('User_'.length), weekStart]);
    if (!rows[0]) throw new Error(`"${server.name}" refuses to pay: ${JSON.stringify(data)}`);
    const found = shared({ data, ...rows[0].written });
    expected ??= found;
    const differs = difference(expected, found, 'written');
    if (differs) throw new Error(`"${servers[0]!.name}" and "${server.name}" pay differently at ${differs}`);
  }
}
