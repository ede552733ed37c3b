/** The fast path in front of a Yoga server that knows the same operations and everything else. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type DocumentNode, execute, GraphQLError } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFastPath } from './fastPath.ts';
import { createFastPathHandler } from './httpHandler.ts';

interface Context {
  reader: string | undefined;
}

const schema = createSchema<Context>({
  typeDefs: `
    type Query { book(title: String!): Book reader: String broken: String }
    type Mutation { lend(title: String!): Book }
    type Subscription { lent: Book }
    type Book { title: String! }
  `,
  resolvers: {
    Query: {
      book: (_root, { title }) => ({ title }),
      reader: (_root, _arguments, { reader }) => reader,
      broken: () => {
        throw new GraphQLError('torn', { extensions: { code: 'TORN', http: { status: 410 } } });
      },
    },
    Mutation: { lend: (_root, { title }) => ({ title }) },
  },
});
const operations = new Map([
  ['book', 'query Book($title: String!) { book(title: $title) { title } reader }'],
  ['lend', 'mutation Lend($title: String!) { lend(title: $title) { title } }'],
  ['broken', 'query Broken { broken }'],
  ['lent', 'subscription Lent { lent { title } }'],
]);

let prepared = 0;
let entered = 0;
/** The bodies that reached Yoga. */
let left: string[] = [];
let server: Server;
let url: string;

const fastPath = createFastPath<DocumentNode, Context, string>(operations, {
  prepare: (document) => {
    prepared += 1;
    return document;
  },
  refuseInput: ({ title }) =>
    title === '' ? new GraphQLError('A book has a title.', { extensions: { code: 'EMPTY' } }) : undefined,
  run: async (document, variableValues, contextValue, scope) => ({
    ...(await execute({ schema, document, variableValues, contextValue })),
    extensions: { http: { headers: { 'x-scope': scope } } },
  }),
  showAll: (errors) =>
    errors.map((error) => (error instanceof GraphQLError ? error : new GraphQLError('masked'))),
});

beforeAll(async () => {
  const yoga = createYoga({ schema, logging: false });
  const handler = createFastPathHandler({
    path: '/graphql',
    maxBytes: 500,
    headers: { 'x-way': 'fast' },
    compress: async (body, accepted) => (accepted === 'gzip' ? gzipSync(body) : undefined),
    respond: async ({ header, ...request }) =>
      fastPath.nameOf(request.documentId) === undefined
        ? undefined
        : fastPath.run(request, request.documentId, async () => {
            entered += 1;
            if (header('x-reader') === 'lost') throw new Error('The card index has burned down.');
            return { reader: header('x-reader') };
          }),
  });
  server = createServer(async (request, response) => {
    if (await handler(request, response)) return;
    left.push(String((request as { body?: Buffer }).body));
    await yoga(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
beforeEach(() => {
  [prepared, entered, left] = [0, 0, []];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function post(body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { response, status: response.status, json: await response.json() };
}
const ask = (documentId: string, variables: object = {}, headers?: Record<string, string>) =>
  post({ documentId, variables }, headers);

it('runs known operations as the caller, and reads their texts once', async () => {
  const first = await ask('book', { title: 'Emma' }, { 'x-reader': 'Ada' });
  expect(first.json).toEqual({ data: { book: { title: 'Emma' }, reader: 'Ada' } });
  expect(Object.fromEntries(first.response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-way': 'fast',
    'x-scope': 'book',
  });
  expect((await ask('book', { title: 'Persuasion' })).json.data.book).toEqual({ title: 'Persuasion' });
  expect((await ask('lend', { title: 'Emma' })).json).toEqual({ data: { lend: { title: 'Emma' } } });
  expect({ prepared, left }).toEqual({ prepared: 2, left: [] });
});

it('sends a compressed response to a client that accepts it', async () => {
  const encodingOf = async (encodings: string) => {
    const { response, json } = await ask('book', { title: 'Emma' }, { 'accept-encoding': encodings });
    expect(json.data.book).toEqual({ title: 'Emma' });
    return [response.headers.get('content-encoding'), response.headers.get('vary')];
  };
  expect(await encodingOf('gzip')).toEqual(['gzip', 'accept-encoding']);
  expect(await encodingOf('identity')).toEqual([null, 'accept-encoding']);
});

it('has the name of what it runs, for the log', () => {
  expect(['lend', 'lent', 'none'].map(fastPath.nameOf)).toEqual(['Lend', undefined, undefined]);
});

it.each([
  ['an id that it does not know', { documentId: 'none' }],
  ['a subscription', { documentId: 'lent' }],
  ['a text', { query: '{ reader }' }],
  ['an id with a text beside it', { documentId: 'book', query: '{ reader }' }],
  ['variables that are no object', { documentId: 'book', variables: ['Emma'] }],
  ['what is too large', { documentId: 'book', variables: { title: 'x'.repeat(500) } }],
])('leaves %s to Yoga', async (_what, body) => {
  await post(body);
  expect(left).toHaveLength(1);
  expect(entered).toBe(0);
});

it('leaves Yoga the body it has read, and a choice of formats', async () => {
  const body = { query: '{ reader }' };
  expect((await post(body)).json).toEqual({ data: { reader: null } });
  expect(left).toEqual([JSON.stringify(body)]);
  await post({ documentId: 'book' }, { accept: 'text/event-stream, application/json' });
  expect(left).toHaveLength(2);
});

it('refuses variables before it identifies the caller', async () => {
  expect((await ask('book', { title: '' })).json).toEqual({
    errors: [{ message: 'A book has a title.', extensions: { code: 'EMPTY' } }],
  });
  expect(entered).toBe(0);
});

it('shows errors as the server does, without the fields for the transport', async () => {
  const { status, json } = await ask('broken');
  expect({ status, json }).toMatchObject({
    status: 200,
    json: { data: { broken: null }, errors: [{ message: 'torn', extensions: { code: 'TORN' } }] },
  });
  expect(json.errors[0].extensions).toEqual({ code: 'TORN' });
  expect((await ask('book', { title: 'Emma' }, { 'x-reader': 'lost' })).json).toEqual({
    errors: [{ message: 'masked' }],
  });
});
