/** What a guard of operations is. Which guards exist, and which ways in each covers, is in the table in `guards.ts`. */
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

/** How an operation reaches the portal: as its text, by the id of a known one, or as a REST route. */
export type WayIn = 'text' | 'persisted' | 'rest';

export type Variables = Record<string, unknown>;
export type ScopeMap = Partial<AuthScopes>;

/** What is run. Who is asking, and with which variables, comes with each request. */
export interface Operation {
  document: DocumentNode;
  operationName?: string | null | undefined;
  /** Pages up to this size need no measuring; if left out, all do. */
  maxUnmeteredPageSize?: number;
  /** The REST route behind it, and the scopes of the one root field that it selects. */
  route?: { name: string; scopes: ScopeMap };
}

type Refusal = GraphQLError | undefined;

/** Where an error goes. */
export interface Shown {
  log: Logger;
  scope?: RequestScope | undefined;
  viewer?: Viewer | null | undefined;
}

/** What a guard does, by when it runs. */
interface Stages {
  /** Looks at what was sent before anyone knows who sent it. */
  input: { refuse: (input: unknown, text?: unknown) => Refusal };
  /** Reads a text, or throws what is wrong with it. */
  parse: { parse: (text: string | Source, options?: ParseOptions) => DocumentNode };
  validate: { rule: ValidationRule };
  /** Looks at an operation and at who requests it, before anything runs. It does not wait: this is the hot path. */
  start: {
    refuse: (schema: GraphQLSchema, operation: Operation, variables: Variables, context: Context) => Refusal;
  };
  /** Runs the work when its time has come, or throws its refusal. */
  execute: {
    run: <Result>(
      context: Context,
      work: () => Result | Promise<Result>,
      operation: Operation,
    ) => Promise<Result>;
  };
  /** Stands in front of fields of the schema, whatever leads to them. */
  field: { guard: (schema: GraphQLSchema) => GraphQLSchema };
  /** Keeps back what of an error is not for the client; there is no viewer while no one knows who asks. */
  result: { show: (error: unknown, { log, scope, viewer }: Shown) => unknown };
}

export type Stage = keyof Stages;
export type Guard<At extends Stage = Stage> = { [Each in At]: { runs: Each } & Stages[Each] }[At];
