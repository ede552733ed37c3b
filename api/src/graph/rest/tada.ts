/**
 * Typed documents: `ResultOf` and `VariablesOf` come from the printed schema, with nothing generated per document. Only
 * the package's types are used, so production installs neither it nor the compiler it needs.
 */
import type { initGraphQLTada } from 'gql.tada';
import { type DocumentNode, Kind, parse } from 'graphql';
import type { introspection } from './graphql-env.d.ts';

type Typed = ReturnType<
  typeof initGraphQLTada<{
    introspection: introspection;
    disableMasking: true;
    scalars: { Date: string; DateTime: string; Money: number; ID: string; FileBytes: Uint8Array };
  }>
>;

/** A document with its fragments, each once. */
function parseWith(text: string, fragments: readonly DocumentNode[] = []): DocumentNode {
  const { definitions } = parse(text, { noLocation: true });
  return {
    kind: Kind.DOCUMENT,
    definitions: [...new Set([...definitions, ...fragments.flatMap((fragment) => fragment.definitions)])],
  };
}

export const graphql = parseWith as unknown as Typed;
