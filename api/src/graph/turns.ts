/** Who waits for whom: the operations and the documents of one caller take turns, over GraphQL and REST alike. */
import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../operation/context.ts';
import type { CallerTurns } from '../operation/services.ts';
import { CallerGone, TooManyWaiting, type TurnLimits, Turns } from '../platform/lib/turns.ts';
import { toClientKey } from '../viewer/client.ts';

export const TURN_LIMITS = {
  operations: { atOnce: 4, mostWaiting: 100 },
  // All that the operations of a caller can ask for at once finds a place.
  documents: { atOnce: 2, mostWaiting: 100 },
} as const satisfies Record<string, TurnLimits>;

const RETRY_AFTER_SECONDS = 1;

export const createTurns = (): CallerTurns => ({
  operations: new Turns(TURN_LIMITS.operations),
  documents: new Turns(TURN_LIMITS.documents),
});

/** A person whatever they prove themselves with; a stranger is the address. */
const toCaller = ({ viewer, request }: Context): string =>
  viewer ? viewer.id : `client ${toClientKey(request.ipAddress)}`;

const tooMany = (): GraphQLError =>
  new GraphQLError('Too many requests at once. Please try again in a moment.', {
    extensions: {
      code: 'RATE_LIMITED',
      retryAfter: RETRY_AFTER_SECONDS,
      http: { status: 429, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
    },
  });

/** What a caller that has gone away is told, which nobody reads. */
const gone = (): GraphQLError =>
  new GraphQLError('The request was given up.', { extensions: { code: 'UNAVAILABLE' } });

function asRefusal(failure: unknown): never {
  if (failure instanceof TooManyWaiting) throw tooMany();
  if (failure instanceof CallerGone) throw gone();
  throw failure;
}

const runInTurn = <Result>(
  turns: Turns,
  context: Context,
  work: () => Result | Promise<Result>,
): Promise<Result> => turns.run(toCaller(context), work, context.request.onGone).catch(asRefusal);

/** Runs an operation in its caller's turn. Throws RATE_LIMITED when too many of the caller wait already. */
export const inTurn = <Result>(context: Context, work: () => Result | Promise<Result>): Promise<Result> =>
  runInTurn(context.turns.operations, context, work);

/** Has queries and mutations take turns; a stream is no operation that runs while nothing happens. */
export const takeTurns = (): Plugin<Context> => ({
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn(async (args) => {
      try {
        return await inTurn(args.contextValue as Context, () => executeFn(args));
      } catch (error) {
        if (error instanceof GraphQLError) return { errors: [error] };
        throw error;
      }
    });
  },
});

const FILE = 'File';

/** Has every field of the schema that makes a file take its caller's turn among the documents. */
export function withDocumentTurns(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const fileType = getNamedType(field.type);
      const isFile =
        fileType.name === FILE ||
        (isUnionType(fileType) && fileType.getTypes().some(({ name }) => name === FILE));
      if (!isFile) continue;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args, context: Context, info) =>
        runInTurn(context.turns.documents, context, () => resolve(source, args, context, info));
    }
  }
  return schema;
}
