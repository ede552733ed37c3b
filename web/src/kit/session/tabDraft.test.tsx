import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signIn, signOut } from './sessionStore';
import { isTextDraft, readTabDraft, useTabDraft } from './tabDraft';

const Form = ({ reason }: { reason: string }) => {
  useTabDraft('form', { reason });
  return null;
};
const kept = () => readTabDraft('form', isTextDraft);

beforeEach(() => {
  sessionStorage.clear();
  const user = { id: 'u', firstName: 'Ray', lastName: 'Ortiz', email: 'ray@example.com', roles: [] };
  signIn({ ...user, needsPasswordChange: false });
});

it('keeps the last typed values while the form is open', () => {
  const form = render(<Form reason="No" />);
  form.rerender(<Form reason="No truck" />);
  expect(kept()).toEqual({ reason: 'No truck' });
  form.unmount();
  expect(kept()).toBeNull();
});

it('disappears when someone signs out', () => {
  const form = render(<Form reason="No truck" />);
  signOut();
  form.unmount();
  expect(sessionStorage).toHaveLength(0);
});

it('is ignored if it cannot be read', () => {
  sessionStorage.setItem('draft.u.form', '{');
  expect(kept()).toBeNull();
  sessionStorage.setItem('draft.u.form', '{"reason":1}');
  expect(kept()).toBeNull();
});
