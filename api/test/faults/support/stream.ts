/** A client with an open page: receives the server's changes as they come. */
import { onTestFinished } from 'vitest';
import type { Person } from './client.ts';

interface Told {
  data?: { changes: { kind: string; userId: string | null } };
  errors?: { extensions: { code: string } }[];
}

/**
 * Opens the stream and waits until it works. `next` returns the next event: a kind, the code of a refusal, 'complete'
 * if the server ended the stream normally, and 'lost' if the connection broke. `leave` closes the page.
 */
export async function follow(
  url: string,
  { token }: Person,
): Promise<{ next: () => Promise<string>; leave: () => void }> {
  const away = new AbortController();
  const leave = () => away.abort();
  onTestFinished(leave);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query: 'subscription { changes { kind userId } }' }),
    signal: away.signal,
  });
  const events = readEvents(response.body!);
  const next = async () => (await events.next()).value ?? 'lost';
  const first = await next();
  if (first !== 'CONNECTED') throw new Error(`The stream began with ${first}.`);
  return { next, leave };
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) return;
    const events = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('event: complete')) yield 'complete';
      else if (event.startsWith('event: next')) yield toMeaning(JSON.parse(event.slice(event.indexOf('{'))));
    }
  }
}

const toMeaning = ({ data, errors }: Told): string =>
  errors?.[0]?.extensions.code ?? data?.changes.kind ?? 'nothing';
