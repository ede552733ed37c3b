/**
 * What the role that serves the portal may do, where it is another than the one that owns the tables: it reads and writes
 * rows, but makes and alters no table, and to the audit log and the ledger it can only add.
 */
import type pg from 'pg';

/** The log, what proves it, and who was deleted: nothing in them changes but by the functions that erase a person. */
const LOG = '"AuditLog", "AuditSeal", "AuditEpoch", "DeletedUser"';
/** A payee loses their name through the key to their person, as the owner. */
const LEDGER = '"Payee", "LedgerEntry", "LedgerPosting", "LedgerSeal"';
/** The trigger on postings keeps them, as the owner. */
const KEPT = '"LedgerBalance"';
const SCHEMAS = 'public, pgboss';

/** Gives a role these rights and no others. Run it as the owner after the migrations. All or nothing. */
export async function grantRights(pool: pg.Pool, role: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('SELECT quote_ident($1) AS name', [role]);
  const name = rows[0]!.name;
  await pool.query(`
    REVOKE CREATE ON SCHEMA ${SCHEMAS} FROM PUBLIC, ${name};
    REVOKE ALL ON ALL TABLES IN SCHEMA ${SCHEMAS} FROM ${name};
    GRANT USAGE ON SCHEMA ${SCHEMAS} TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${SCHEMAS} TO ${name};
    REVOKE UPDATE, DELETE ON ${LOG}, ${LEDGER} FROM ${name};
    REVOKE INSERT, UPDATE, DELETE ON ${KEPT}, "_prisma_migrations" FROM ${name};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${SCHEMAS} TO ${name};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${SCHEMAS} TO ${name}`);
}
