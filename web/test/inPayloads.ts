import schemaText from '../../schema.graphql?raw';
import type { Root } from './relayServer/relayServer';

type Answer = { readonly __typename?: string } | null | undefined;

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const uncapitalized = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

function inPayload(field: string, answer: Answer): Answer {
  const payload = `${capitalized(field)}Payload`;
  const record = answer?.__typename;
  if (!record || /(Payload|Error)$/.test(record) || !schemaText.includes(`type ${payload} {`)) return answer;
  return { __typename: payload, [uncapitalized(record)]: answer } as Answer;
}

/** As the API does, returns the record that a test's mutation returns in the mutation's payload. */
export const inPayloads = (root: Root): Root =>
  Object.fromEntries(
    Object.entries(root).map(([field, answer]) => [
      field,
      typeof answer === 'function'
        ? async (...args: unknown[]) => inPayload(field, (await answer(...args)) as Answer)
        : inPayload(field, answer as Answer),
    ]),
  );
