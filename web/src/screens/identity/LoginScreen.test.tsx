import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { currentSession } from '../../kit/session/sessionStore';
import { LoginScreen } from './LoginScreen';

function open(respond: () => Promise<Response>) {
  const asked = vi.fn(respond);
  vi.stubGlobal('fetch', asked);
  render(<LoginScreen />);
  return { asked, user: userEvent.setup({ delay: null }) };
}
const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/, { selector: 'input' });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('signing in', () => {
  const attempt = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(email(), 'ruth@example.com');
    await user.type(password(), 'Wrong-Road-2026');
    await press(user, 'Sign In');
  };

  it('shows the server’s message for a wrong password, clears it and keeps the address', async () => {
    const message = 'Invalid email or password.';
    const { user } = open(async () =>
      Response.json({ data: { result: { message, code: 'UNAUTHENTICATED' } } }),
    );
    expect(screen.getByRole('heading', { name: 'Sign in to your account' })).toBeTruthy();
    await attempt(user);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(password().value).toBe('');
    expect(document.activeElement).toBe(password());
    expect(email().value).toBe('ruth@example.com');
    expect(currentSession()).toBeNull();
  });

  it('reads Login failed when the server cannot be reached', async () => {
    const { user } = open(() => Promise.reject(new TypeError('Failed to fetch')));
    await attempt(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed');
    expect(password().value).toBe('');
  });

  it('reads Signing In... meanwhile, and is sent once', async () => {
    const { asked, user } = open(() => new Promise(() => undefined));
    await attempt(user);
    const button = await screen.findByRole('button', { name: 'Signing In...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    await user.type(password(), '{Enter}');
    expect(asked).toHaveBeenCalledOnce();
  });

  it('requires both an address and a password', async () => {
    const { asked, user } = open(() => Promise.reject(new Error('Nothing is sent.')));
    await press(user, 'Sign In');
    expect(screen.getByText('Enter your email address.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(email()));
    await user.type(email(), 'ruth@example.com{Enter}');
    expect(screen.queryByText('Enter your email address.')).toBeNull();
    expect(document.activeElement).toBe(password());
    expect(asked).not.toHaveBeenCalled();
  });

  it('shows and hides the password', async () => {
    const { user } = open(() => Promise.reject(new Error('Nothing is sent.')));
    expect(password().type).toBe('password');
    await press(user, 'Show password');
    expect(password().type).toBe('text');
    await press(user, 'Hide password');
    expect(password().type).toBe('password');
  });
});
