import { RendererProvider } from '@fluentui/react-components';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import operationsText from '../../api/operations/today.json?raw';
import schemaText from '../../schema.graphql?raw';
import type { ChangeKind } from '../src/__generated__/liveChangesSubscription.graphql';
import { type Entry, screenRoute } from '../src/kit/relay/entry';
import { createEnvironment, replaceEnvironment } from '../src/kit/relay/environment';
import { ScreenError } from '../src/kit/shell/ScreenError';
import type { ShellScreen } from '../src/kit/shell/screens';
import { Notifications } from '../src/kit/ui/Notifications';
import { inPayloads } from './inPayloads';
import { createRelayServer, type RelayServerOptions, type Root } from './relayServer/relayServer';
import { renderer } from './renderer';

const operations = JSON.parse(operationsText) as Record<string, string>;

/** Keys in the syntax of `user.type`. */
const KEYS = /[{[]/;

/**
 * A user who waits after each step for the code that it loads: menus and dialogs load on demand. A text is pasted
 * except for its last character, which is typed: the screen then renders twice, and not once per character. The pointer
 * jumps to its target: entering everything around a button takes an eighth of a test.
 */
function patientUser() {
  const user = userEvent.setup({ delay: null, skipHover: true });
  const waiting =
    <Args extends unknown[]>(step: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      await step(...args);
      await act(() => vi.dynamicImportSettled());
    };
  const type: typeof user.type = async (field, text, options) => {
    const isPasted =
      text.length > 2 && !KEYS.test(text) && !(field instanceof HTMLInputElement && field.type === 'date');
    if (!isPasted || options) return user.type(field, text, options);
    await user.click(field);
    await user.paste(text.slice(0, -1));
    await user.type(field, text.slice(-1), { skipClick: true });
  };
  return { ...user, type, click: waiting(user.click), keyboard: waiting(user.keyboard) };
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
  server: Root,
  others: readonly string[] = [],
  path = at.split('?')[0]!,
  more: Pick<RelayServerOptions, 'before' | 'samples'> = {},
) {
  const {
    network,
    sent,
    idle,
    publish: send,
  } = createRelayServer({
    schema: schemaText,
    operations,
    root: inPayloads(server),
    // Defaults: every name checks whether it is a link; most people have no retroactive raise and no rate in a list.
    defaults: { 'User.viewerCanOpen': true, 'User.backPay': [], 'User.payRates': [] },
    ...more,
  });
  const environment = createEnvironment(network);
  replaceEnvironment(environment);
  const screens = [path, ...others].map(
    (known): ShellScreen => ({ path: known, access: 'signedIn', Component: noScreen }),
  );
  const router = createMemoryRouter(
    [
      {
        handle: { screens },
        children: [
          { path, ErrorBoundary: ScreenError, ...screenRoute(entry) },
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
  // The first screen of a test file waits for its code. Waiting for a role would compute it for every element at every
  // change.
  await waitFor(
    () => {
      if (document.querySelectorAll('h1').length !== 1) throw new Error('There is no heading of the screen.');
    },
    { timeout: 60_000 },
  );
  /** Notifies subscribers of a change on the server, with the person it is about and the viewer if given. */
  const publish = (kind: ChangeKind, more: { viewer?: object; userId?: string; weekStart?: string } = {}) =>
    send({
      changes: {
        __typename: 'Change',
        kind,
        viewer: null,
        userId: null,
        weekStart: null,
        secondsAgo: 0,
        ...more,
      },
    });
  return { router, sent, idle, publish, user: patientUser() };
}
