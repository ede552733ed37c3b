/** Prisma's client for one operation: it charges every statement to the operation's caller. */
import type { PrismaClient } from './generated/client/client.ts';
import { inSpending, type Spender } from './spender.ts';

type Method = (...args: unknown[]) => PromiseLike<unknown>;

function bind<Part extends object>(part: Part, spender: Spender): Part {
  return new Proxy(part, {
    get(target, property) {
      const found: unknown = Reflect.get(target, property);
      if (typeof property !== 'string' || property.startsWith('_') || typeof found !== 'function')
        return found;
      return (...args: unknown[]) => inSpending(spender, () => (found as Method).apply(target, args));
    },
  });
}

/** Whether a property of the client is a model, not a method or an internal. */
const isModel = (property: string | symbol, found: unknown): found is object =>
  typeof property === 'string' && /^[a-z]/.test(property) && typeof found === 'object' && found !== null;

export function spendingClient(client: PrismaClient, spender: Spender): PrismaClient {
  const bound = bind(client, spender);
  return new Proxy(bound, {
    get(target, property) {
      const found: unknown = Reflect.get(target, property);
      return isModel(property, found) ? bind(found, spender) : found;
    },
  });
}
