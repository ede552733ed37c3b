import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNewPasswordIssue, findPasswordIssues, passwordRules } from './password.ts';

const met = (password: string) => passwordRules.map(({ isMet }) => isMet(password));

describe('a password', () => {
  test.each(['Abcdef1!', 'Passw0rd~', `Aa1!${'x'.repeat(124)}`, 'Ünïcödé1!', 'Aa1 with spaces!', 'Äöüäöü1!'])(
    'may be %s',
    (good) => {
      expect(findPasswordIssues(good)).toEqual([]);
    },
  );

  test.each([
    ['Abcde1!', 'Password must have at least 8 characters.'],
    ['aA1!😀😀', 'Password must have at least 8 characters.'],
    [`Aa1!${'x'.repeat(125)}`, 'Password must have at most 128 characters.'],
    ['abcdef1!', 'Password must contain an uppercase letter.'],
    ['ABCDEF1!', 'Password must contain a lowercase letter.'],
    ['Abcdefg!', 'Password must contain a digit.'],
    ['Abcdefg1', 'Password must contain a special character.'],
    ['Abcdefg1 ', 'Password must contain a special character.'],
    ['Abcdefg1é', 'Password must contain a special character.'],
  ])('may not be %s', (bad, issue) => {
    expect(findPasswordIssues(bad)).toEqual([issue]);
  });

  test('reports all missing requirements at once', () => {
    expect(findPasswordIssues('')).toHaveLength(5);
  });

  test.each([...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('has %s as a special character', (special) => {
    expect(findPasswordIssues(`Abcdef12${special}`)).toEqual([]);
    expect(met(`Highway66${special}`)).toEqual([true, true, true, true]);
  });

  test('counts characters as people do, not bytes or code units', () => {
    expect(findPasswordIssues(`Aa1!${'🚚'.repeat(124)}`)).toEqual([]);
    expect(findPasswordIssues(`Aa1!${'🚚'.repeat(125)}`)).toEqual([
      'Password must have at most 128 characters.',
    ]);
    // Seven characters once the accent is composed with its letter.
    expect(findPasswordIssues('Aa1!xxe\u0301')).toEqual(['Password must have at least 8 characters.']);
  });
});

describe('the list shown while someone types', () => {
  test.each([
    ['', [false, false, false, false]],
    ['aB3$', [false, true, true, true]],
    ['Highway66!', [true, true, true, true]],
    ['highway66!', [true, true, false, true]],
    ['HIGHWAY66!', [true, true, false, true]],
    ['HighwaySix!', [true, true, true, false]],
    ['Highway66', [true, false, true, true]],
    ['Highway 66', [true, false, true, true]],
    ['Highwäy66€', [true, false, true, true]],
    [`aB3$${'x'.repeat(124)}`, [true, true, true, true]],
    [`aB3$${'x'.repeat(125)}`, [false, true, true, true]],
    ['aA1!😀😀', [false, true, true, true]],
    ['Aa1!xxe\u0301', [false, true, true, true]],
  ])('%s', (password, expected) => expect(met(password)).toEqual(expected));

  test('is all green exactly when the password is accepted', () => {
    const signs = fc.constantFrom(...'aZß1!Ä ', 'e\u0301', '😀', 'x'.repeat(60));
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 12 }), (parts) => {
        const password = parts.join('');
        expect(met(password).every(Boolean)).toBe(findPasswordIssues(password).length === 0);
      }),
      { numRuns: 1_000 },
    );
  });
});

test.each([
  ['', '', 'New password is required'],
  ['Highway66!', 'Highway66', 'Passwords do not match'],
  ['short', 'short', 'Password does not meet requirements. Please check the requirements below.'],
  ['Highway66!', 'Highway66!', null],
  ['Äöüäöü1!', 'Äöüäöü1!', null],
])('the message about %j confirmed as %j', (password, confirmation, issue) =>
  expect(findNewPasswordIssue(password, confirmation)).toBe(issue),
);
