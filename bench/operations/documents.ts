/** The operations of the web client as its compiler wrote them, because browsers send those. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { leaveOut } from './leaveOut.ts';

export interface WebDocument {
  name: string;
  text: string;
  /** The id that the client sends instead of the text. */
  id: string | undefined;
}

const ROOT = new URL('../../', import.meta.url);
const OPERATIONS = new URL('api/operations/today.json', ROOT);

/** The texts by id, where the compiler stores them separately. */
const kept = (): Record<string, string> =>
  existsSync(OPERATIONS) ? JSON.parse(readFileSync(OPERATIONS, 'utf8')) : {};

const without = (text: string, regions: readonly string[], name: string): WebDocument => {
  const left = leaveOut(text, regions);
  return { name, text: left, id: createHash('sha256').update(left).digest('hex') };
};

/**
 * Reads an operation, without the named regions of its screen, if any; it then has its own id. Throws an Error if the
 * web client has none of this name.
 */
export function webDocument(name: string, regions: readonly string[] = []): WebDocument {
  const artifact = readFileSync(new URL(`web/src/__generated__/${name}.graphql.ts`, ROOT), 'utf8');
  const params = artifact.slice(artifact.indexOf('"params": {'));
  const id = /"id": "(\w+)"/.exec(params)?.[1];
  const written = /"text": ("(?:[^"\\]|\\.)*")/.exec(params)?.[1];
  const text = written ? JSON.parse(written) : id && kept()[id];
  if (!text) throw new Error(`The web client has no document ${name}.`);
  return regions.length > 0 ? without(text, regions, name) : { name, text, id };
}

/** The body as the web client posts it, with the whole document for servers that know no ids. */
export const toBody = (
  { name, text, id }: WebDocument,
  variables: object,
  { knowsIds }: { knowsIds: boolean },
): string =>
  JSON.stringify({
    ...(id && knowsIds ? { documentId: id } : { query: text }),
    operationName: name,
    variables,
  });
