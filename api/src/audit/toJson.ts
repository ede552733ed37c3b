/** Rows as JSON with bigints as text, because rounding would change a sequence. */
export const toJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
