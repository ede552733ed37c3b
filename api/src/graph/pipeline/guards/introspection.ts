/** Only viewers who may read GET /schema.graphql can introspect the schema. */

import { type DocumentNode, type GraphQLSchema, NoSchemaIntrospectionCustomRule, validate } from 'graphql';
import { requestError } from '../../../operation/errors.ts';
import { findDuty } from '../../../viewer/duties.ts';
import type { Guard } from '../guard.ts';
import { readsSchema } from './readsSchema.ts';

const asksForSchema = new WeakMap<DocumentNode, boolean>();

function introspects(schema: GraphQLSchema, document: DocumentNode): boolean {
  const known = asksForSchema.get(document);
  if (known !== undefined) return known;
  const response = validate(schema, document, [NoSchemaIntrospectionCustomRule]).length > 0;
  asksForSchema.set(document, response);
  return response;
}

/** Not a validation rule, because those do not know the viewer. */
export const introspection: Guard<'start'> = {
  runs: 'start',
  refuse: (schema, { document }, _variables, { viewer }) => {
    if (readsSchema(viewer) || !introspects(schema, document)) return undefined;
    return requestError((viewer && findDuty(viewer)) ?? 'UNAUTHENTICATED');
  },
};
