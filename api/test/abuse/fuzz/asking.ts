/** Sends the requests of a round and fills in the values known by then. */
import type { TestPortal } from '../../support/portal.ts';
import type { Caller } from '../stage.ts';
import type { FuzzRequest } from './restRequests.ts';
import { fillIn, harvest, type Pool } from './values.ts';
import type { SentRequest } from './verdict.ts';

/** A busy machine may refuse a request with 503, which means try again. */
const MOST_TRIES = 5;

const isBusy = ({ response, text }: SentRequest) =>
  response.status === 503 || /"code":"(UNAVAILABLE|TOO_SLOW)"/.test(text);

/** Sends the request and adds the values in its response to the pool. */
export async function askPortal(
  portal: TestPortal,
  pool: Pool,
  request: FuzzRequest,
  { token, ipAddress }: Caller,
): Promise<SentRequest> {
  const { method, monday } = request;
  const path = fillIn(request.path, pool, monday);
  const body = request.body === undefined ? undefined : fillIn(request.body, pool, monday);
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...request.headers };

  async function attempt(): Promise<SentRequest> {
    const gone = new AbortController();
    const response = await portal.app.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers,
        signal: gone.signal,
        ...(body !== undefined && { body }),
      }),
      { requestId: 'fuzz', ipAddress },
    );
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (isStream) await response.body?.cancel();
    const text = isStream ? '' : await response.text();
    gone.abort();
    return { method, path, response, text };
  }

  let sent = await attempt();
  for (let tries = 1; isBusy(sent) && tries < MOST_TRIES; tries += 1) sent = await attempt();
  harvest(pool, sent.text);
  return sent;
}
