import { Network } from 'relay-runtime';
import { beforeEach, expect, it } from 'vitest';
import query, { type StatementScreenQuery } from '../../__generated__/StatementScreenQuery.graphql';
import { beginAct } from '../live/thisPage';
import { entry, prefetch, screenRoute } from './entry';
import { createEnvironment, replaceEnvironment } from './environment';

let requests: number;
beforeEach(() => {
  requests = 0;
  replaceEnvironment(
    createEnvironment(
      Network.create(() => {
        requests += 1;
        return new Promise(() => undefined);
      }),
    ),
  );
});

const screen = entry<StatementScreenQuery>({
  query,
  variables: ({ params }) => ({ runId: params.runId ?? '' }),
  Component: async () => () => null,
});
let visits = 0;
/** Points at the link to a screen, runs the callback, and clicks the link. */
async function open(between: () => void = () => undefined) {
  visits += 1;
  const params = { runId: `run ${visits}` };
  const url = new URL(`http://localhost/statements/${visits}`);
  prefetch(screen, { url, params });
  between();
  const request = new Request(url);
  await screenRoute(screen).loader({ request, params, context: {}, unstable_pattern: '', url } as never);
}

it('shows the data requested when the link was hovered', async () => {
  await open();
  expect(requests).toBe(1);
});

it('requests the data again if the page has changed something since', async () => {
  await open(() => beginAct()('whole'));
  expect(requests).toBe(2);
});
