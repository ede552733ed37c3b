/**
 * A GraphQL server inside the test: runs an application's compiled Relay operations on its real schema and returns the
 * test's values, in the schema's types. See README.md.
 */
import {
  type ASTNode,
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  parse,
  responsePathAsArray,
  validate,
} from 'graphql';
import {
  type GraphQLResponse,
  type INetwork,
  Network,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { createSampler, type Samples } from './sampleData';

/** A value or a function of the arguments for each field of the root types that the server has. */
export type Root = Record<string, unknown>;

/** A request as it was sent. */
export type Sent = { readonly name: string; readonly variables: Readonly<Record<string, unknown>> };

/** A field in the response: its path, 'Type.field' of the schema, and its type. */
export type Place = {
  readonly path: readonly (string | number)[];
  readonly coordinate: string;
  readonly type: GraphQLOutputType;
  /** The names of the fragments, and of the operation, that select it. */
  readonly readers: () => string[];
};

export type RelayServer = {
  readonly network: INetwork;
  /** The requests so far, in order, without subscriptions. */
  readonly sent: readonly Sent[];
  /** Waits until every request has its response. */
  readonly idle: () => Promise<void>;
  /** Sends an event to every open subscription. */
  readonly publish: (data: Readonly<Record<string, unknown>>) => void;
};

export type RelayServerOptions = {
  /** The printed schema. */
  readonly schema: string;
  /** The operations' texts by id, as relay-compiler persists them. */
  readonly operations: Readonly<Record<string, string>>;
  readonly root: Root;
  /** With samples, a field that the test leaves out has a value generated from the schema. */
  readonly samples?: Samples;
  /** Values of fields that a test may leave out, by 'Type.field'. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Called before a field is resolved; an error it throws becomes the field's error. */
  readonly before?: (place: Place) => void;
};

const schemas = new Map<string, GraphQLSchema>();

function schemaOf(text: string): GraphQLSchema {
  const known = schemas.get(text);
  if (known) return known;
  const schema = buildSchema(text);
  schemas.set(text, schema);
  return schema;
}

const documents = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();

/** The parsed operation. Throws if the schema does not support it. */
function documentOf(schema: GraphQLSchema, text: string | undefined): DocumentNode {
  if (text === undefined)
    throw new Error('The operation is not among those that the compiler has persisted.');
  const known = documents.get(schema) ?? new Map<string, DocumentNode>();
  documents.set(schema, known);
  const found = known.get(text);
  if (found) return found;
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw error;
  known.set(text, document);
  return document;
}

const isNeverNull = ({ parentType, fieldName }: GraphQLResolveInfo): boolean =>
  parentType
    .getFields()
    [fieldName]?.astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull') === true;

const isInside = ({ loc: inner }: ASTNode, { loc: outer }: ASTNode): boolean =>
  outer!.start <= inner!.start && inner!.end <= outer!.end;

function readersOf({ fieldNodes, fragments, operation }: GraphQLResolveInfo): string[] {
  const all = [operation, ...Object.values(fragments)];
  return fieldNodes.map((node) => all.find((one) => isInside(node, one))!.name!.value);
}

function createResolver(
  schema: GraphQLSchema,
  { before, samples, defaults }: RelayServerOptions,
): GraphQLFieldResolver<Root, unknown> {
  const sample = samples && createSampler(schema, samples);
  return (source, args, context, info) => {
    const coordinate = `${info.parentType.name}.${info.fieldName}`;
    before?.({
      path: responsePathAsArray(info.path),
      coordinate,
      type: info.returnType,
      readers: () => readersOf(info),
    });
    const property = source?.[info.fieldName];
    const own = typeof property === 'function' ? property(args, context, info) : property;
    const given = own === undefined ? defaults?.[coordinate] : own;
    const value = given === undefined ? sample?.(info.returnType, coordinate) : given;
    const check = (resolved: unknown) => {
      if (resolved == null && isNeverNull(info)) throw new Error(`The test's server has no ${coordinate}.`);
      return resolved;
    };
    return value instanceof Promise ? value.then(check) : check(value);
  };
}

export function createRelayServer(options: RelayServerOptions): RelayServer {
  const { operations, root } = options;
  const schema = schemaOf(options.schema);
  const fieldResolver = createResolver(schema, options);
  const sent: Sent[] = [];
  const underWay = new Set<Promise<unknown>>();
  const respond = async ({ name, id, text: own }: RequestParameters, variables: Variables) => {
    sent.push({ name, variables });
    const document = documentOf(schema, own ?? operations[id ?? '']);
    return (await execute({
      schema,
      document,
      rootValue: root,
      variableValues: variables,
      fieldResolver,
    })) as GraphQLResponse;
  };
  const streams = new Set<(data: Readonly<Record<string, unknown>>) => void>();
  const network = Network.create(
    (request, variables) => {
      const response = respond(request, variables);
      const end = () => underWay.delete(response);
      underWay.add(response);
      response.then(end, end);
      return response;
    },
    () =>
      Observable.create((sink) => {
        const next = (data: object) => sink.next({ data } as GraphQLResponse);
        streams.add(next);
        return () => streams.delete(next);
      }),
  );
  return {
    network,
    sent,
    idle: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    publish: (data) => {
      for (const next of streams) next(data);
    },
  };
}
