/** Those who guess are held back by what the database remembers: an end without warning of the server forgives nothing. */
import { expect, test } from 'vitest';
import { ADMIN, companyFolder, PASSWORD } from './support/company.ts';
import { start } from './support/server.ts';

const HOME = '198.51.100.7';
const STRANGER = '203.0.113.9';
const MADE_UP = ['10.0.0.1', '10.0.0.2, 10.0.0.3', 'unknown', '[::1]'];

test('guesses are counted on after kill -9, behind a proxy and whatever stands in front of its address', async () => {
  const place = companyFolder();
  const settings = { TRUST_PROXY: '1' };
  const first = await start(place, settings);
  const signIn = async (url: string, password: string, forwarded: string) => {
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify({ email: ADMIN, password }),
    });
    return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) };
  };
  expect((await signIn(first.url, PASSWORD, HOME)).status).toBe(200);
  for (let guess = 0; guess < 10; guess += 1) {
    const forwarded = `${MADE_UP[guess % MADE_UP.length]}, ${STRANGER}`;
    expect((await signIn(first.url, `Wrong-Key-${guess}`, forwarded)).status).toBe(401);
  }
  await first.kill('SIGKILL');

  const { url } = await start(place, settings);
  for (const forwarded of MADE_UP) {
    const refused = await signIn(url, PASSWORD, `${forwarded}, ${STRANGER}`);
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(0);
  }
  expect((await signIn(url, PASSWORD, HOME)).status).toBe(200);
});
