/** Test pages that open a dialog. */
import { RendererProvider, useRestoreFocusTarget } from '@fluentui/react-components';
import { render, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import operationsText from '../../api/operations/today.json?raw';
import schemaText from '../../schema.graphql?raw';
import { createEnvironment, replaceEnvironment } from '../src/kit/relay/environment';
import { signIn } from '../src/kit/session/sessionStore';
import { Button } from '../src/kit/ui/Button';
import { UnsavedChanges } from '../src/kit/ui/UnsavedChanges';
import { samples } from './everyScreen';
import { settle } from './failingFields';
import { createRelayServer, type RelayServer } from './relayServer/relayServer';
import { renderer } from './renderer';

const operations = JSON.parse(operationsText) as Record<string, string>;

/** Fluent needs this from the start; in the frame the bell provides it. */
export const markFocus = () => renderHook(() => useRestoreFocusTarget());

export type Opened = Pick<RelayServer, 'sent' | 'idle'>;

/** Renders one element for an administrator, with values generated from the schema. */
export async function openElement(element: ReactNode): Promise<Opened> {
  const user = { id: 'u', firstName: 'Ruth', lastName: 'Hale', email: 'ruth@example.com' };
  signIn({ ...user, roles: ['IT_Admin'], needsPasswordChange: false });
  const record = { __typename: 'PayrollRun', id: 'record' };
  const server = createRelayServer({
    ...{ schema: schemaText, operations, root: {} },
    samples: { ...samples, 'Query.viewer': { __typename: 'User', id: 'u' }, 'Query.node': record },
  });
  const environment = createEnvironment(server.network);
  replaceEnvironment(environment);
  const router = createMemoryRouter([{ handle: { screens: [] }, children: [{ path: '*', element }] }]);
  render(
    <RendererProvider renderer={renderer}>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </RendererProvider>,
  );
  await settle(server);
  return server;
}

type OpenerProps = {
  draw: (close: () => void) => ReactNode;
  /** Its opener; a button by default. */
  open?: (start: () => void) => ReactNode;
};

/** A dialog, and its opener. */
export function Opener({ draw, open = (start) => <Button onClick={start}>Open</Button> }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {open(() => setOpen(true))}
      {isOpen && draw(() => setOpen(false))}
    </>
  );
}

/** A page that can be left with unsaved input. */
export function Leaving() {
  const navigate = useNavigate();
  return (
    <>
      <UnsavedChanges when />
      <Button onClick={() => void navigate('/elsewhere')}>Leave</Button>
    </>
  );
}
