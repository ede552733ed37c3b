/** Rows as JSON, their whole numbers as texts: a rounded sequence would be another. */
export const toJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
