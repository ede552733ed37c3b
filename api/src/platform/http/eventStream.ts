/** Responses that continue: server-sent events, passed on as they arrive. */

export const isEventStream = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/**
 * The stream as sent: no proxy may buffer or change it, and it ends when the client disconnects. The adapter for Node's
 * server releases a body only on its next write, which never happens for a client that does not read.
 */
export function eventStream(response: Response, { signal }: Request): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store, no-transform');
  headers.set('x-accel-buffering', 'no');
  // Without a content encoding, which a proxy might apply.
  headers.delete('content-encoding');
  const body = response.body && endedBy(signal, response.body);
  return new Response(body, { status: response.status, headers });
}

// Not pipeThrough with the signal, which would wait until the reader has taken what is in transit.
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
