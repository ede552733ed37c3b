import type { GraphQLResponse, INetwork, RequestParameters } from 'relay-runtime';
import { Observable } from 'relay-runtime';
import { expect, it } from 'vitest';
import { pageHeader } from '../live/thisPage';
import { steadyNetwork, WHOLE_OR_NOTHING } from './steadyNetwork';

const operation = (operationKind: 'query' | 'mutation'): RequestParameters => ({
  name: operationKind,
  id: operationKind,
  text: null,
  operationKind,
  metadata: {},
});

/** A network whose responses the test provides, in the order of the requests. */
function network() {
  const waiting: ((response: GraphQLResponse | Promise<never>) => void)[] = [];
  const log: string[] = [];
  let onSent = () => {};
  const execute: INetwork['execute'] = ({ name }) =>
    Observable.from(
      new Promise<GraphQLResponse>((resolve) => {
        log.push(`${name} sent`);
        waiting.push((response) => {
          log.push(`${name} answered`);
          resolve(response);
        });
        onSent();
      }),
    );
  const { execute: send } = steadyNetwork({ execute });
  return {
    waiting,
    log,
    ask: (kind: 'query' | 'mutation', metadata?: object) =>
      send(operation(kind), {}, metadata ? { metadata: { ...metadata } } : {}).toPromise(),
    /** Waits until so many requests have been sent. */
    sent: async (count: number) => {
      while (waiting.length < count)
        await new Promise<void>((resolve) => {
          onSent = resolve;
        });
    },
  };
}

it('repeats a query whose response may be older than a mutation’s change', async () => {
  const { ask, waiting, sent } = network();
  const query = ask('query');
  const mutation = ask('mutation');
  waiting[1]!({ data: { changed: true } });
  await mutation;
  waiting[0]!({ data: { day: 'before' } });
  await sent(3);
  waiting[2]!({ data: { day: 'after' } });
  expect(await query).toEqual({ data: { day: 'after' } });
});

it('sends a background query after the mutation under way, and once', async () => {
  const { ask, waiting, sent, log } = network();
  const mutation = ask('mutation');
  const background = ask('query', WHOLE_OR_NOTHING);
  waiting[0]!({ data: { changed: true } });
  await mutation;
  await sent(2);
  waiting[1]!({ data: { day: 'after' } });
  expect(await background).toEqual({ data: { day: 'after' } });
  expect(log).toEqual(['mutation sent', 'mutation answered', 'query sent', 'query answered']);
});

it('accepts the response when no mutation has overlapped it', async () => {
  const { ask, waiting } = network();
  const query = ask('query');
  waiting[0]!({ data: { day: 'now' } });
  expect(await query).toEqual({ data: { day: 'now' } });
  expect(waiting).toHaveLength(1);
});

it('gives up after two repeats', async () => {
  const { ask, waiting, sent, log } = network();
  const query = ask('query');
  for (let round = 1; round <= 3; round += 1) {
    const answer = waiting.at(-1)!;
    const mutation = ask('mutation');
    waiting.at(-1)!({ data: {} });
    await mutation;
    const before = waiting.length;
    answer({ data: { round } });
    if (round < 3) await sent(before + 1);
  }
  expect(await query).toEqual({ data: { round: 3 } });
  expect(log.filter((what) => what === 'query sent')).toHaveLength(3);
});

it('drops a background response with an error', async () => {
  const { ask, waiting } = network();
  const response: GraphQLResponse = { data: { day: null }, errors: [{ message: 'away' } as never] };
  const [background, first] = [ask('query', WHOLE_OR_NOTHING), ask('query')];
  for (const respond of waiting) respond(response);
  await expect(background).rejects.toThrow('missing');
  expect(await first).toEqual(response);
});

it.each([
  ['keeps the name of the page', 'whole', { data: { changed: true } }, false],
  ['changes it', 'missing a part', { data: { changed: true }, errors: [{ message: 'away' } as never] }, true],
  ['changes it', 'lost', null, true],
])('%s when the response to a mutation is %s', async (_what, _how, response, isRenamed) => {
  const { ask, waiting } = network();
  const before = pageHeader();
  const mutation = ask('mutation').catch(() => undefined);
  waiting[0]!(response ?? Promise.reject(new Error('Can’t reach the server.')));
  await mutation;
  expect(pageHeader()['x-portal-page'] !== before['x-portal-page']).toBe(isRenamed);
});
