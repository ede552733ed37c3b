import { createHmac, randomBytes } from 'node:crypto';
import bcrypt from 'bcrypt';
import { describe, expect, test } from 'vitest';
import { deriveKeys } from '../platform/lib/keys.ts';
import { UNAVAILABLE } from '../platform/lib/unavailable.ts';
import { createPasswordHasher } from './passwordHasher.ts';

const newKeys = () => deriveKeys({ jwtSecret: randomBytes(32), dataKey: randomBytes(32) });
const keys = newKeys();
const hasher = createPasswordHasher({ keys, cost: 4 });

describe('a stored password', () => {
  test('is recognized, and no other is', async () => {
    const stored = await hasher.hash('Right-Horse1!');
    expect(stored).toMatch(/^v2\$[0-9a-f]{16}\$[\w+/]{160}$/);
    expect(stored).not.toContain('Right-Horse1!');
    expect(await hasher.verify('Right-Horse1!', stored)).toBe(true);
    expect(await hasher.verify('Right-Horse1?', stored)).toBe(false);
  });

  test('is not cut after 72 bytes', async () => {
    const long = `Aa1!${'x'.repeat(100)}`;
    const stored = await hasher.hash(`${long}a`);
    expect(await hasher.verify(`${long}a`, stored)).toBe(true);
    expect(await hasher.verify(`${long}b`, stored)).toBe(false);
  });

  test('is not cut at a NUL', async () => {
    const stored = await hasher.hash('Aa1!\0first');
    expect(await hasher.verify('Aa1!\0second', stored)).toBe(false);
  });

  test('does not care how a keyboard composes accents', async () => {
    const stored = await hasher.hash('Café-Route1!');
    expect(await hasher.verify('Cafe\u0301-Route1!', stored)).toBe(true);
  });

  test('of the first form is recognized', async () => {
    const prepared = createHmac('sha384', keys.firstPepper).update('Right-Horse1!').digest('base64');
    const stored = `v1$${await bcrypt.hash(prepared, 4)}`;
    expect(await hasher.verify('Right-Horse1!', stored)).toBe(true);
    expect(await hasher.verify('Right-Horse1?', stored)).toBe(false);
  });

  test('is worthless without the key', async () => {
    const stored = await hasher.hash('Right-Horse1!');
    const other = createPasswordHasher({ keys: newKeys(), cost: 4 });
    expect(await other.verify('Right-Horse1!', stored)).toBe(false);
  });

  test('of an unknown form proves nothing', async () => {
    expect(await hasher.verify('Right-Horse1!', '')).toBe(false);
    expect(await hasher.verify('Right-Horse1!', '$2b$04$notours')).toBe(false);
    expect(await hasher.verify('Right-Horse1!', `v2$${keys.password[0]!.id}$AAAA`)).toBe(false);
  });
});

test('a flood of one line is turned away and served in turn with the others', async () => {
  const small = createPasswordHasher({ keys, cost: 4, concurrency: 1, maxLine: 3 });
  const ended: string[] = [];
  const hash = (line: string) => small.hash('Right-Horse1!', line).then(() => ended.push(line));
  const flood = await Promise.allSettled([...Array.from({ length: 6 }, () => hash('flood')), hash('honest')]);
  expect(flood.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(ended).toEqual(['flood', 'honest', 'flood', 'flood', 'flood']);
});

test('a flood is turned away instead of waiting forever', async () => {
  const small = createPasswordHasher({ keys, cost: 4, concurrency: 1, maxQueue: 2 });
  const responses = await Promise.allSettled(Array.from({ length: 6 }, () => small.hash('Right-Horse1!')));
  const refused = responses.filter((response) => response.status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]!.reason.message).toBe(UNAVAILABLE.signIns);
  expect(refused[0]!.reason.extensions).toEqual({ code: 'UNAVAILABLE', retryAfter: 1 });
});
