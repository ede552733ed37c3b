/** The schema's shape is shown to administrators only; others who are signed in read GET /schema.graphql. */

import type { ExecutionArgs } from 'graphql';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  validate,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { ADMINS, hasAnyRole } from 'rules/roles';
import type { Context } from '../operation/context.ts';

const asksForSchema = new WeakMap<DocumentNode, boolean>();

function introspects(schema: GraphQLSchema, document: DocumentNode): boolean {
  const known = asksForSchema.get(document);
  if (known !== undefined) return known;
  const response = validate(schema, document, [NoSchemaIntrospectionCustomRule]).length > 0;
  asksForSchema.set(document, response);
  return response;
}

/** Refuses introspection before anything runs. In a plugin of its own because validation does not know who asks. */
export const administratorsIntrospect = (): Plugin<Context> => ({
  onExecute: refuseIntrospection,
  onSubscribe: refuseIntrospection,
});

function refuseIntrospection({ args, setResultAndStopExecution }: Hook): void {
  const { viewer } = args.contextValue as Context;
  if (viewer && !viewer.mustChangePassword && hasAnyRole(viewer, ADMINS)) return;
  if (!introspects(args.schema, args.document)) return;
  const code = viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED';
  setResultAndStopExecution({
    errors: [new GraphQLError('Only administrators can read the schema this way.', { extensions: { code } })],
  });
}

interface Hook {
  args: ExecutionArgs;
  setResultAndStopExecution: (result: { errors: GraphQLError[] }) => void;
}
