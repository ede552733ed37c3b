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

/** A network whose responses the test gives, in the order of the requests. */
function network() {
  const waiting: ((response: GraphQLResponse | Promise<never>) => void)[] = [];
  const execute: INetwork['execute'] = () =>
    Observable.from(new Promise<GraphQLResponse>((resolve) => waiting.push(resolve)));
  const { execute: send } = steadyNetwork({ execute });
  return {
    waiting,
    ask: (kind: 'query' | 'mutation', metadata?: object) =>
      send(operation(kind), {}, metadata ? { metadata: { ...metadata } } : {}).toPromise(),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('sends a query again whose response may be older than what a mutation has changed', async () => {
  const { ask, waiting } = network();
  const query = ask('query');
  const mutation = ask('mutation');
  waiting[1]!({ data: { changed: true } });
  await mutation;
  waiting[0]!({ data: { day: 'before' } });
  await settle();
  waiting[2]!({ data: { day: 'after' } });
  expect(await query).toEqual({ data: { day: 'after' } });
});

it('sends what is wanted in the background after the mutation that is under way, and once', async () => {
  const { ask, waiting } = network();
  const mutation = ask('mutation');
  const background = ask('query', WHOLE_OR_NOTHING);
  await settle();
  expect(waiting).toHaveLength(1);
  waiting[0]!({ data: { changed: true } });
  await mutation;
  await settle();
  waiting[1]!({ data: { day: 'after' } });
  expect(await background).toEqual({ data: { day: 'after' } });
  expect(waiting).toHaveLength(2);
});

it('takes the response as it is where no mutation has crossed it', async () => {
  const { ask, waiting } = network();
  const query = ask('query');
  waiting[0]!({ data: { day: 'now' } });
  expect(await query).toEqual({ data: { day: 'now' } });
  expect(waiting).toHaveLength(1);
});

it('stops sending again after two repeats', async () => {
  const { ask, waiting } = network();
  const query = ask('query');
  for (let sent = 1; sent <= 3; sent += 1) {
    const mutation = ask('mutation');
    waiting.pop()!({ data: {} });
    await mutation;
    waiting.pop()!({ data: { sent } });
    await settle();
  }
  expect(await query).toEqual({ data: { sent: 3 } });
});

it('drops a response with an error where only a whole one is wanted', async () => {
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
