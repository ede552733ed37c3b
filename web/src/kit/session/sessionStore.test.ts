import { expect, it, vi } from 'vitest';

const user = { id: 'u1', firstName: 'Ruth', lastName: '', email: '', roles: [], needsPasswordChange: false };

async function load() {
  vi.resetModules();
  return import('./sessionStore');
}

it('keeps the user, and no secret that opens the portal', async () => {
  const { signIn, signOut } = await load();
  signIn(user);
  expect(Object.keys(localStorage)).toEqual(['portal.user']);
  expect(JSON.parse(localStorage.getItem('portal.user')!)).toEqual({ ...user, mark: expect.any(String) });
  expect((await load()).currentSession()?.user).toEqual(user);
  signOut();
  expect(localStorage).toHaveLength(0);
});

it('removes the token that earlier versions kept, so its owner signs in again', async () => {
  localStorage.setItem('portal.user', JSON.stringify(user));
  localStorage.setItem('portal.token', 'a.b.c');
  expect((await load()).currentSession()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('keeps the company’s name when a response about the user leaves it out', async () => {
  const { signIn, updateUser, currentSession } = await load();
  signIn({ ...user, companyName: 'Keystone Hauling LLC' });
  updateUser({ ...user, firstName: 'Ruth Ann' });
  expect(currentSession()?.user).toMatchObject({
    firstName: 'Ruth Ann',
    companyName: 'Keystone Hauling LLC',
  });
  expect((await load()).currentSession()?.user.companyName).toBe('Keystone Hauling LLC');
});
