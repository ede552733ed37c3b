/** The result of all migrations as lines that are equal on every database with the same migrations. */
import type pg from 'pg';

/** Excludes PostgreSQL's own schemas, and those that a test adds. */
const OURS = `nspname NOT LIKE 'pg\\_%' AND nspname NOT IN ('information_schema', 'faults')`;

/** Each returns `line`. Names of an extension's own parts differ between versions and are excluded. */
const PARTS = [
  `SELECT format('extension %s', extname) AS line FROM pg_extension WHERE extname <> 'plpgsql'`,
  `SELECT format('column %I.%I.%I %s%s%s', nspname, relname, attname, format_type(atttypid, atttypmod),
     CASE WHEN attnotnull THEN ' NOT NULL' END, ' DEFAULT ' || pg_get_expr(adbin, adrelid)) AS line
   FROM pg_attribute JOIN pg_class c ON c.oid = attrelid JOIN pg_namespace n ON n.oid = relnamespace
   LEFT JOIN pg_attrdef d ON d.adrelid = attrelid AND d.adnum = attnum
   WHERE relkind IN ('r', 'p', 'v', 'S') AND attnum > 0 AND NOT attisdropped AND ${OURS}`,
  // Later versions of PostgreSQL also list NOT NULL here.
  `SELECT format('constraint %I.%s %I %s', nspname, conrelid::regclass, conname, pg_get_constraintdef(o.oid)) AS line
   FROM pg_constraint o JOIN pg_namespace n ON n.oid = connamespace WHERE contype <> 'n' AND ${OURS}`,
  `SELECT format('index %s', indexdef) AS line FROM pg_indexes WHERE ${OURS.replaceAll('nspname', 'schemaname')}`,
  `SELECT format('trigger %s %s', tgenabled, pg_get_triggerdef(t.oid)) AS line FROM pg_trigger t
   JOIN pg_class c ON c.oid = tgrelid JOIN pg_namespace n ON n.oid = relnamespace WHERE NOT tgisinternal AND ${OURS}`,
  `SELECT format('function %s', pg_get_functiondef(p.oid)) AS line FROM pg_proc p
   JOIN pg_namespace n ON n.oid = pronamespace
   LEFT JOIN pg_depend e ON e.objid = p.oid AND e.classid = 'pg_proc'::regclass AND e.deptype = 'e'
   WHERE e.objid IS NULL AND prokind <> 'a' AND ${OURS}`,
  `SELECT format('enum %I.%I %s', nspname, typname, string_agg(enumlabel, ', ' ORDER BY enumsortorder)) AS line
   FROM pg_enum JOIN pg_type t ON t.oid = enumtypid JOIN pg_namespace n ON n.oid = typnamespace
   WHERE ${OURS} GROUP BY nspname, typname`,
  `SELECT format('migration %s %s', migration_name, checksum) AS line FROM _prisma_migrations`,
];

/** The lines in order. */
export async function schemaDump(query: (sql: string) => Promise<pg.QueryResultRow[]>): Promise<string[]> {
  const lines: string[] = [];
  for (const part of PARTS) lines.push(...(await query(part)).map(({ line }) => line));
  return lines.sort();
}
