import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestPortal, type TestPortal } from '../../test/support/portal.ts';
import { Lanes } from '../platform/lib/lanes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test('everyone who is not signed in waits for the database in one lane', async () => {
  const entered = vi.spyOn(Lanes.prototype, 'enter');
  const lanesOf = async (work: Promise<unknown>) => {
    entered.mockClear();
    await work;
    return new Set(entered.mock.calls.flatMap(([, , lane]) => lane ?? []));
  };
  const signIn = (ipAddress: string) =>
    portal.rest('POST', '/auth/login', {
      body: { email: 'no-one@example.com', password: 'Wrong-Horse-1' },
      ipAddress,
    });
  const driver = await portal.joinContractor();
  const [here, there] = [await lanesOf(signIn('203.0.113.1')), await lanesOf(signIn('203.0.113.2'))];
  const signedIn = await lanesOf(portal.rest('GET', '/auth/me', { token: driver.token }));
  entered.mockRestore();
  expect(here).toEqual(there);
  expect(here).not.toContain(driver.key);
  // The portal looks a session up before it knows who asks.
  expect(signedIn).toEqual(new Set(['', driver.key]));
});
