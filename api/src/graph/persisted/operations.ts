/**
 * The operations that are known by id, as the Relay compiler persists them: a request for one of them carries its id in
 * place of its text.
 */
import { readFileSync } from 'node:fs';

/** The text of each operation by its id. */
export type Operations = ReadonlyMap<string, string>;

/** The name that an operation bears. */
export const readOperationName = (text: string): string => /^\w+ (\w+)/.exec(text)?.[1] ?? 'unknown';

/** Of files of JSON, `{ [id]: text }`. */
export const readOperations = (files: readonly URL[]): Operations =>
  new Map(
    files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)),
  );
