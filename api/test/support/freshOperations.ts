/**
 * What needs a fresh session, as the schema says: root fields with that scope, and those that need one for some of what
 * they do, which say so themselves (`freshFor`).
 */
import type { GraphQLField, GraphQLSchema } from 'graphql';

interface FreshOperation {
  name: string;
  /** For what it is needed; null where it always is. */
  for: string | null;
}

const hasScope = ({ extensions }: GraphQLField<unknown, unknown>): boolean => {
  const { authScopes } = (extensions.pothosOptions ?? {}) as { authScopes?: unknown };
  return authScopes instanceof Object && 'fresh' in authScopes && authScopes.fresh === true;
};

/** By name. */
export function listFreshOperations(schema: GraphQLSchema): FreshOperation[] {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  return fields
    .flatMap((field): FreshOperation[] => {
      const { freshFor } = field.extensions as { freshFor?: string };
      if (hasScope(field)) return [{ name: field.name, for: null }];
      return freshFor === undefined ? [] : [{ name: field.name, for: freshFor }];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}
