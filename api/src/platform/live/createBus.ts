import type { Bus, BusOptions } from './bus.ts';
import { postgresBus } from './postgresBus.ts';
import { SubscriberRegistry } from './subscriberRegistry.ts';

/** For a process with its own database: passes changes on directly. */
function localBus(): Bus {
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

export const createBus = (options: BusOptions): Bus =>
  options.database.embedded ? localBus() : postgresBus(options);
