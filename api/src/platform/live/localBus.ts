import type { Bus } from './bus.ts';
import { Switchboard } from './switchboard.ts';

/** One process has the database for itself: whoever changes something tells the others directly. */
export function localBus(): Bus {
  const switchboard = new Switchboard(true);
  return {
    open: () => undefined,
    publish: (changes) => {
      for (const change of changes) switchboard.tell(change);
    },
    listen: (listener) => switchboard.listen(listener),
    hangUp: () => switchboard.hangUp(),
    close: async () => switchboard.hangUp(),
  };
}
