import schemaText from '../../schema.graphql?raw';
import type { Root } from './relayServer/relayServer';

type Answer = { readonly __typename?: string } | null | undefined;

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const uncapitalized = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** Every payload links to the root, as it is after the change. */
function inPayload(field: string, answer: Answer, query: Root): Answer {
  if (answer?.__typename?.endsWith('Payload')) return { query, ...answer } as Answer;
  const payload = `${capitalized(field)}Payload`;
  const record = answer?.__typename;
  if (!record || record.endsWith('Error') || !schemaText.includes(`type ${payload} {`)) return answer;
  return { __typename: payload, [uncapitalized(record)]: answer, query } as Answer;
}

/**
 * Returns the record that a test's mutation returns in the mutation's payload, as the API does. The root is read at
 * each request, because tests change their server's data.
 */
export function inPayloads(root: Root): Root {
  const inside: Root = new Proxy(root, {
    get(_, name) {
      const field = String(name);
      const answer = root[field];
      return typeof answer === 'function'
        ? async (...args: unknown[]) => inPayload(field, (await answer(...args)) as Answer, inside)
        : inPayload(field, answer as Answer, inside);
    },
  });
  return inside;
}
