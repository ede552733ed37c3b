import { changeKey, type News, type Signal } from '../../platform/live/change.ts';

/** Per kind. A list that shows more people is refetched as a whole anyway. */
const MOST_OF_A_KIND = 20;

/**
 * Signals not yet delivered to a subscriber, without duplicates. Its size is limited: many changes of a kind become one
 * without a person, and a CONNECTED discards everything before it.
 */
export class SignalBuffer {
  #isConnected = false;
  #changes = new Map<string, News>();

  add(signal: Signal): void {
    if (signal.kind === 'CONNECTED') {
      this.#isConnected = true;
      this.#changes.clear();
      return;
    }
    if (this.#changes.has(signal.kind + MANY)) return;
    this.#changes.set(changeKey(signal), signal);
    const alike = [...this.#changes].filter(([, { kind }]) => kind === signal.kind);
    if (alike.length <= MOST_OF_A_KIND) return;
    for (const [key] of alike) this.#changes.delete(key);
    this.#changes.set(signal.kind + MANY, { kind: signal.kind });
  }

  get isEmpty(): boolean {
    return !this.#isConnected && this.#changes.size === 0;
  }

  /** Removes and returns everything, CONNECTED first. */
  takeAll(): Signal[] {
    const signals: Signal[] = [...this.#changes.values()];
    if (this.#isConnected) signals.unshift({ kind: 'CONNECTED' });
    this.#isConnected = false;
    this.#changes = new Map();
    return signals;
  }
}

const MANY = ' of many';
