/**
 * Charges the processor time of parsing and validating a query to its caller, no matter what becomes of the query. The
 * caller is not known at that point, so the address pays first; the charge moves to the person once the portal knows
 * them.
 * The texts of one caller take turns, because everyone waits for the thread that reads them.
 */
import type { Plugin } from 'graphql-yoga';
import type { Context, RequestInfo } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { assertWithin } from '../../operation/spending.ts';
import { toCaller } from '../../viewer/client.ts';
import { refuseLate } from '../pipeline/guards/budget.ts';
import { asRefusal } from '../pipeline/guards/turns.ts';

/** How many milliseconds the response to a refused query takes in addition. */
const REFUSAL_MS = 2;

interface Reading {
  caller: string;
  /** The caller in whose turn it is read. */
  line: string;
  milliseconds: number;
  /** Ends its turn. */
  end?: () => void;
}

/** What is known about a request before its caller. */
type Known = Pick<RequestInfo, 'ipAddress'>;

export interface ReadingTime<Meta extends Known> {
  plugin: Plugin<object, Meta>;
  /** Moves the charge to the caller of the context, who is known now. */
  takeOver: (request: Request, context: Context) => void;
}

export function chargeReading<Meta extends Known>(
  { budgets: { database }, turns: { texts }, pace }: Pick<Services, 'budgets' | 'turns' | 'pace'>,
  findContext: (request: Request, requestMeta: Meta) => Promise<Context>,
): ReadingTime<Meta> {
  const readings = new WeakMap<Request, Reading>();

  function charge(request: Request, milliseconds: number): void {
    const reading = readings.get(request);
    if (!reading) return;
    reading.milliseconds += milliseconds;
    database.spend(reading.caller, milliseconds / 1000);
    pace.use(reading.line, milliseconds);
  }

  /** Waits for a turn, which lasts until the operation's caller is known, or until it is refused. */
  function takeTurn({ signal }: Request, reading: Reading): Promise<void> {
    const onGone = (listener: () => void) => signal.addEventListener('abort', listener, { once: true });
    return new Promise<void>((start, refuse) => {
      const use = () =>
        new Promise<void>((end) => {
          reading.end = end;
          onGone(end);
          start();
        });
      texts.run(reading.line, use, onGone).catch(refuse);
    }).catch(asRefusal);
  }

  function measured(
    { context: { request } }: { context: { request: Request } },
    wrapped: () => unknown,
  ): void {
    const began = performance.now();
    try {
      wrapped();
    } finally {
      charge(request, performance.now() - began);
    }
  }

  return {
    plugin: {
      instrumentation: { parse: measured, validate: measured },
      onParams: async ({ request, params, context }) => {
        // The portal's own operations are parsed once.
        if (typeof params.query !== 'string') return;
        const address = toCaller(null, context);
        const reading: Reading = { caller: address, line: address, milliseconds: 0 };
        readings.set(request, reading);
        const [isFree, hasBudget] = [texts.isFree(address), database.hasSome(address)];
        if (!isFree || !hasBudget) {
          // It may be someone else's flood at the same address.
          const { spending } = await findContext(request, context);
          if (spending && !isFree) reading.line = spending.caller;
          if (spending && !hasBudget) reading.caller = spending.caller;
        }
        await takeTurn(request, reading);
        if (!hasBudget) await refuseLate(() => assertWithin(database, reading.caller));
      },
      onExecutionResult: ({ request, result }) => {
        if (result && 'errors' in result && result.errors && !result.data) charge(request, REFUSAL_MS);
      },
      onResponse: ({ request }) => readings.get(request)?.end?.(),
    },
    takeOver: (request, { spending }) => {
      const reading = readings.get(request);
      reading?.end?.();
      if (!reading || !spending || reading.caller === spending.caller) return;
      pace.use(spending.caller, reading.milliseconds);
      database.spend(reading.caller, -reading.milliseconds / 1000);
      reading.caller = spending.caller;
      database.spend(reading.caller, reading.milliseconds / 1000);
    },
  };
}
