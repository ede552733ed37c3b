/**
 * The rights of the role that runs the portal, if it is not the owner of the tables. It reads and writes rows but
 * cannot create or alter tables, and it can only add to the audit log and the ledger.
 */
import type pg from 'pg';
import { toCommandLine } from '../lib/release.ts';

const SCHEMAS = ['public', 'pgboss'];
/** Append-only tables. */
const ADDED_TO = [
  // The log, its proofs, and deleted users: only the functions that erase a person change them.
  ...['AuditLog', 'AuditSeal', 'AuditEpoch', 'DeletedUser'],
  // A payee loses their name through the foreign key to their person, as the owner.
  ...['Payee', 'LedgerEntry', 'LedgerPosting', 'LedgerSeal'],
];
/** Read-only tables: triggers of the ledger keep balances and sums as the owner. */
const READ = ['LedgerBalance', 'PaidDay', '_prisma_migrations'];

/** Why a role lacks rights; one line for the terminal, with the command to run. */
export class RightsError extends Error {
  override name = 'RightsError';
}

type Queryable = Pick<pg.Pool | pg.PoolClient, 'query'>;

/** Whether the database denied permission. */
export const isPermissionDenied = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === '42501';

/** @param issue what is wrong, from the role's name to a reason: `may not …` */
const ownerNeeded = (role: string, issue: string): RightsError =>
  new RightsError(
    `${issue}: run \`${toCommandLine('migrate', `--grant ${/^\w+$/.test(role) ? role : JSON.stringify(role)}`)}\` with the database's owner in DATABASE_URL.`,
  );

/** The error if the connection's role may not do what only the owner can. */
export async function ownerNeededFor(database: Queryable, what: string, denial: Error): Promise<RightsError> {
  const { rows } = await database.query<{ role: string }>('SELECT current_user AS role');
  const { role } = rows[0]!;
  return ownerNeeded(role, `The role ${role} may not ${what} (${denial.message})`);
}

/** The portal's objects that a role needs and may not use; others may have objects in the same schemas. */
const MISSING = `
  WITH own AS (SELECT relowner AS owner FROM pg_class WHERE oid = '"_prisma_migrations"'::regclass),
  needed AS (
    SELECT relname AS name, has_schema_privilege($1::name, n.oid, 'USAGE')
      AND CASE relkind
        WHEN 'S' THEN has_sequence_privilege($1::name, c.oid, 'USAGE') AND has_sequence_privilege($1::name, c.oid, 'SELECT')
        ELSE has_table_privilege($1::name, c.oid, 'SELECT')
          AND (relname = ANY($3) OR has_table_privilege($1::name, c.oid, 'INSERT'))
          AND (relname = ANY($3 || $4) OR has_table_privilege($1::name, c.oid, 'UPDATE')
            AND has_table_privilege($1::name, c.oid, 'DELETE'))
      END AS "isThere"
    FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace JOIN own ON owner = relowner
    WHERE nspname = ANY($2) AND relkind IN ('r', 'p', 'S')
    UNION ALL
    SELECT proname, has_function_privilege($1::name, p.oid, 'EXECUTE')
    FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace JOIN own ON owner = proowner WHERE nspname = ANY($2)
  )
  SELECT count(*)::int AS count, min(name::text) AS first FROM needed WHERE NOT "isThere"`;

/** @throws RightsError if the role, or by default the connection's, lacks rights to run the portal. */
export async function requireRights(database: Queryable, role?: string): Promise<void> {
  const name = role ?? (await database.query<{ role: string }>('SELECT current_user AS role')).rows[0]!.role;
  const values = [name, SCHEMAS, READ, ADDED_TO];
  const { rows } = await database.query<{ count: number; first: string }>(MISSING, values);
  const { count, first } = rows[0]!;
  if (count === 0) return;
  const others =
    count === 1
      ? ''
      : ` and ${(count - 1).toLocaleString('en-US')} more of the portal's tables and functions`;
  throw ownerNeeded(name, `The role ${name} may not use ${first}${others}`);
}

/** The roles, as seen from the tables. */
const ROLES = `
  SELECT current_user AS "current", EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS "isThere",
    pg_get_userbyid(relowner) AS owner, pg_has_role(current_user, relowner, 'USAGE') AS "isOwner"
  FROM pg_class WHERE oid = '"_prisma_migrations"'::regclass`;

interface Roles {
  current: string;
  isThere: boolean;
  owner: string;
  isOwner: boolean;
}

/** @throws RightsError if the grant would do nothing or cause harm. */
async function requireGrantable(pool: pg.Pool, role: string): Promise<void> {
  const { rows } = await pool.query<Roles>(ROLES, [role]);
  const { current, isThere, owner, isOwner } = rows[0]!;
  if (!isOwner) throw ownerNeeded(role, `The role ${current} does not own the tables, but ${owner} does`);
  if (!isThere)
    throw new RightsError(
      `There is no role ${role}: create it (CREATE ROLE ${role} LOGIN PASSWORD '…'), then run \`${toCommandLine('migrate', `--grant ${role}`)}\` again.`,
    );
  const { rows: reach } = await pool.query(`SELECT pg_has_role($1, $2, 'USAGE') AS "isOwner"`, [role, owner]);
  if (reach[0].isOwner)
    throw new RightsError(
      `The role ${role} may do everything with the tables, so \`--grant\` would only take rights from it: name the role that serves the portal.`,
    );
}

const toList = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/**
 * Gives a role exactly these rights. Run it as the owner after the migrations. All or nothing.
 * @throws RightsError if it cannot.
 */
export async function grantRights(pool: pg.Pool, role: string): Promise<void> {
  await requireGrantable(pool, role);
  const { rows } = await pool.query<{ name: string }>('SELECT quote_ident($1) AS name', [role]);
  const name = rows[0]!.name;
  const schemas = toList(SCHEMAS);
  await pool.query(`
    REVOKE CREATE ON SCHEMA ${schemas} FROM PUBLIC, ${name};
    REVOKE ALL ON ALL TABLES IN SCHEMA ${schemas} FROM ${name};
    GRANT USAGE ON SCHEMA ${schemas} TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schemas} TO ${name};
    REVOKE UPDATE, DELETE ON ${toList(ADDED_TO)} FROM ${name};
    REVOKE INSERT, UPDATE, DELETE ON ${toList(READ)} FROM ${name};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schemas} TO ${name};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schemas} TO ${name}`);
  await requireRights(pool, role);
}
