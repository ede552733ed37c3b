/**
 * The stream behind a subscription: what concerns the viewer, for as long as he may know it. Whoever subscribed is
 * looked up again before anything is delivered and twice a minute; when he may no longer ask, the stream ends with the
 * refusal that a query would get.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Repeater } from 'graphql-yoga';
import type { SignedInContext, Viewer } from '../../operation/context.ts';
import { doorError } from '../../operation/errors.ts';
import type { Change, Signal } from '../../platform/live/change.ts';
import { viewerOfSession } from '../../viewer/sessions.ts';
import { Bell } from './bell.ts';
import { Inbox } from './inbox.ts';
import type { SubscriptionEvent } from './subscriptions.ts';

export const RECHECK_MS = 30_000;
/** How long looking the viewer up lets deliver: within a burst not every single value asks again. */
const CHECK_HOLDS_MS = 1_000;

export interface Watch<Value> {
  /** Whether a change is about what is watched. */
  concerns: (viewer: Viewer, change: Change) => boolean;
  /** What is delivered for the signals that have gathered. Throws a refusal to end the stream with it. */
  values: (signals: readonly Signal[], viewer: Viewer) => Promise<Delivery<Value>> | Delivery<Value>;
  /** For how many milliseconds signals gather before they are looked at; the first does not wait. */
  gather: number;
  /** Milliseconds between two looks at the viewer where nothing happens. */
  recheck?: number;
}

export interface Delivery<Value> {
  values: readonly Value[];
  /** Whether nothing can come after these. */
  isLast?: boolean;
}

/** Who the viewer is now. Throws the door's refusal when he may no longer ask. */
async function lookAgain(context: SignedInContext): Promise<Viewer> {
  const { id: userId, sessionId } = context.viewer;
  const viewer = await viewerOfSession(context, { userId, sessionId });
  if (!viewer) throw doorError('UNAUTHENTICATED');
  if (viewer.mustChangePassword) throw doorError('PASSWORD_CHANGE_REQUIRED');
  return viewer;
}

/** Nothing is held before the first value is asked for, so a stream that nobody reads costs nothing. */
export function watch<Value>(
  context: SignedInContext,
  { concerns, values, gather, recheck = RECHECK_MS }: Watch<Value>,
): AsyncIterable<SubscriptionEvent<Value>> {
  return new Repeater<SubscriptionEvent<Value>>(async (push, stop) => {
    const leave = context.streams.enter(context.viewer.id);
    const inbox = new Inbox();
    const bell = new Bell();
    let viewer = context.viewer;
    let checkedAt = Number.NEGATIVE_INFINITY;
    let isStopped = false;
    let isEnded = false;
    let hasBegun = false;

    const hearsOf = (signal: Signal) => signal.kind === 'CONNECTED' || concerns(viewer, signal);
    const unlisten = context.bus.listen({
      onSignal: (signal) => {
        const isAboutAccess = signal.kind === 'ACCESS' && signal.userId === viewer.id;
        if (isAboutAccess) checkedAt = Number.NEGATIVE_INFINITY;
        if (hearsOf(signal)) inbox.add(signal);
        else if (!isAboutAccess) return;
        bell.ring();
      },
      onEnd: () => {
        isEnded = true;
        bell.ring();
      },
    });
    stop.then(() => {
      isStopped = true;
      bell.ring();
    });

    const check = async () => {
      if (performance.now() - checkedAt < CHECK_HOLDS_MS) return;
      viewer = await lookAgain(context);
      checkedAt = performance.now();
    };

    /** Delivers what has gathered; answers whether that was all there will be. */
    const deliver = async (): Promise<boolean> => {
      const { values: news, isLast } = await values(inbox.takeAll().filter(hearsOf), viewer);
      for (const value of news) {
        await check();
        await push({ viewer, value });
        if (isStopped) return true;
      }
      return isLast ?? false;
    };

    try {
      for (;;) {
        await bell.wait(recheck);
        if (isStopped) return;
        if (isEnded) throw doorError('UNAVAILABLE', 1);
        if (hasBegun && !inbox.isEmpty) await sleep(gather);
        hasBegun = true;
        checkedAt = Number.NEGATIVE_INFINITY;
        await check();
        if (!inbox.isEmpty && (await deliver())) return;
      }
    } finally {
      unlisten();
      leave();
      stop();
    }
  });
}
