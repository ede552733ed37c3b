/** Sends requests to the portal over HTTP, one at a time. */
import type { Asker } from '../company/askers.ts';
import type { Running } from '../servers/launch.ts';

/** Runs a script's document. Throws an Error with the first message if there are errors. */
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

/** The subscriptions that follow batches. */
const PROGRESS = { PayrollBatch: 'payrollBatchProgress', TaxDocumentBatch: 'taxDocumentBatchProgress' };

/** Starts a batch and returns its id. Throws an Error if it is refused. */
export async function startBatch(
  portal: Running,
  asker: Asker,
  type: keyof typeof PROGRESS,
  input: object,
): Promise<string> {
  const query = `mutation ($input: Start${type}Input!) { result: start${type}(input: $input) {
    ... on Error { message } ... on Start${type}Payload { batch { id } } } }`;
  const { result } = await askGraph(portal, asker, query, { input });
  if (!result.batch) throw new Error(`The batch was refused: ${result.message}`);
  return result.batch.id;
}

const PATIENCE_MS = 10 * 60_000;

/**
 * Follows a batch to its end, as an open page does; returns how many people are done. Throws an Error if the end does
 * not come.
 */
export async function untilFinished(
  { url }: Running,
  { token }: Asker,
  type: keyof typeof PROGRESS,
  id: string,
): Promise<number> {
  const query = `subscription ($id: ID!) { batch: ${PROGRESS[type]}(id: $id) { finishedAt done } }`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query, variables: { id } }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // The server ends the stream after the event that marks the batch as finished.
  const text = await response.text().catch((error) => {
    throw new Error(`The ${type} has not finished: ${error.message}`);
  });
  const last = [...text.matchAll(/^data: (\{.+)$/gm)].at(-1)?.[1] ?? '{}';
  const { finishedAt, done } = JSON.parse(last).data?.batch ?? {};
  if (!finishedAt) throw new Error(`The ${type} ended with: ${text.slice(-500)}`);
  return done;
}

/** Reads a REST path to the end. Throws an Error for anything but 200. */
export async function askRest({ url }: Running, { token }: Asker, path: string): Promise<void> {
  const response = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`GET ${path} answered ${response.status}`);
}
