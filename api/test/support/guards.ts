/** Ways past the ledger's guards, which also fire in a replica session. */

/** The triggers that guard, and do not only note what changed. */
const GUARDS = `pg_trigger WHERE tgenabled = 'A' AND tgfoid IS DISTINCT FROM to_regproc('"touch_table"')`;

/** Whether a table in pg_tables has guards. */
export const IS_GUARDED = `EXISTS (SELECT FROM ${GUARDS} AND tgrelid = format('%I.%I', schemaname, tablename)::regclass)`;

/** Removes the guards, runs PL/pgSQL statements, and restores the guards; does nothing if the condition is false. */
export const withoutGuards = (statements: string, condition = 'true'): string => `DO $past$
  DECLARE
    guards text[];
    guard text;
  BEGIN
    IF NOT (${condition}) THEN RETURN; END IF;
    SELECT array_agg(format('ALTER TABLE %s %%s TRIGGER %I', tgrelid::regclass, tgname)) INTO guards
      FROM ${GUARDS};
    FOREACH guard IN ARRAY guards LOOP EXECUTE format(guard, 'DISABLE'); END LOOP;
    ${statements};
    FOREACH guard IN ARRAY guards LOOP EXECUTE format(guard, 'ENABLE ALWAYS'); END LOOP;
  END $past$`;

/** Changes rows without any trigger or foreign key, as an owner of the tables may. */
export const pastEverything = (statements: string): string =>
  `BEGIN; SET LOCAL session_replication_role = replica; ${withoutGuards(statements)}; COMMIT`;
