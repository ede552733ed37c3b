/** Subscriptions are sent as server-sent events, and in no other way. */
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { problem } from '../../platform/http/problem.ts';

const EVENTS = 'text/event-stream';

// Yoga would send multipart responses as well, without anything in between that keeps the connection open.
const notAcceptable = () =>
  problem({
    status: 406,
    code: 'NOT_ACCEPTABLE',
    error: `Subscriptions are sent as server-sent events: send the header Accept: ${EVENTS}.`,
  });

export const eventStreamsOnly = (): Plugin => ({
  onResultProcess: ({ request, result, setResultProcessor }) => {
    if (isAsyncIterable(result) && !request.headers.get('accept')?.includes(EVENTS))
      setResultProcessor(notAcceptable, 'application/json');
  },
});
