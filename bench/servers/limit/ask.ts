/** The limit's work for one operation: a prepared statement or two, and the response's `data` as text. */
import type pg from 'pg';
import type { RoleGroup, RoleName } from 'rules/roles';

export interface Caller {
  id: string;
  roles: RoleName[];
}

export interface Surroundings {
  pool: pg.Pool;
  caller: Caller;
  now: Date;
  timeZone: string;
  auditKey: Buffer;
  request: { id: string; ipAddress: string | null; userAgent: string | null };
}

export interface ReferenceServer {
  /** Absent if everyone who is signed in may run it. */
  anyRole?: RoleGroup;
  // biome-ignore lint/suspicious/noExplicitAny: each operation has variables of its own.
  data: (variables: any, surroundings: Surroundings) => Promise<string>;
}

/** Runs a named statement that returns one text. */
export async function queryText(
  client: pg.Pool | pg.ClientBase,
  name: string,
  text: string,
  values: unknown[],
): Promise<string> {
  const { rows } = await client.query({ name, text, values, rowMode: 'array' });
  return rows[0]![0];
}

/** An instant in JSON's format. */
export const iso = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The deleted person who caused an entry of the audit log. */
export const deletedActor = `CASE WHEN "deletedUserNumber" IS NOT NULL
  THEN json_build_object('name', 'Deleted user #' || "deletedUserNumber") END`;
