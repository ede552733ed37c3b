/** Answers that go on: server-sent events, handed through as they come. */

export const isEventStream = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/**
 * The stream as it is sent: no proxy may buffer or change it, and it ends when the client goes away. The adapter to
 * Node's server releases a response's body only when it next writes to it, which for a client that does not read is
 * never.
 */
export function eventStream(response: Response, { signal }: Request): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store, no-transform');
  headers.set('x-accel-buffering', 'no');
  // No name of an encoding, whatever a proxy makes of it.
  headers.delete('content-encoding');
  const body = response.body && endedBy(signal, response.body);
  return new Response(body, { status: response.status, headers });
}

// Not pipeThrough with the signal: it would wait until the reader has taken what is on its way.
function endedBy(signal: AbortSignal, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const end = () => reader.cancel();
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (!done) return controller.enqueue(value);
      signal.removeEventListener('abort', end);
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
