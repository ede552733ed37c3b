/** Running a document in-process through Yoga's own pipeline: the same context, limits on input and masking as /graphql. */
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Context } from '../../operation/context.ts';
import type { RequestMeta } from '../../platform/http/requestMeta.ts';
import type { GraphQLServer } from '../yoga.ts';

export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult<Record<string, unknown>>>;

/** Makes the context of a request and the function that runs a document in it. */
export const createExecute =
  (yoga: GraphQLServer) =>
  async (request: Request, requestMeta: RequestMeta): Promise<{ context: Context; run: Execute }> => {
    const { schema, execute, contextFactory } = yoga.getEnveloped({ request, ...requestMeta });
    const context = (await contextFactory()) as Context;
    return {
      context,
      run: (document, variableValues) =>
        Promise.resolve(
          execute({ schema, document, variableValues, contextValue: context }),
        ) as ReturnType<Execute>,
    };
  };
