import type { Listener } from './bus.ts';
import type { Change } from './change.ts';
import { RecentChanges } from './recentChanges.ts';

/** The subscribers of this process. */
export class SubscriberRegistry {
  readonly #listeners = new Set<Listener>();
  readonly #recent = new RecentChanges();
  #hasHungUp = false;
  #isConnected: boolean;

  constructor(isConnected: boolean) {
    this.#isConnected = isConnected;
  }

  publish(change: Change): void {
    this.#recent.add(change);
    for (const listener of this.#listeners) listener.onSignal(change);
  }

  /** From now on every change arrives here; current subscribers may have missed some. */
  connected(): void {
    this.#isConnected = true;
    for (const listener of this.#listeners) listener.onSignal({ kind: 'CONNECTED' });
  }

  disconnected(): void {
    this.#isConnected = false;
  }

  listen(listener: Listener): () => void {
    if (this.#hasHungUp) listener.onEnd();
    else this.#welcome(listener);
    return () => this.#listeners.delete(listener);
  }

  closeAll(): void {
    this.#hasHungUp = true;
    for (const listener of this.#listeners) listener.onEnd();
    this.#listeners.clear();
  }

  #welcome(listener: Listener): void {
    this.#listeners.add(listener);
    if (!this.#isConnected) return;
    listener.onSignal({ kind: 'CONNECTED' });
    for (const change of this.#recent.list()) listener.onSignal(change);
  }
}
