// The server's lists accept a row number, counted from 0, in place of a row's cursor.
const toCursor = (row: number) => btoa(`OffsetConnection:${row}`);

/** The arguments of a connection for a page counted from 1. */
export function numberedPage(page: number, size: number): { first: number; after: string | null } {
  return { first: size, after: page > 1 ? toCursor((page - 1) * size - 1) : null };
}
