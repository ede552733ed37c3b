/** The schema's rules. A test can turn off any one of them while it checks. */
import type { GraphQLSchema } from 'graphql';
import { isInterfaceType, isObjectType } from 'graphql';
import { schema } from '../../src/app/schema.ts';
import { builder } from '../../src/graph/builder.ts';

type Scopes = object | ((...args: unknown[]) => unknown);
interface Options {
  authScopes?: Scopes;
}

/** Explicitly open to everyone: there is no rule to remove. */
const isOpen = (scopes: Scopes) => JSON.stringify(scopes) === '{"everyone":true}';

export interface Guards {
  /** The portal's schema, built again with removable rules. */
  schema: GraphQLSchema;
  /** Where a rule is: 'TimeLog' for a type, 'User.email' for a field. */
  names: readonly string[];
  /** Runs the work without one rule. */
  without: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** This changes the definitions themselves, so it needs its own process, which every test file has. */
export function removableGuards(): Guards {
  const removed = new Set<string>();
  const names: string[] = [];
  const loosen = (name: string, extensions: object) => {
    const { pothosOptions: options = {} } = extensions as { pothosOptions?: Options };
    const { authScopes } = options;
    if (!authScopes || isOpen(authScopes)) return;
    names.push(name);
    options.authScopes = (...args) => {
      if (removed.has(name)) return true;
      return typeof authScopes === 'function' ? authScopes(...args) : authScopes;
    };
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    loosen(type.name, type.extensions);
    for (const field of Object.values(type.getFields()))
      loosen(`${type.name}.${field.name}`, field.extensions);
  }
  return {
    schema: builder.toSchema(),
    names,
    without: async (name, work) => {
      removed.add(name);
      try {
        return await work();
      } finally {
        removed.delete(name);
      }
    },
  };
}
