/** Past what guards the ledger: a replica's session, which fires no other trigger, does not get there. */

/** Whether a table of pg_tables has guards. */
export const IS_GUARDED = `EXISTS (SELECT FROM pg_trigger
  WHERE tgenabled = 'A' AND tgrelid = format('%I.%I', schemaname, tablename)::regclass)`;

/** Takes the guards away, runs statements of PL/pgSQL, and puts the guards back; nothing where the condition does not hold. */
export const withoutGuards = (statements: string, condition = 'true'): string => `DO $past$
  DECLARE
    guards text[];
    guard text;
  BEGIN
    IF NOT (${condition}) THEN RETURN; END IF;
    SELECT array_agg(format('ALTER TABLE %s %%s TRIGGER %I', tgrelid::regclass, tgname)) INTO guards
      FROM pg_trigger WHERE tgenabled = 'A';
    FOREACH guard IN ARRAY guards LOOP EXECUTE format(guard, 'DISABLE'); END LOOP;
    ${statements};
    FOREACH guard IN ARRAY guards LOOP EXECUTE format(guard, 'ENABLE ALWAYS'); END LOOP;
  END $past$`;

/** Changes rows past every trigger and foreign key, as someone who owns the tables may. */
export const pastEverything = (statements: string): string =>
  `BEGIN; SET LOCAL session_replication_role = replica; ${withoutGuards(statements)}; COMMIT`;
