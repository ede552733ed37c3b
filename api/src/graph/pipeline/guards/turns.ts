/**
 * Makes one caller's operations take turns, so that no one waits for someone else's flood, and rejects what exceeds the
 * queue.
 */
import { GraphQLError } from 'graphql';
import type { Context } from '../../../operation/context.ts';
import type { CallerTurns } from '../../../operation/services.ts';
import type { Pace } from '../../../platform/lib/pace.ts';
import { CallerGone, TooManyWaiting, type TurnLimits, Turns } from '../../../platform/lib/turns.ts';
import { UNAVAILABLE } from '../../../platform/lib/unavailable.ts';
import { toCaller } from '../../../viewer/client.ts';
import type { Guard } from '../guard.ts';

export const TURN_LIMITS = {
  texts: { atOnce: 4, mostWaiting: 100 },
  operations: { atOnce: 4, mostWaiting: 100 },
  // Enough for everything a caller's operations can request at once.
  documents: { atOnce: 2, mostWaiting: 100 },
  uploads: { atOnce: 2, mostWaiting: 100 },
} as const satisfies Record<string, TurnLimits>;

const RETRY_AFTER_SECONDS = 1;

export const createTurns = (pace: Pace): CallerTurns => ({
  texts: new Turns(TURN_LIMITS.texts, pace),
  operations: new Turns(TURN_LIMITS.operations, pace),
  // Threads of their own make them, and one operation may ask for many.
  documents: new Turns(TURN_LIMITS.documents),
  uploads: new Turns(TURN_LIMITS.uploads, pace),
});

const tooMany = (): GraphQLError =>
  new GraphQLError('Too many requests at once. Please try again in a moment.', {
    extensions: {
      code: 'RATE_LIMITED',
      retryAfter: RETRY_AFTER_SECONDS,
      http: { status: 429, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
    },
  });

/** The response to a caller who has disconnected. No one reads it. */
const gone = (): GraphQLError =>
  new GraphQLError(UNAVAILABLE.givenUp, { extensions: { code: 'UNAVAILABLE' } });

export function asRefusal(failure: unknown): never {
  if (failure instanceof TooManyWaiting) throw tooMany();
  if (failure instanceof CallerGone) throw gone();
  throw failure;
}

/** Runs the work in its caller's turn. Throws RATE_LIMITED if too much of the caller's work is waiting already. */
export const runInTurn = <Result>(
  turns: Turns,
  context: Context,
  work: () => Result | Promise<Result>,
): Promise<Result> => {
  const { viewer, request } = context;
  return turns.run(toCaller(viewer, request), work, request.onGone).catch(asRefusal);
};

/** Only queries and mutations, because an idle stream is not running. */
export const turns: Guard<'execute'> = {
  runs: 'execute',
  run: (context, work) => runInTurn(context.turns.operations, context, work),
};
