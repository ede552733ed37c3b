import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { signIn, signOut } from '../kit/session/sessionStore';
import { guard } from './guard';
import { leavePortal } from './leavePortal';

vi.mock('./startSession', () => ({ sessionStarted: () => Promise.resolve() }));
vi.mock('./leavePortal', () => ({ leavePortal: vi.fn(() => new Promise(() => {})) }));

const user = {
  id: 'u1',
  firstName: 'Ruth',
  lastName: 'Alvarez',
  email: 'ruth@example.com',
  needsPasswordChange: false,
};

/** Opens a manager's screen that sends a request to the server. */
async function openPayroll() {
  const ask = vi.fn(() => null);
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard',
        middleware: [guard('signedIn')],
        children: [
          { index: true },
          { path: 'payroll', middleware: [guard('manager')], loader: ask },
          // No loader: the guard has to work without one.
          { path: 'about', middleware: [guard('manager')] },
        ],
      },
    ],
    { initialEntries: ['/dashboard/payroll'] },
  );
  router.initialize();
  await vi.waitFor(() =>
    expect(router.state.initialized || vi.mocked(leavePortal).mock.calls.length).toBeTruthy(),
  );
  return { ask, router };
}

afterEach(() => {
  signOut();
  vi.mocked(leavePortal).mockClear();
});

it('sends anonymous visitors to the public page, without a request', async () => {
  const { ask } = await openPayroll();
  expect(leavePortal).toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

it('sends a driver to the dashboard, without a request', async () => {
  signIn({ ...user, roles: ['Employee'] });
  const { ask, router } = await openPayroll();
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(ask).not.toHaveBeenCalled();
  await router.navigate('/dashboard/about');
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('lets a manager in', async () => {
  signIn({ ...user, roles: ['Manager'] });
  const { ask, router } = await openPayroll();
  expect(router.state.location.pathname).toBe('/dashboard/payroll');
  expect(ask).toHaveBeenCalledOnce();
});
