import { describe, expect, test } from 'vitest';
import { passwordFaults } from './passwordRules.ts';

describe('a password', () => {
  test.each(['Abcdef1!', 'Passw0rd~', `Aa1!${'x'.repeat(124)}`, 'Ünïcödé1!', 'Aa1 with spaces!'])(
    'may be %s',
    (good) => {
      expect(passwordFaults(good)).toEqual([]);
    },
  );

  test.each([
    ['Abcde1!', 'Password must have at least 8 characters.'],
    [`Aa1!${'x'.repeat(125)}`, 'Password must have at most 128 characters.'],
    ['abcdef1!', 'Password must contain an uppercase letter.'],
    ['ABCDEF1!', 'Password must contain a lowercase letter.'],
    ['Abcdefg!', 'Password must contain a digit.'],
    ['Abcdefg1', 'Password must contain a special character.'],
    ['Abcdefg1 ', 'Password must contain a special character.'],
    ['Abcdefg1é', 'Password must contain a special character.'],
  ])('may not be %s', (bad, fault) => {
    expect(passwordFaults(bad)).toEqual([fault]);
  });

  test('is told everything that it lacks at once', () => {
    expect(passwordFaults('')).toHaveLength(5);
  });

  test.each([...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('has %s as a special character', (special) => {
    expect(passwordFaults(`Abcdef12${special}`)).toEqual([]);
  });

  test('counts characters as people do, not bytes or halves', () => {
    expect(passwordFaults(`Aa1!${'🚚'.repeat(124)}`)).toEqual([]);
    expect(passwordFaults(`Aa1!${'🚚'.repeat(125)}`)).toEqual(['Password must have at most 128 characters.']);
    // Seven characters once the accent is composed with its letter.
    expect(passwordFaults('Aa1!xxe\u0301')).toEqual(['Password must have at least 8 characters.']);
  });
});
