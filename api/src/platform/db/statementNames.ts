/** So many different statements are prepared on each connection; the portal has a few hundred. */
const MAX_NAMES = 500;

/** The name of a statement; an empty one for a statement that is not prepared. */
export type StatementName = (query: { sql: string }) => string;

/**
 * Names for prepared statements, the same for the same SQL. A statement beyond the bound goes unnamed: a list filter of
 * any length makes new SQL, and the server keeps every name until the connection ends. Each caller has its own prefix,
 * since all share the connections.
 */
export function createStatementNames(prefix: string, max = MAX_NAMES): StatementName {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= max) return '';
    const name = `${prefix}_${names.size}`;
    names.set(sql, name);
    return name;
  };
}
