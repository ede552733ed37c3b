import { expect, it } from 'vitest';
import { createRelayServer, type Place, type Root } from './relayServer';

const schema = `
  directive @semanticNonNull(levels: [Int] = [0]) on FIELD_DEFINITION
  type Query { person(name: String!): Person people: [Person!]! @semanticNonNull }
  type Mutation { rename(name: String!): Person }
  type Person { name: String @semanticNonNull nickname: String }
`;
const operations = {
  one: 'query One($name: String!) { person(name: $name) { name nickname } }',
  all: 'query All { people { name } }',
  wrong: 'query Wrong { absent }',
};

async function ask(root: Root, id: keyof typeof operations, before?: (place: Place) => void) {
  const server = createRelayServer({ schema, operations, root, ...(before && { before }) });
  const params = { name: id, id, text: null, operationKind: 'query', metadata: {} } as const;
  const response = await server.network.execute(params, { name: 'Ada' }, {}).toPromise();
  return { response: JSON.parse(JSON.stringify(response)), sent: server.sent };
}

it('runs an operation by its id and records the request', async () => {
  const { response, sent } = await ask({ person: ({ name }: { name: string }) => ({ name }) }, 'one');
  expect(response).toEqual({ data: { person: { name: 'Ada', nickname: null } } });
  expect(sent).toEqual([{ name: 'one', variables: { name: 'Ada' } }]);
});

it('reports a null in a non-null field as an error of that field', async () => {
  const { response } = await ask({ person: {} }, 'one');
  expect(response.data).toEqual({ person: { name: null, nickname: null } });
  expect(response.errors).toMatchObject([{ path: ['person', 'name'] }]);
});

it('fails only the field that the test chooses', async () => {
  const { response } = await ask({ people: [{ name: 'Ada' }, { name: 'Ben' }] }, 'all', ({ path }) => {
    if (path.join('.') === 'people.1.name') throw new Error('chosen');
  });
  expect(response.data).toEqual({ people: [{ name: 'Ada' }, { name: null }] });
  expect(response.errors).toMatchObject([{ message: 'chosen', path: ['people', 1, 'name'] }]);
});

it('refuses an operation that the schema does not support', async () => {
  await expect(ask({}, 'wrong')).rejects.toThrow('Cannot query field "absent"');
});

it('is idle once every request has its response', async () => {
  let answer = (_people: object[]) => {};
  const people = () => new Promise<object[]>((resolve) => (answer = resolve));
  const server = createRelayServer({ schema, operations, root: { people } });
  const params = { name: 'all', id: 'all', text: null, operationKind: 'query', metadata: {} } as const;
  const steps: string[] = [];
  const response = server.network.execute(params, {}, {}).toPromise();
  const idle = server.idle().then(() => steps.push('idle'));
  await Promise.resolve();
  steps.push('asked');
  answer([]);
  await Promise.all([response, idle]);
  expect(steps).toEqual(['asked', 'idle']);
});
