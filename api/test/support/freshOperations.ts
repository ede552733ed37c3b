/**
 * The operations that need a fresh session, according to the schema: root fields with that scope, and fields that need
 * one for a part of their work and declare it (`freshFor`).
 */
import type { GraphQLField, GraphQLSchema } from 'graphql';

interface FreshOperation {
  name: string;
  /** The part that needs it; null if it is always needed. */
  for: string | null;
}

const hasScope = ({ extensions }: GraphQLField<unknown, unknown>): boolean => {
  const { authScopes } = (extensions.pothosOptions ?? {}) as { authScopes?: unknown };
  return authScopes instanceof Object && 'fresh' in authScopes && authScopes.fresh === true;
};

/** Sorted by name. */
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
