/** The schema's shape is shown to administrators only; others who are signed in read GET /schema.graphql. */

import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  validate,
} from 'graphql';
import { ADMINS, hasAnyRole } from 'rules/roles';
import { findDuty } from '../../../viewer/duties.ts';
import type { Guard } from '../guard.ts';

const asksForSchema = new WeakMap<DocumentNode, boolean>();

function introspects(schema: GraphQLSchema, document: DocumentNode): boolean {
  const known = asksForSchema.get(document);
  if (known !== undefined) return known;
  const response = validate(schema, document, [NoSchemaIntrospectionCustomRule]).length > 0;
  asksForSchema.set(document, response);
  return response;
}

/** Not a validation rule: those do not know who is asking. */
export const introspection: Guard<'start'> = {
  runs: 'start',
  refuse: (schema, { document }, _variables, { viewer }) => {
    if (viewer && !findDuty(viewer) && hasAnyRole(viewer, ADMINS)) return undefined;
    if (!introspects(schema, document)) return undefined;
    return new GraphQLError('Only administrators can read the schema this way.', {
      extensions: { code: viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED' },
    });
  },
};
