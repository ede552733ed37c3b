/** Asking the portal over HTTP, one question at a time. */
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

/** Reads a REST path to the end. Throws an Error for anything but 200. */
export async function askRest({ url }: Running, { token }: Asker, path: string): Promise<void> {
  const response = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`GET ${path} answered ${response.status}`);
}
