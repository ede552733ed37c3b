import type { ExecutionResult } from 'graphql-sse';
import { pageHeader } from '../live/thisPage';
import { NetworkFailure, toFailure, UnauthenticatedFailure } from './failures';
import { portalHeaders } from './portalHeaders';

/** The server sends something at least every twelve seconds; after this much silence the connection is lost. */
const SILENCE_MS = 40_000;

/** By its id, or by its text if it has no id. */
export type Operation = ({ documentId: string } | { query: string }) & {
  operationName?: string | undefined;
  variables: Record<string, unknown>;
};

/**
 * The results of one subscription over one connection, until the server completes it.
 *
 * @throws {NetworkFailure} the connection could not be made, or is lost
 * @throws {ServerFailure} the server's response was no stream
 * @throws {UnauthenticatedFailure} the session was refused before the stream began
 */
export async function* openStream(
  operation: Operation,
  signal: AbortSignal,
): AsyncGenerator<ExecutionResult, void> {
  // Loaded on demand: the sign-in page subscribes to nothing.
  const { createClient, NetworkError } = await import('graphql-sse');
  let isSilent = false;
  const watchdog = createWatchdog(() => {
    isSilent = true;
    client.dispose();
  });
  const client = createClient({
    url: '/graphql',
    headers: { ...portalHeaders(), ...pageHeader() },
    // The caller decides on a reconnect, because it knows why the connection ended.
    retryAttempts: 0,
    fetchFn: async (input: RequestInfo, init: RequestInit) => noticed(await fetch(input, init), watchdog.pet),
  });
  const leave = () => client.dispose();
  signal.addEventListener('abort', leave);
  try {
    // The client passes the whole object on; its types do not know that an operation may be sent by id.
    if (!signal.aborted)
      yield* client.iterate(operation as Operation & { query: string; operationName: string });
    if (isSilent) throw new NetworkFailure('The server stopped responding.');
  } catch (error) {
    const response = error instanceof NetworkError ? (error.response as Response | undefined) : undefined;
    if (response?.status === 401) throw new UnauthenticatedFailure();
    throw response ? await toFailure(response) : new NetworkFailure(error);
  } finally {
    signal.removeEventListener('abort', leave);
    watchdog.stop();
    client.dispose();
  }
}

function createWatchdog(bark: () => void) {
  let timer = window.setTimeout(bark, SILENCE_MS);
  const stop = () => window.clearTimeout(timer);
  const pet = () => {
    stop();
    timer = window.setTimeout(bark, SILENCE_MS);
  };
  return { pet, stop };
}

/** The response, with a callback for every chunk, including pings, which the client does not report. */
function noticed(response: Response, onPiece: () => void): Response {
  const notice = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      onPiece();
      controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(notice), response);
}
