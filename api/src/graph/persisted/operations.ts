/**
 * The operations known by ID, as persisted by the Relay compiler. A request for one sends its ID instead of its text.
 */
import { readFileSync } from 'node:fs';

/** The text of each operation by ID. */
export type Operations = ReadonlyMap<string, string>;

/** The name of an operation. */
export const readOperationName = (text: string): string => /^\w+ (\w+)/.exec(text)?.[1] ?? 'unknown';

/** Reads JSON files, `{ [id]: text }`. */
export const readOperations = (files: readonly URL[]): Operations =>
  new Map(
    files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)),
  );
