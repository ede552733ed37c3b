/**
 * A street and the apartment or suite, which forms since December 2026 and the upload files require separately. Pure.
 */

/** 'Apt 3', 'Suite 200', 'Unit B', '#4' at the end of a line. */
const ROOM =
  /^(.*[^\s,]),?\s+((?:(?:apt|apartment|suite|ste|unit|room|rm|floor|fl|lot)\b\.?\s*#?\s*|#\s*)(?:\d[\p{L}\d-]{0,7}|\p{L}-?\d{0,5}))$/iu;

export interface StreetParts {
  street: string;
  /** Empty where the line names none. */
  room: string;
}

/** '12 Elm Street, Apt 3' is '12 Elm Street' and 'Apt 3'; a line in which no room is found stays whole. */
export function streetParts(line: string): StreetParts {
  const [, street, room] = ROOM.exec(line.trim()) ?? [];
  return street && room ? { street, room } : { street: line.trim(), room: '' };
}
