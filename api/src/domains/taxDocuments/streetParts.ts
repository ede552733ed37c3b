/** Splits a street from the apartment or suite, as forms since December 2026 and the upload files require. Pure. */

/** 'Apt 3', 'Suite 200', 'Unit B', '#4' at the end of a line. */
const ROOM =
  /^(.*[^\s,]),?\s+((?:(?:apt|apartment|suite|ste|unit|room|rm|floor|fl|lot)\b\.?\s*#?\s*|#\s*)(?:\d[\p{L}\d-]{0,7}|\p{L}-?\d{0,5}))$/iu;

export interface StreetParts {
  street: string;
  /** Empty if the line has none. */
  room: string;
}

/** '12 Elm Street, Apt 3' becomes '12 Elm Street' and 'Apt 3'; a line without a room stays whole. */
export function streetParts(line: string): StreetParts {
  const [, street, room] = ROOM.exec(line.trim()) ?? [];
  return street && room ? { street, room } : { street: line.trim(), room: '' };
}
