import type { Bus } from './bus.ts';
import { SubscriberRegistry } from './subscriberRegistry.ts';

/** One process has the database to itself: changes are passed on directly. */
export function localBus(): Bus {
  const subscribers = new SubscriberRegistry(true);
  return {
    open: () => undefined,
    publish: (changes) => {
      for (const change of changes) subscribers.publish(change);
    },
    listen: (listener) => subscribers.listen(listener),
    closeAll: () => subscribers.closeAll(),
    close: async () => subscribers.closeAll(),
  };
}
