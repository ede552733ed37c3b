/** The most statements to prepare on each connection; the portal has a few hundred. */
const MAX_NAMES = 500;

/** The name of a statement; empty if it is not prepared. */
export type StatementName = (query: { sql: string }) => string;

/**
 * Names for prepared statements: the same SQL gets the same name. Statements beyond the limit stay unnamed, because
 * list filters of any length create new SQL, and the server keeps every name until the connection ends. Each caller has
 * its own prefix, because all share the connections.
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
