/**
 * The stream behind a subscription: changes that concern the viewer, as long as they may see them. The viewer is
 * rechecked before every delivery and twice a minute. If they may no longer subscribe, the stream ends with the error
 * that a query would get. Changes caused by the subscribed page itself are left out.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Repeater } from 'graphql-yoga';
import type { SignedInContext, Viewer } from '../../operation/context.ts';
import { requestError, unavailableError } from '../../operation/errors.ts';
import type { Change, Signal } from '../../platform/live/change.ts';
import { findDuty } from '../../viewer/duties.ts';
import { loadSessionViewer } from '../../viewer/sessions.ts';
import type { SubscriptionEvent } from '../pipeline/runSubscription.ts';
import { AsyncSignal } from './asyncSignal.ts';
import { SignalBuffer } from './signalBuffer.ts';

export const RECHECK_MS = 30_000;
/** How long a check of the viewer stays valid, so that a burst of values does not recheck each time. */
const CHECK_HOLDS_MS = 1_000;

export interface Watch<Value> {
  /** Whether a change matters to this subscription. */
  concerns: (viewer: Viewer, change: Change) => boolean;
  /** What to deliver for the collected signals. Throws an error to end the stream with it. */
  values: (signals: readonly Signal[], viewer: Viewer) => Promise<Delivery<Value>> | Delivery<Value>;
  /** How many milliseconds to collect signals; the first one is delivered at once. */
  gather: number;
  /** Milliseconds between two checks of an idle viewer. */
  recheck?: number;
}

export interface Delivery<Value> {
  values: readonly Value[];
  /** Whether nothing can follow these. */
  isLast?: boolean;
}

/** Reloads the viewer. Throws the entry point's error if they may no longer subscribe. */
async function lookAgain(context: SignedInContext): Promise<Viewer> {
  const { id: userId, sessionId } = context.viewer;
  const viewer = await loadSessionViewer(context, { userId, sessionId });
  if (!viewer) throw requestError('UNAUTHENTICATED');
  const duty = findDuty(viewer);
  if (duty) throw requestError(duty);
  return viewer;
}

/** The signal without the page that caused it, so that others get it once. */
function withoutPage(signal: Signal): Signal {
  if (!('page' in signal)) return signal;
  const { page: _page, ...change } = signal;
  return change;
}

/** Nothing is opened before the first value is requested, so a stream that no one reads costs nothing. */
export function watch<Value>(
  context: SignedInContext,
  { concerns, values, gather, recheck = RECHECK_MS }: Watch<Value>,
): AsyncIterable<SubscriptionEvent<Value>> {
  return new Repeater<SubscriptionEvent<Value>>(async (push, stop) => {
    const leave = context.streams.enter(context.viewer.id);
    const buffer = new SignalBuffer();
    const wakeUp = new AsyncSignal();
    let viewer = context.viewer;
    let checkedAt = Number.NEGATIVE_INFINITY;
    let isStopped = false;
    let isEnded = false;
    let hasBegun = false;

    const { page: ownPage } = context.request;
    const isSubscribedTo = (signal: Signal) => signal.kind === 'CONNECTED' || concerns(viewer, signal);
    const unlisten = context.bus.listen({
      onSignal: (published) => {
        if (ownPage && 'page' in published && published.page === ownPage) return;
        const signal = withoutPage(published);
        const isAboutAccess = signal.kind === 'ACCESS' && signal.userId === viewer.id;
        if (isAboutAccess) checkedAt = Number.NEGATIVE_INFINITY;
        if (isSubscribedTo(signal)) buffer.add(signal);
        else if (!isAboutAccess) return;
        wakeUp.ring();
      },
      onEnd: () => {
        isEnded = true;
        wakeUp.ring();
      },
    });
    stop.then(() => {
      isStopped = true;
      wakeUp.ring();
    });

    const check = async () => {
      if (performance.now() - checkedAt < CHECK_HOLDS_MS) return;
      viewer = await lookAgain(context);
      checkedAt = performance.now();
    };

    /** Delivers what was collected; returns whether the stream is complete. */
    const deliver = async (): Promise<boolean> => {
      const { values: news, isLast } = await values(buffer.takeAll().filter(isSubscribedTo), viewer);
      for (const value of news) {
        await check();
        await push({ viewer, value });
        if (isStopped) return true;
      }
      return isLast ?? false;
    };

    try {
      for (;;) {
        await wakeUp.wait(recheck);
        if (isStopped) return;
        if (isEnded) throw unavailableError('stopping');
        if (hasBegun && !buffer.isEmpty) await sleep(gather);
        hasBegun = true;
        checkedAt = Number.NEGATIVE_INFINITY;
        await check();
        if (!buffer.isEmpty && (await deliver())) return;
      }
    } finally {
      unlisten();
      leave();
      stop();
    }
  });
}
