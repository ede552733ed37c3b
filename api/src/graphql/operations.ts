/**
 * The operations of the web client, known to the server by id (`operations.json`, which the Relay compiler writes): a
 * request for one of them carries its id in place of its text. Whoever has another text sends that, as ever.
 */
import { readFileSync } from 'node:fs';

/** The text of each operation by its id. */
export type Operations = ReadonlyMap<string, string>;

/** The name that an operation of the web client bears. */
export const nameOf = (text: string): string => /^\w+ (\w+)/.exec(text)?.[1] ?? 'unknown';

/** Beside the folders of both programs; the same from src and from dist. */
const FILE = new URL('../../../operations.json', import.meta.url);

export const readOperations = (): Operations =>
  new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>));
