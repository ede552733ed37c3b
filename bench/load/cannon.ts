/** The process that sends the load, so that the sender's work is in no server's figures. */
import autocannon from 'autocannon';
import { quantile } from '../measure/statistics.ts';
import type { Hits, Volley } from './volley.ts';

const TIMEOUT_SECONDS = 60;
const SAMPLE_MS = 50;

async function fire({ url, shots, connections, amount, isOnceEach, mustContain }: Volley): Promise<Hits> {
  const requests = shots.map(({ token, body }) => ({
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'x-portal-client': 'web',
      authorization: `Bearer ${token}`,
    },
    body,
  }));
  let clients = 0;
  const run = autocannon({
    url,
    connections,
    timeout: TIMEOUT_SECONDS,
    sampleInt: SAMPLE_MS,
    amount,
    requests: [requests[0]!],
    // Each connection begins at another place in the list; where every shot counts, each has its own part.
    setupClient: (client) => {
      const index = clients;
      clients += 1;
      client.setRequests(
        isOnceEach
          ? requests.filter((_request, place) => place % connections === index)
          : [...requests.slice(index % requests.length), ...requests.slice(0, index % requests.length)],
      );
    },
    ...(mustContain && { verifyBody: (body) => body.includes(mustContain) }),
  });
  const times: number[] = [];
  let start = performance.now();
  let last = start;
  run.on('start', () => {
    start = performance.now();
  });
  run.on('response', (_client, _status, _bytes, milliseconds: number) => {
    times.push(milliseconds);
    last = performance.now();
  });
  const { errors, mismatches, non2xx } = await run;
  if (errors || mismatches || non2xx)
    throw new Error(`${errors} requests failed, ${non2xx} were refused, ${mismatches} answered otherwise`);
  times.sort((one, other) => one - other);
  return {
    count: times.length,
    rate: times.length / ((last - start) / 1000),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  };
}

process.on('message', (volley: Volley) => {
  fire(volley).then(
    (hits) => process.send?.({ hits }),
    (error) => process.send?.({ error: String(error.message ?? error) }),
  );
});
process.once('disconnect', () => process.exit());
