import { passwordRules } from 'rules/password';
import { expect, it, vi } from 'vitest';
import { temporaryPassword } from './temporaryPassword';

it('meets the four rules and has twelve random base-36 characters between a fixed beginning and 1!', () => {
  for (let round = 0; round < 200; round += 1) {
    const password = temporaryPassword();
    expect(password).toMatch(/^Temp-[0-9a-z]{12}1!$/);
    for (const { label, isMet } of passwordRules) expect(isMet(password), label).toBe(true);
  }
});

it('never generates the same one twice', () => {
  const given = new Set(Array.from({ length: 1000 }, temporaryPassword));
  expect(given.size).toBe(1000);
});

it('uses no byte that would make some characters likelier', () => {
  const bytes = [255, 252, 251, 35, 0];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint8Array)[0] = bytes.shift() ?? 10;
    return array;
  });
  expect(temporaryPassword()).toBe('Temp-zz0aaaaaaaaa1!');
});

it('has a letter among the random characters, because the server refuses a word surrounded only by digits', () => {
  const bytes = Array<number>(12).fill(7);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint8Array)[0] = bytes.shift() ?? 11;
    return array;
  });
  expect(temporaryPassword()).toBe('Temp-bbbbbbbbbbbb1!');
});
