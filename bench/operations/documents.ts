/** The operations of the web client, as its compiler wrote them: what is measured is what browsers send. */
import { existsSync, readFileSync } from 'node:fs';
import type { Dialect } from './dialect.ts';

export interface WebDocument {
  name: string;
  text: string;
  /** By which the portal knows it, where the client sends that in place of the text. */
  id: string | undefined;
}

const ROOT = new URL('../../', import.meta.url);
const OPERATIONS = new URL('operations.json', ROOT);

/** The texts by their ids, where the compiler keeps them apart. */
const kept = (): Record<string, string> =>
  existsSync(OPERATIONS) ? JSON.parse(readFileSync(OPERATIONS, 'utf8')) : {};

/** Reads an operation. Throws an Error if the web client has none of this name. */
export function webDocument(name: string): WebDocument {
  const artifact = readFileSync(new URL(`web/src/__generated__/${name}.graphql.ts`, ROOT), 'utf8');
  const params = artifact.slice(artifact.indexOf('"params": {'));
  const id = /"id": "(\w+)"/.exec(params)?.[1];
  const written = /"text": ("(?:[^"\\]|\\.)*")/.exec(params)?.[1];
  const text = written ? JSON.parse(written) : id && kept()[id];
  if (!text) throw new Error(`The web client has no document ${name}.`);
  return { name, text, id };
}

/** The body as the web client posts it, with the whole document for servers that know no ids, or in a server's own words. */
export const toBody = (
  { name, text, id }: WebDocument,
  variables: object,
  { knowsIds, dialect }: { knowsIds: boolean; dialect?: Dialect | undefined },
): string => {
  const own = dialect?.[name];
  return JSON.stringify({
    ...(id && knowsIds ? { documentId: id } : { query: own?.text ?? text }),
    operationName: name,
    variables: own ? own.variables(variables) : variables,
  });
};
