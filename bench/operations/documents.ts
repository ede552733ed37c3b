/** The operations of the web client, as its compiler wrote them: what is measured is what browsers send. */
import { existsSync, readFileSync } from 'node:fs';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import type { Dialect } from './dialect.ts';

export interface WebDocument {
  name: string;
  text: string;
  /** By which the portal knows it, where the client sends that in place of the text. */
  id: string | undefined;
}

const ROOT = new URL('../../', import.meta.url);
const OPERATIONS = new URL('operations.json', ROOT);

/** The texts by their ids, where the compiler keeps them apart. */
const kept = (): Record<string, string> =>
  existsSync(OPERATIONS) ? JSON.parse(readFileSync(OPERATIONS, 'utf8')) : {};

/** The names of what is used: fragments that are spread, variables that are read. */
function namesIn(nodes: readonly (OperationDefinitionNode | FragmentDefinitionNode)[]) {
  const [fragments, variables] = [new Set<string>(), new Set<string>()];
  for (const node of nodes) {
    const selections = {
      kind: Kind.DOCUMENT,
      definitions: [{ ...node, variableDefinitions: [] }],
    } as DocumentNode;
    visit(selections, {
      FragmentSpread: ({ name }) => void fragments.add(name.value),
      Variable: ({ name }) => void variables.add(name.value),
    });
  }
  return { fragments, variables };
}

/**
 * The text without regions of the screen, which are named by their fragments, and without what only they ask. Throws an
 * Error if the screen has no such region.
 */
export function leaveOut(text: string, regions: readonly string[]): string {
  const { definitions } = parse(text);
  const screen = definitions.find(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode;
  const isOf = (region: string, fragment: string) => fragment === region || fragment.startsWith(`${region}_`);
  const isLeft = (fragment: string) => regions.some((region) => isOf(region, fragment));
  const spread = namesIn([screen]).fragments;
  const missing = regions.find((region) => ![...spread].some((fragment) => isOf(region, fragment)));
  if (missing) throw new Error(`The screen has no region ${missing}.`);
  const kept: (OperationDefinitionNode | FragmentDefinitionNode)[] = [
    visit(screen, { FragmentSpread: ({ name }) => (isLeft(name.value) ? null : undefined) }),
  ];
  const fragments = definitions.filter(
    ({ kind }) => kind === Kind.FRAGMENT_DEFINITION,
  ) as FragmentDefinitionNode[];
  // What a fragment spreads is looked at in its turn, as the list grows.
  for (const definition of kept)
    kept.push(
      ...fragments.filter(
        (each) => !kept.includes(each) && namesIn([definition]).fragments.has(each.name.value),
      ),
    );
  const { variables } = namesIn(kept);
  const [operation, ...rest] = kept as [OperationDefinitionNode, ...FragmentDefinitionNode[]];
  const asked =
    operation.variableDefinitions?.filter(({ variable }) => variables.has(variable.name.value)) ?? [];
  return print({
    kind: Kind.DOCUMENT,
    definitions: [{ ...operation, variableDefinitions: asked }, ...rest],
  });
}

/**
 * Reads an operation, without some regions of its screen where they are named; it is then no longer known by an id. Throws
 * an Error if the web client has none of this name.
 */
export function webDocument(name: string, without: readonly string[] = []): WebDocument {
  const artifact = readFileSync(new URL(`web/src/__generated__/${name}.graphql.ts`, ROOT), 'utf8');
  const params = artifact.slice(artifact.indexOf('"params": {'));
  const id = /"id": "(\w+)"/.exec(params)?.[1];
  const written = /"text": ("(?:[^"\\]|\\.)*")/.exec(params)?.[1];
  const text = written ? JSON.parse(written) : id && kept()[id];
  if (!text) throw new Error(`The web client has no document ${name}.`);
  return without.length > 0 ? { name, text: leaveOut(text, without), id: undefined } : { name, text, id };
}

/** The body as the web client posts it, with the whole document for servers that know no ids, or in a server's own words. */
export const toBody = (
  { name, text, id }: WebDocument,
  variables: object,
  { knowsIds, dialect }: { knowsIds: boolean; dialect?: Dialect | undefined },
): string => {
  const own = dialect?.[name];
  return JSON.stringify({
    ...(id && knowsIds ? { documentId: id } : { query: own?.text ?? text }),
    operationName: name,
    variables: own ? own.variables(variables) : variables,
  });
};
