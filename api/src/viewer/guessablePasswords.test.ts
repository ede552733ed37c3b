import { randomBytes } from 'node:crypto';
import { findPasswordIssues } from 'rules/password';
import { describe, expect, test } from 'vitest';
import { longTest } from '../../test/support/longTest.ts';
import { guessableIssue } from './guessablePasswords.ts';

const pat = {
  firstName: 'Ana María',
  lastName: "O'Neil-Smith",
  email: 'pat.driver+work@example.com',
  companyName: 'Keystone Freight Lines LLC',
};
const unknownUser = { firstName: '', lastName: '', email: '' };

describe('a password is refused that is', () => {
  test.each<[what: string, passwords: string[]]>([
    [
      'a common password',
      [
        ...[
          'Password1!',
          'P@ssw0rd!2026',
          'P@$$w0rd1!',
          '!!Dr4g0n2026',
          '2026-Qwerty',
          'W3lc0me!',
          'LETMEiN-1',
        ],
        // In the list as written, without replacing its digits and symbols.
        ...['P@ssw0rd-9', 'Trustno1!'],
        // 1 and ! as i and as l, mixed.
        ...['M1chael-99', 'M!chael-99', 'Ch1cken-99', 'Si1ver2026!', 'S!lver-2026', 'W1ll1am5-1'],
        // A symbol at either end that is part of the word.
        ...['$Amantha99', '5unshine2026!', '@ngel-2026', 'Chelse4!2026', 'Chicag0-99'],
      ],
    ],
    ['a season', ['Summer2026!', '2026!Winter', 'Spr1ng-2026', '5pring-2026', 'F@ll-2026!', 'Autumn--1']],
    ['a month', ['January-26', 'M@y-20262026', '1!August', 'D3cember!9']],
    [
      'the company’s name or a word of it',
      ['Keystone-26', 'Fre1ght-2026', 'LLC-2026!!', 'KeystoneFreightLinesLlc1!'],
    ],
    ['the company’s name or a word of it', ['Keystone Freight Lines LLC 1', 'Keystone-Freight-Lines-LLC-1']],
    ['the portal’s name or a word of it', ['Carrier-2026', 'P0rtal-2026', 'Carrier-Portal-1', '!C@rr13r9']],
    [
      'the person’s name',
      [
        'María-2026',
        'Maria-2026',
        'M4r1a-2026',
        'AnaMaria1!',
        'Ana-María-1',
        'O’Neil-2026',
        'Oneil-Smith1',
        'Smith!20',
      ],
    ],
    ['the first part of the email address', ['Pat.Driver+Work1', 'Patdriverwork-1']],
  ])('%s', (what, passwords) => {
    const expected = expect.stringContaining(
      `Password must not be ${what} with digits or symbols around it.`,
    );
    for (const password of passwords)
      expect([password, guessableIssue(password, pat)]).toEqual([password, expected]);
  });
});

describe('a password may', () => {
  test.each([
    ...['Correct-Horse-1', 'Freight-Dog-2026', 'MySummer2026!', 'Summer-Winter-1', 'PasswordPassword-1x9y'],
    ...['Keystones-2026', 'Keystone-Pat-1', 'Marias-Truck-1', 'Aa1!xyzzy', 'Abcdef1!', '7#4-9!2aB5'],
    // Not the letters that these symbols imitate.
    ...['Passw9rd-1', 'Summ2r2026!', 'Mailbax-99!'],
    // No word is left.
    ...['12345678Aa!', 'Aa!123456', 'Aa123456!'],
    ...['密码Aa1!密码', `Aa1!${'🚚'.repeat(124)}`, `Aa${'1!'.repeat(63)}`],
  ])('be %s', (password) => {
    expect(guessableIssue(password, pat)).toBeNull();
  });

  test('be the name of another company or person', () => {
    expect(guessableIssue('Freight-2026', pat)).not.toBeNull();
    expect(guessableIssue('Freight-2026', unknownUser)).toBeNull();
    expect(guessableIssue('Oneil-2026', unknownUser)).toBeNull();
  });

  test('be anything without a word to compare with', () => {
    for (const password of ['', '1', '!!!!', 'A', '907142', 'a1', '9'.repeat(128)])
      expect(guessableIssue(password, unknownUser)).toBeNull();
  });
});

longTest('passwords that the portal generates are always accepted', () => {
  const owner = { firstName: 'Temp', lastName: 'Temporary', email: 'temp@example.com', companyName: 'Temp' };
  const random = () => (randomBytes(8).readBigUInt64BE() + 10n ** 18n).toString(36).slice(0, 12);
  for (let round = 0; round < 2000; round += 1)
    for (const made of [`Temp-${random()}1!`, `${randomBytes(12).toString('base64url')}-Aa1!`]) {
      expect(guessableIssue(made, owner)).toBeNull();
      expect(findPasswordIssues(made)).toEqual([]);
    }
});
