/** Checks the acknowledged writes against the database and its audit log. */
import type { Call } from './client.ts';
import { runCommand } from './commands.ts';
import { inDatabase, type Place } from './database.ts';
import { aboutDeleted } from './invariants.ts';
import type { Scenarios } from './scenarios.ts';
import { toSettings } from './server.ts';
import { WRITES } from './writes.ts';

export interface Findings {
  /** Acknowledged, but without an entry. */
  lost: string[];
  /** Recorded more than once although a repeated request can be recognized, or more times than it was sent. */
  doubled: string[];
  /** An entry that does not match the data. */
  halved: string[];
}

interface Row {
  mark: string;
  entries: number;
  whole: number;
}

/** Compares the acknowledged writes with the data; writes about deleted people must be there as well. */
export const collectFindings = (place: Place, { done, deleted }: Pick<Scenarios, 'done' | 'deleted'>) =>
  inDatabase(place, async (query): Promise<Findings> => {
    const findings: Findings = { lost: [], doubled: [], halved: [] };

    for (const [field, { action, holds, repeatable }] of Object.entries(WRITES)) {
      if (action === null) continue;
      const rows = await query<Row>(
        `SELECT entry."userAgent" AS mark, count(*)::int AS entries,
           count(*) FILTER (WHERE (${holds}) OR ${aboutDeleted('entry')})::int AS whole
         FROM "AuditLog" entry WHERE action = $1 AND "userAgent" ~ $2 GROUP BY 1`,
        [action, `^life \\d+ ${field} `],
      );
      const found = new Map(rows.map((row) => [row.mark, row]));
      for (const one of done.filter((one) => one.field === field)) {
        const entries = found.get(one.mark)?.entries ?? 0;
        if (entries === 0) findings.lost.push(one.mark);
        if (entries > (repeatable ? one.tries : 1)) findings.doubled.push(`${one.mark}: ${entries} times`);
      }
      findings.halved.push(...rows.filter(({ entries, whole }) => entries !== whole).map(({ mark }) => mark));
    }
    const still = await query<{ email: string }>('SELECT email FROM "User" WHERE email = ANY($1)', [deleted]);
    findings.lost.push(...still.map(({ email }) => `the deletion of ${email}`));
    return findings;
  });

/** *Check the Records*: the log and the ledger, while people work. */
export const checkRecords = (token: string): Call => ({
  path: '/graphql',
  token,
  body: {
    query: `mutation {
      log: checkAuditLog { verification { intact problem } }
      ledger: checkLedger { verification { intact problem } } }`,
  },
});

const INTACT = { verification: { intact: true, problem: null } };
export const INTACT_RECORDS = { log: INTACT, ledger: INTACT };

async function runVerification(place: Place, name: 'audit:verify' | 'ledger:verify'): Promise<string> {
  const { status, stdout, stderr } = await runCommand(name, { settings: toSettings(place) });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** The output of `npm run audit:verify` while no server runs. Throws if the log is not intact. */
export const verifiedAuditLog = (place: Place): Promise<string> => runVerification(place, 'audit:verify');

/** The output of `npm run ledger:verify` while no server runs. Throws if the ledger does not add up. */
export const verifiedLedger = (place: Place): Promise<string> => runVerification(place, 'ledger:verify');
