import { describe, expect, test } from 'vitest';
import { findNameIssue, findTextIssue, withoutHidden } from './plainText.ts';

const UNSEEN = 'First name has a character that can’t be seen. Delete the text and type it again.';

describe('a name', () => {
  test.each([
    ['Zoë', null],
    ['O’Brien-Núñez 3rd', null],
    ['李小龙', null],
    ['नीलम', null],
    ['', 'First name is required.'],
    [' \u00a0 ', 'First name is required.'],
    ['\u200b', UNSEEN],
    ['\u3164', UNSEEN],
    ['\u2800\u2800', UNSEEN],
    ['Jo\u200dhn', UNSEEN],
    ['Jo\u00adhn', UNSEEN],
    ['\u202eevE', UNSEEN],
    ['Eve\u2066', UNSEEN],
    ['Eve\u0007', UNSEEN],
    ['Eve\u{e0041}', UNSEEN],
    ['Eve\nBcc: all', 'First name must be on one line.'],
    ['Eve\u2028Adam', 'First name must be on one line.'],
    ['...', 'First name must have at least one letter.'],
    ['12', 'First name must have at least one letter.'],
  ])('%j: %s', (name, issue) => {
    expect(findNameIssue('First name', name)).toBe(issue);
  });
});

describe('a text', () => {
  test.each([
    ['Truck 12 🚛❤️ 👨‍👩‍👧', null],
    ['12/1', null],
    ['', null],
    ['a\nb', 'The note must be on one line.'],
    ['a\u202eb', 'The note has a character that can’t be seen. Delete the text and type it again.'],
  ])('of one line %j: %s', (text, issue) => {
    expect(findTextIssue('The note', text)).toBe(issue);
  });

  test('of several lines allows line breaks and tabs, and no other invisible character', () => {
    expect(findTextIssue('The note', 'a\r\n\tb\n', { hasLines: true })).toBeNull();
    expect(findTextIssue('The note', 'a\u200bb', { hasLines: true })).not.toBeNull();
    expect(findTextIssue('The note', 'a\u0085b', { hasLines: true })).not.toBeNull();
  });
});

test('a pasted search text loses its invisible characters', () => {
  expect(withoutHidden('\u202aZo\u00adë\u202c\tNu')).toBe('Zoë Nu');
});
