/**
 * The one path of every operation, whichever way it came in: its guards, its turn, its fields, and the work afterward.
 * Yoga, the persisted fast path and REST only read requests and write responses; they decide nothing.
 */
import { type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { closeOperation } from '../../audit/closeOperation.ts';
import type { Context, Viewer } from '../../operation/context.ts';
import { budgetHeaders, costOf } from '../../operation/spending.ts';
import { note, type RequestScope } from '../../platform/lib/requestScope.ts';
import type { Guard, Operation, Variables, WayIn } from './guard.ts';
import { guardsAt } from './guards.ts';
import { runSubscription } from './runSubscription.ts';

export interface PipelineOptions {
  schema: GraphQLSchema;
  log: Logger;
}

export type Pipeline = ReturnType<typeof createPipeline>;

const runAtOnce: Guard<'execute'>['run'] = async (_context, work) => work();

/** All guards around the work, the first outermost. */
const nest = (guards: Guard<'execute'>[]): Guard<'execute'>['run'] =>
  guards
    .map(({ run }) => run)
    .reduceRight<Guard<'execute'>['run'] | undefined>(
      (inner, outer) =>
        inner
          ? (context, work, operation) => outer(context, () => inner(context, work, operation), operation)
          : outer,
      undefined,
    ) ?? runAtOnce;

/** The result with the headers that the operation adds to its response, where Yoga expects them. */
function addHeaders(result: ExecutionResult, { responseHeaders: headers }: Context): ExecutionResult {
  if (Object.keys(headers).length === 0) return result;
  return { ...result, extensions: { ...result.extensions, http: { headers } } };
}

/** Tells a script its remaining budget, and the cost of the query on request. Pages need neither. */
function reportSpending(
  result: ExecutionResult,
  { spending, budgets, request, responseHeaders }: Context,
): ExecutionResult {
  if (!spending) return result;
  Object.assign(responseHeaders, budgetHeaders(budgets, spending.caller));
  if (!request.wantsCost) return result;
  return { ...result, extensions: { ...result.extensions, cost: costOf(spending) } };
}

/** The pipeline of one way in. */
export function createPipeline(way: WayIn, { schema, log }: PipelineOptions) {
  const inputGuards = guardsAt('input', way);
  const startGuards = guardsAt('start', way);
  const inTurn = nest(guardsAt('execute', way));
  const resultGuards = guardsAt('result', way);

  /** The error for bad input: the variables, and the text if there is one. */
  function refuseInput(input: unknown, text?: unknown): GraphQLError | undefined {
    for (const guard of inputGuards) {
      const refusal = guard.refuse(input, text);
      if (refusal) return refusal;
    }
    return undefined;
  }

  function refuseStart(
    operation: Operation,
    variables: Variables,
    context: Context,
  ): GraphQLError | undefined {
    for (const guard of startGuards) {
      const refusal = guard.refuse(schema, operation, variables, context);
      if (refusal) return refusal;
    }
    return undefined;
  }

  const show = (error: unknown, scope?: RequestScope, viewer?: Viewer | null): GraphQLError =>
    resultGuards.reduce((shown, guard) => guard.show(shown, { log, scope, viewer }), error) as GraphQLError;

  /** The errors that clients may see. Notes why the operation was refused. */
  function showAll(errors: readonly unknown[], scope?: RequestScope, viewer?: Viewer | null): GraphQLError[] {
    const shown = errors.map((error) => show(error, scope, viewer));
    const code = shown[0]?.extensions?.code;
    if (code) note({ code: String(code) }, scope);
    return shown;
  }

  async function refuse(refusal: GraphQLError, context: Context, scope?: RequestScope) {
    await closeOperation(context);
    return { errors: showAll([refusal], scope, context.viewer) };
  }

  /** The error for an operation before its input is read; undefined if it is allowed. */
  async function admit(operation: Operation, context: Context): Promise<GraphQLError | undefined> {
    const refusal = refuseStart(operation, {}, context);
    return refusal && (await refuse(refusal, context)).errors[0];
  }

  /** Runs an operation that was allowed. */
  async function runAdmitted(
    operation: Operation,
    variableValues: Variables,
    contextValue: Context,
    scope?: RequestScope,
  ): Promise<ExecutionResult> {
    const { document, operationName } = operation;
    let result: ExecutionResult;
    try {
      result = await inTurn(
        contextValue,
        () => execute({ schema, document, operationName, variableValues, contextValue }),
        operation,
      );
    } catch (refusal) {
      if (!(refusal instanceof GraphQLError)) throw refusal;
      result = { errors: [refusal] };
    }
    const closing = closeOperation(contextValue);
    if (closing) await closing;
    const shown = result.errors
      ? { ...result, errors: showAll(result.errors, scope, contextValue.viewer) }
      : result;
    return addHeaders(way === 'text' ? reportSpending(shown, contextValue) : shown, contextValue);
  }

  /** Runs a query or a mutation. */
  function runOperation(
    operation: Operation,
    variables: Variables,
    context: Context,
    scope?: RequestScope,
  ): Promise<ExecutionResult> {
    const refusal = refuseStart(operation, variables, context);
    return refusal ? refuse(refusal, context, scope) : runAdmitted(operation, variables, context, scope);
  }

  /** Opens a subscription. */
  async function subscribe(operation: Operation, variables: Variables, context: Context) {
    const refusal = refuseStart(operation, variables, context);
    return refusal
      ? refuse(refusal, context)
      : runSubscription({ schema, operation, variables, context, showAll });
  }

  return { refuseInput, admit, runAdmitted, runOperation, subscribe, showAll };
}
