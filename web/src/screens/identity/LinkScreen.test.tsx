import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentSession, signOut } from '../../kit/session/sessionStore';
import { LinkScreen } from './LinkScreen';
import { LoginScreen } from './LoginScreen';

const PASSWORD = 'Quiet-Harbor-7';

/** Opens the link; the server's responses are given by operation name. */
function open(link: string, responses: Record<string, unknown>) {
  window.history.replaceState(null, '', link);
  const asked = vi.fn(async (_url: string, { body }: { body: string }) => {
    const { operationName } = JSON.parse(body);
    return Response.json({ data: { result: responses[operationName] ?? null } });
  });
  vi.stubGlobal('fetch', asked);
  render(link === '/login' ? <LoginScreen /> : <LinkScreen />);
  const variables = () => asked.mock.calls.map(([, { body }]) => JSON.parse(body).variables);
  return { user: userEvent.setup({ delay: null }), variables };
}

async function choose(user: ReturnType<typeof userEvent.setup>, confirmation = PASSWORD) {
  await user.type(await screen.findByLabelText(/^New password/, { selector: 'input' }), PASSWORD);
  await user.type(screen.getByLabelText(/^Confirm/, { selector: 'input' }), `${confirmation}{Enter}`);
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the link of an invitation', () => {
  const invitation = {
    companyName: 'Example Freight',
    firstName: 'Lee',
    lastName: 'Park',
    email: 'lee@example.com',
  };
  const lee = { id: 'lee', firstName: 'Lee', lastName: 'Park', email: 'lee@example.com', roles: [] };

  it('shows the invited person, sets the password and signs in', async () => {
    const { user, variables } = open('/invitation#the-token', {
      openInvitationQuery: invitation,
      openInvitation_acceptMutation: { user: lee },
    });
    expect(await screen.findByRole('heading', { name: 'Welcome, Lee!' })).toBeTruthy();
    expect(screen.getByText('lee@example.com')).toBeTruthy();
    await choose(user, 'Another-1');
    expect(screen.getByRole('alert').textContent).toBe('Passwords do not match');
    await user.clear(screen.getByLabelText(/^New password/, { selector: 'input' }));
    await user.clear(screen.getByLabelText(/^Confirm/, { selector: 'input' }));
    await choose(user);
    await waitFor(() => expect(currentSession()?.user.id).toBe('lee'));
    expect(variables()).toEqual([
      { token: 'the-token' },
      { input: { token: 'the-token', newPassword: PASSWORD } },
    ]);
    signOut();
  });

  it('explains what to do when it is no longer valid', async () => {
    open('/invitation#the-token', {});
    expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeTruthy();
  });

  it('shows why a password is refused', async () => {
    const message = 'Password must not be your name.';
    const { user } = open('/invitation#the-token', {
      openInvitationQuery: invitation,
      openInvitation_acceptMutation: { message: 'Please correct the input.', issues: [{ message }] },
    });
    await choose(user);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(currentSession()).toBeNull();
  });
});

describe('a forgotten password', () => {
  const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
    user.click(await screen.findByRole('button', { name }));

  it('requests a link by email, with the same message for every address', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="mail" content="on">');
    const text = 'If there’s an account with this address, we’ve sent it an email with a link.';
    const { user, variables } = open('/login', { resetWithLink_requestMutation: { text } });
    await press(user, 'Forgot password?');
    await user.type(await screen.findByLabelText(/Email/), 'lee@example.com{Enter}');
    expect((await screen.findByRole('status')).textContent).toBe(text);
    expect(variables()).toEqual([{ input: { email: 'lee@example.com' } }]);
    await press(user, 'Back to Sign In');
    expect(screen.getByRole('heading', { name: 'Sign in to your account' })).toBeTruthy();
    document.querySelector('meta[name=mail]')!.remove();
  });

  it('is reset by an administrator if the portal sends no email', async () => {
    const { user } = open('/login', {});
    await press(user, 'Forgot password?');
    expect(await screen.findByText(/^Ask an administrator for a new password/)).toBeTruthy();
    expect(screen.queryByLabelText(/Email/)).toBeNull();
  });

  it('is replaced with the link, once', async () => {
    const { user, variables } = open('/reset-password#the-token', {
      resetWithLinkMutation: { __typename: 'MessagePayload' },
    });
    await choose(user);
    await screen.findByText(/^Password changed\. You’re/);
    expect(variables()).toEqual([{ input: { token: 'the-token', newPassword: PASSWORD } }]);
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
  });
});
