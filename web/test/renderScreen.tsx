import { RendererProvider } from '@fluentui/react-components';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSchema, graphql } from 'graphql';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { vi } from 'vitest';
import operationsText from '../../operations.json?raw';
import schemaText from '../../schema.graphql?raw';
import type { ChangeKind } from '../src/__generated__/liveChangesSubscription.graphql';
import { dataId } from '../src/kit/relay/dataId';
import { type Entry, screenRoute } from '../src/kit/relay/entry';
import { replaceEnvironment } from '../src/kit/relay/environment';
import type { ShellScreen } from '../src/kit/shell/screens';
import { Notifications } from '../src/kit/ui/Notifications';
import { renderer } from './renderer';

const schema = buildSchema(schemaText);
const operations = JSON.parse(operationsText) as Record<string, string>;

/**
 * The server of a test: a value or a function of the arguments for each field of Query and Mutation it serves. It
 * responds in the real schema's types; a field it leaves out or throws in is an error of the request.
 */
export type TestServer = Record<string, unknown>;

/** A request as it was sent. */
export type Sent = { readonly name: string; readonly variables: Record<string, unknown> };

/** A user who waits after each step for the code that it fetches: menus and dialogs load when they are needed. */
function patientUser() {
  const user = userEvent.setup({ delay: null });
  const waiting =
    <Args extends unknown[]>(step: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      await step(...args);
      await act(() => vi.dynamicImportSettled());
    };
  return { ...user, click: waiting(user.click), keyboard: waiting(user.keyboard) };
}

const Nothing = () => null;
const noScreen = async () => Nothing;

/**
 * Opens one screen as the router does: code and query start in the loader. `others` are other known paths; `path` is
 * the screen's own if it has parameters ('/dashboard/statements/:runId').
 */
export async function renderScreen(
  entry: Entry,
  at: string,
  server: TestServer,
  others: readonly string[] = [],
  path = at.split('?')[0]!,
) {
  const sent: Sent[] = [];
  const streams = new Set<(data: Record<string, unknown>) => void>();
  const environment = new Environment({
    network: Network.create(
      async ({ name, id }, variables) => {
        sent.push({ name, variables });
        const response = await graphql({
          schema,
          source: operations[id!]!,
          rootValue: server,
          variableValues: variables,
        });
        return response as GraphQLResponse;
      },
      () =>
        Observable.create((sink) => {
          streams.add((data) => sink.next({ data }));
        }),
    ),
    getDataID: dataId,
    store: new Store(new RecordSource()),
  });
  replaceEnvironment(environment);
  const screens = [path, ...others].map(
    (known): ShellScreen => ({ path: known, access: 'signedIn', Component: noScreen }),
  );
  const router = createMemoryRouter(
    [
      {
        handle: { screens },
        children: [
          { path, ...screenRoute(entry) },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(
    <RendererProvider renderer={renderer}>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
        <Notifications />
      </RelayEnvironmentProvider>
    </RendererProvider>,
  );
  // The first screen of a test file waits for its code.
  await screen.findByRole('heading', { level: 1 }, { timeout: 60_000 });
  /** The server notifies subscribers that something has changed, and of the viewer where it says so. */
  const publish = (kind: ChangeKind, viewer: object | null = null) => {
    for (const next of streams) next({ changes: { __typename: 'Change', kind, viewer } });
  };
  return { router, sent, publish, user: patientUser() };
}
