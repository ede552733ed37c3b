/** Defines guards of operations. The table in `guards.ts` lists all guards and the ways in that each one covers. */
import type {
  DocumentNode,
  GraphQLError,
  GraphQLSchema,
  ParseOptions,
  Source,
  ValidationRule,
} from 'graphql';
import type { Logger } from 'pino';
import type { Context, Viewer } from '../../operation/context.ts';
import type { RequestScope } from '../../platform/lib/requestScope.ts';
import type { AuthScopes } from '../scopes.ts';

/** How an operation reaches the portal: as text, by the ID of a known one, or as a REST route. */
export type WayIn = 'text' | 'persisted' | 'rest';

export type Variables = Record<string, unknown>;
export type ScopeMap = Partial<AuthScopes>;

/** The operation to run. The viewer and the variables come with each request. */
export interface Operation {
  document: DocumentNode;
  operationName?: string | null | undefined;
  /** Pages up to this size need no cost check; if omitted, all do. */
  maxUnmeteredPageSize?: number;
  /** The REST route behind it, and the scopes of its one root field. */
  route?: { name: string; scopes: ScopeMap };
}

type Refusal = GraphQLError | undefined;

/** The context in which an error is shown. */
export interface Shown {
  log: Logger;
  scope?: RequestScope | undefined;
  viewer?: Viewer | null | undefined;
}

/** What a guard does, by stage. */
interface Stages {
  /** Checks the input before the viewer is known. */
  input: { refuse: (input: unknown, text?: unknown) => Refusal };
  /** Parses a text, or throws what is wrong with it. */
  parse: { parse: (text: string | Source, options?: ParseOptions) => DocumentNode };
  validate: { rule: ValidationRule };
  /** Checks an operation and its viewer before anything runs. Synchronous, because this is the hot path. */
  start: {
    refuse: (schema: GraphQLSchema, operation: Operation, variables: Variables, context: Context) => Refusal;
  };
  /** Runs the work when it is its turn, or throws an error. */
  execute: {
    run: <Result>(
      context: Context,
      work: () => Result | Promise<Result>,
      operation: Operation,
    ) => Promise<Result>;
  };
  /** Guards fields of the schema, whatever leads to them. */
  field: { guard: (schema: GraphQLSchema) => GraphQLSchema };
  /** Removes what clients may not see of an error. There may be no viewer yet. */
  result: { show: (error: unknown, { log, scope, viewer }: Shown) => unknown };
}

export type Stage = keyof Stages;
export type Guard<At extends Stage = Stage> = { [Each in At]: { runs: Each } & Stages[Each] }[At];
