import { GraphQLError } from 'graphql';
import type { Streams } from '../../operation/services.ts';

/** Every visible page opens one. */
export const MAX_STREAMS = 10;
const RETRY_AFTER_SECONDS = 30;

/** How many streams each user has open in this process. */
export class StreamLimit implements Streams {
  readonly #open = new Map<string, number>();

  /** Counts one more, until the returned function is called. Throws RATE_LIMITED if there are too many. */
  enter(userId: string): () => void {
    const before = this.#open.get(userId) ?? 0;
    if (before >= MAX_STREAMS) {
      throw new GraphQLError(`At most ${MAX_STREAMS} subscriptions can be open at once.`, {
        extensions: { code: 'RATE_LIMITED', retryAfter: RETRY_AFTER_SECONDS },
      });
    }
    this.#open.set(userId, before + 1);
    return () => {
      const left = (this.#open.get(userId) ?? 1) - 1;
      if (left > 0) this.#open.set(userId, left);
      else this.#open.delete(userId);
    };
  }

  /** How many are open in total. */
  get size(): number {
    return [...this.#open.values()].reduce((sum, count) => sum + count, 0);
  }
}
