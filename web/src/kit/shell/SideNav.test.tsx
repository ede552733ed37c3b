import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { RoleName } from '../../__generated__/storedUser_user.graphql';
import { routes } from '../../app/routes';
import { signIn } from '../session/sessionStore';
import { SideNav } from './SideNav';

const { handle } = routes[0]!.children!.find((route) => route.handle)!;

/** The navigation beside the portal's own screens, for someone with this role. */
async function open(role: RoleName, at = '/dashboard') {
  const user = { id: 'u', firstName: 'Ruth', lastName: 'Hale', email: 'ruth@example.com', roles: [role] };
  signIn({ ...user, needsPasswordChange: false });
  const router = createMemoryRouter(
    [{ path: '/dashboard', handle, Component: SideNav, children: [{ path: '*', element: null }] }],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return within(await screen.findByRole('navigation', { name: 'Main' }));
}

const OWN = ['Dashboard', 'Profile', 'Time Logs', 'Pay Statements'];

it.each<[RoleName, string[]]>([
  ['Employee', [...OWN, 'Tax Documents']],
  ['HR', ['Dashboard', 'Profile', 'Staff', 'Contractors', 'Time Logs', 'Pay Statements', 'Tax Documents']],
  ['Accountant', [...OWN, 'Reports', 'Tax', 'Data and API']],
])('links the role %s to exactly the screens it may open', async (role, labels) => {
  const links = (await open(role)).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(labels);
});

it.each(['/dashboard/tax-season', '/dashboard/tax-documents'])('marks Tax at %s', async (path) => {
  const current = (await open('Manager', path)).getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Tax']);
});

it.each(['/dashboard/queries', '/dashboard/access-tokens', '/dashboard/graphiql'])(
  'marks Data and API at %s',
  async (path) => {
    const current = (await open('Manager', path)).getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Data and API']);
  },
);
