/**
 * Charges the processor time of parsing and validating a query to its caller, whatever comes of the query. The caller is
 * not known yet at that point, so the address pays first; the person takes it over as soon as the portal knows them.
 */
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../operation/context.ts';
import type { Budgets } from '../../operation/services.ts';
import { assertWithin } from '../../operation/spending.ts';
import { toCaller } from '../../viewer/client.ts';
import { refuseLate } from '../pipeline/guards/budget.ts';
import type { RequestContext } from './yoga.ts';

/** What the response to a refused query takes besides, in milliseconds. */
const REFUSAL_MS = 2;

interface Reading {
  caller: string;
  milliseconds: number;
}

type FindContext = (request: Request, requestMeta: RequestContext) => Promise<Context>;

export interface ReadingTime {
  plugin: Plugin<object, RequestContext>;
  /** Moves what was charged to the caller of the context, who is known now. */
  takeOver: (request: Request, context: Context) => void;
}

export function chargeReading(
  { database }: Pick<Budgets, 'database'>,
  findContext: FindContext,
): ReadingTime {
  const readings = new WeakMap<Request, Reading>();

  function charge(request: Request, milliseconds: number): void {
    const reading = readings.get(request);
    if (!reading) return;
    reading.milliseconds += milliseconds;
    database.spend(reading.caller, milliseconds / 1000);
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
        const reading = { caller: toCaller(null, context), milliseconds: 0 };
        readings.set(request, reading);
        if (database.hasSome(reading.caller)) return;
        const { spending } = await findContext(request, context);
        if (spending) reading.caller = spending.caller;
        await refuseLate(() => assertWithin(database, reading.caller));
      },
      onExecutionResult: ({ request, result }) => {
        if (result && 'errors' in result && result.errors && !result.data) charge(request, REFUSAL_MS);
      },
    },
    takeOver: (request, { spending }) => {
      const reading = readings.get(request);
      if (!reading || !spending || reading.caller === spending.caller) return;
      database.spend(reading.caller, -reading.milliseconds / 1000);
      reading.caller = spending.caller;
      database.spend(reading.caller, reading.milliseconds / 1000);
    },
  };
}
