/**
 * The operations of the web client, known to the server by id (`operations.json`, which the Relay compiler writes): a
 * request for one of them carries its id in place of its text. Whoever has another text sends that, as ever. Those of
 * earlier clients (`operations.released.json`) stay known, for pages that were open before a deploy.
 */
import { readFileSync } from 'node:fs';

/** The text of each operation by its id. */
export type Operations = ReadonlyMap<string, string>;

/** The name that an operation of the web client bears. */
export const readOperationName = (text: string): string => /^\w+ (\w+)/.exec(text)?.[1] ?? 'unknown';

/** Beside the folders of both programs; the same from src and from dist. */
const FILES = ['operations.json', 'operations.released.json'];

export const readOperations = (): Operations =>
  new Map(
    FILES.flatMap((name) => {
      const file = new URL(`../../../../${name}`, import.meta.url);
      return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    }),
  );
