/** Loads the rows that a page's entries select, once for each distinct selection. */

/** Rows by key. */
export type Load<Row> = (query: object) => Promise<Map<string, Row>>;

export function createLoad<Row extends { id: string }>(find: (query: object) => Promise<Row[]>): Load<Row> {
  const loading = new Map<string, Promise<Map<string, Row>>>();
  return (query) => {
    const selection = JSON.stringify(query);
    const known = loading.get(selection);
    if (known) return known;
    const rows = find(query).then((found) => new Map(found.map((row) => [row.id, row])));
    loading.set(selection, rows);
    return rows;
  };
}
