/** Servers are compared only where they return the same. */
import { toBody, type WebDocument } from '../operations/documents.ts';
import type { Question } from '../operations/operation.ts';
import type { Running } from '../servers/launch.ts';

type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null;

/** The path of the first difference, and both sides of it; undefined if there is none. */
export function difference(one: Json, other: Json, path = 'data'): string | undefined {
  if (isObject(one) && isObject(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const found = difference(one[key], other[key], `${path}.${key}`);
      if (found) return found;
    }
    return undefined;
  }
  return one === other ? undefined : `${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
}

/** Sends one request. Throws an Error when the response has errors or no data. */
export async function ask(
  server: Running,
  document: WebDocument,
  { asker, variables }: Question,
): Promise<Json> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'x-portal-client': 'web',
      authorization: `Bearer ${asker.token}`,
    },
    body: toBody(document, variables, server),
  });
  const text = await response.text();
  const { data, errors } = JSON.parse(text);
  if (response.status !== 200 || errors || !data)
    throw new Error(
      `"${server.name}" answers ${document.name} with ${response.status}: ${text.slice(0, 500)}`,
    );
  return data;
}

/** Throws an Error with the first difference between the responses of the first server and of the others. */
export async function assertSameResponses(
  [first, ...others]: readonly Running[],
  document: WebDocument,
  questions: readonly Question[],
): Promise<void> {
  for (const question of questions) {
    const expected = await ask(first!, document, question);
    for (const other of others) {
      const found = difference(expected, await ask(other, document, question));
      if (found)
        throw new Error(
          `"${first!.name}" and "${other.name}" answer ${document.name} differently at ${found}`,
        );
    }
  }
}
