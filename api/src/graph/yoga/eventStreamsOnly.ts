/** Subscriptions are sent only as server-sent events. */
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { problem } from '../../platform/http/problem.ts';

const EVENTS = 'text/event-stream';

// Yoga would also send multipart responses, which have nothing to keep the connection open.
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
