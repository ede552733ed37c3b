/** Rows of a page that fields of its entries select, loaded once for each different selection. */

/** Rows by their keys. */
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
