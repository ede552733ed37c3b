/** Typed documents: `ResultOf` and `VariablesOf` come from the printed schema, with nothing generated per document. */
import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { Date: string; DateTime: string; Money: number; ID: string; FileBytes: Uint8Array };
}>();
