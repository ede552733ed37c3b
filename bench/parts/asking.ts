/** Asking the portal over HTTP, one question at a time. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asker } from '../company/askers.ts';
import type { Running } from '../servers/launch.ts';

/** Runs a document of a script. Throws an Error with the first message where there are errors. */
export async function askGraph(
  { url }: Running,
  { token }: Asker,
  query: string,
  variables: object = {},
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
): Promise<any> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/** Starts a batch and returns its id. Throws an Error where it is refused. */
export async function startBatch(
  portal: Running,
  asker: Asker,
  type: 'PayrollBatch' | 'TaxDocumentBatch',
  input: object,
): Promise<string> {
  const query = `mutation ($input: Start${type}Input!) { result: start${type}(input: $input) {
    ... on Error { message } ... on Start${type}Payload { batch { id } } } }`;
  const { result } = await askGraph(portal, asker, query, { input });
  if (!result.batch) throw new Error(`The batch was refused: ${result.message}`);
  return result.batch.id;
}

/** How often a batch is polled for its progress. */
const LOOK_MS = 50;

/** Waits until a batch is at its end; returns how many of it were done. */
export async function untilFinished(
  portal: Running,
  asker: Asker,
  type: 'PayrollBatch' | 'TaxDocumentBatch',
  id: string,
): Promise<number> {
  const query = `query ($id: ID!) { node(id: $id) { ... on ${type} { finishedAt done } } }`;
  for (;;) {
    await sleep(LOOK_MS);
    const { finishedAt, done } = (await askGraph(portal, asker, query, { id })).node;
    if (finishedAt) return done;
  }
}

/** Reads a REST path to the end. Throws an Error for anything but 200. */
export async function askRest({ url }: Running, { token }: Asker, path: string): Promise<void> {
  const response = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`GET ${path} answered ${response.status}`);
}
